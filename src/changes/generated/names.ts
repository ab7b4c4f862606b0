/** A path of files that are not written by hand, or not by this team. */
export interface NameRule {
  readonly kind: 'generated' | 'vendored';
  readonly path: RegExp;
  /** The text after `generated: ` or `vendored: `. */
  readonly what: string;
}

/**
 * Only names that are unambiguous.
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
  { kind: 'vendored', path: /(?:^|\/)Carthage\/(?:Build|Checkouts)\//, what: 'in a Carthage folder' },
  { kind: 'vendored', path: /(?:^|\/)\.yarn\/(?:releases|plugins|sdks|unplugged|versions)\//, what: 'in `.yarn/`' },
  { kind: 'generated', path: /(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/, what: "Yarn's Plug'n'Play" },
  { kind: 'generated', path: /(?:^|\/)__generated__\//, what: 'in `__generated__/`' },
  { kind: 'generated', path: /(?:^|\/)__snapshots__\/[^/]+\.snap$/, what: 'a Jest snapshot' },
  { kind: 'generated', path: /(?:^|\/)\.sqlx\/query-[^/]+\.json$/, what: 'a query saved by sqlx' },
  { kind: 'generated', path: /(?:^|\/)\.openapi-generator\//, what: 'in `.openapi-generator/`' },
  { kind: 'generated', path: /(?:^|\/)\.terraform\.lock\.hcl$/, what: "Terraform's lock file" },
  { kind: 'generated', path: /(?:^|\/)(?:Assets|Packages)\/.*\.meta$/, what: 'a Unity asset file' },
  { kind: 'generated', path: /\.(?:nib|xcworkspacedata|xcuserstate)$/, what: 'a file of Xcode' },
  { kind: 'generated', path: /\.designer\.(?:cs|vb)$/i, what: 'a .NET designer file' },
  { kind: 'generated', path: /\.g(?:\.i)?\.(?:cs|vb)$/i, what: 'a .NET source written by the build' },
  { kind: 'generated', path: /\.feature\.cs$/i, what: 'tests by SpecFlow' },
  {
    kind: 'generated',
    path: /\.(?:g|freezed|mocks|gr|config|pb|pbenum|pbgrpc|pbjson|pbserver)\.dart$/,
    what: 'Dart code written by a builder',
  },
  {
    kind: 'generated',
    path: /\.pb(?:\.gw|\.validate)?\.go$|\.pb\.(?:cc|h)$/,
    what: 'code written by the Protocol Buffer compiler',
  },
  {
    kind: 'generated',
    path: /_pb2(?:_grpc)?\.pyi?$|_pb\.(?:d\.ts|js|rb)$/,
    what: 'code written by the Protocol Buffer compiler',
  },
  { kind: 'generated', path: /.\.zep\.(?:c|h|php)$/, what: 'code by Zephir' },
  { kind: 'generated', path: /_tlb\.pas$/i, what: 'a Delphi type library' },
];
