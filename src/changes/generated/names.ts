/** Files that are known by their path alone not to be written by hand, or not by this team. */
export interface NameRule {
  readonly kind: 'generated' | 'vendored';
  readonly path: RegExp;
  /** Goes on after `generated: ` or `vendored: `. */
  readonly what: string;
}

/**
 * The names that say it without doubt.
 *
 * @see https://github.com/github-linguist/linguist/blob/main/lib/linguist/generated.rb
 * @see https://github.com/github-linguist/linguist/blob/main/lib/linguist/vendor.yml
 */
export const NAME_RULES: readonly NameRule[] = [
  { kind: 'vendored', path: /(?:^|\/)node_modules\//, what: 'in `node_modules/`' },
  { kind: 'vendored', path: /(?:^|\/)bower_components\//, what: 'in `bower_components/`' },
  { kind: 'vendored', path: /(?:^|\/)vendor\//, what: 'in `vendor/`' },
  { kind: 'vendored', path: /(?:^|\/)Godeps\//, what: 'in `Godeps/`' },
  { kind: 'vendored', path: /(?:^|\/)Pods\//, what: 'in `Pods/`, of CocoaPods' },
  { kind: 'vendored', path: /(?:^|\/)Carthage\/(?:Build|Checkouts)\//, what: 'in a folder of Carthage' },
  { kind: 'vendored', path: /(?:^|\/)\.yarn\/(?:releases|plugins|sdks|unplugged|versions)\//, what: 'in `.yarn/`' },
  { kind: 'generated', path: /(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/, what: "Yarn's Plug'n'Play" },
  { kind: 'generated', path: /(?:^|\/)__generated__\//, what: 'in `__generated__/`' },
  { kind: 'generated', path: /(?:^|\/)__snapshots__\/[^/]+\.snap$/, what: 'a Jest snapshot' },
  { kind: 'generated', path: /(?:^|\/)\.sqlx\/query-[^/]+\.json$/, what: 'a query as sqlx keeps it' },
  { kind: 'generated', path: /(?:^|\/)\.openapi-generator\//, what: 'in `.openapi-generator/`' },
  { kind: 'generated', path: /(?:^|\/)\.terraform\.lock\.hcl$/, what: "Terraform's lock file" },
  { kind: 'generated', path: /(?:^|\/)(?:Assets|Packages)\/.*\.meta$/, what: 'an asset file of Unity' },
  { kind: 'generated', path: /\.(?:nib|xcworkspacedata|xcuserstate)$/, what: 'a file of Xcode' },
  { kind: 'generated', path: /\.designer\.(?:cs|vb)$/i, what: 'a .NET designer file' },
  { kind: 'generated', path: /\.g(?:\.i)?\.(?:cs|vb)$/i, what: 'a .NET source by the build' },
  { kind: 'generated', path: /\.feature\.cs$/i, what: 'tests by SpecFlow' },
  {
    kind: 'generated',
    path: /\.(?:g|freezed|mocks|gr|config|pb|pbenum|pbgrpc|pbjson|pbserver)\.dart$/,
    what: 'Dart code by a builder',
  },
  {
    kind: 'generated',
    path: /\.pb(?:\.gw|\.validate)?\.go$|\.pb\.(?:cc|h)$/,
    what: 'code by the Protocol Buffer compiler',
  },
  {
    kind: 'generated',
    path: /_pb2(?:_grpc)?\.pyi?$|_pb\.(?:d\.ts|js|rb)$/,
    what: 'code by the Protocol Buffer compiler',
  },
  { kind: 'generated', path: /.\.zep\.(?:c|h|php)$/, what: 'code by Zephir' },
  { kind: 'generated', path: /_tlb\.pas$/i, what: 'a Delphi type library' },
];
