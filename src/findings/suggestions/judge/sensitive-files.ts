import { identify } from '../../../customizations/places/identify.ts';
import { foldFilePath } from '../../../text/file-names.ts';
import { regex } from '../../../text/regex.ts';

/** Formats of settings. They count in the root and in the folders of settings, where programs look for them. */
const DATA = 'ya?ml|json[c5]?|toml|ini|cfg|conf|config|properties|env|xml|plist|lock';

/** Manifests, lock files and settings of build tools, by their whole names. */
const NAMES = regex()`
  ^(?:
    package\.json|npm-shrinkwrap\.json|pnpm-workspace\.yaml|bun\.lockb?|deno\.jsonc?|cargo\.toml
    |go\.(?:mod|sum|work)|pyproject\.toml|setup\.(?:py|cfg)
    |(?:.*-)?(?:requirements|constraints)(?:[-.].*)?\.(?:txt|in)|pipfile|tox\.ini|noxfile\.py|pytest\.ini
    |mypy\.ini|gemfile|rakefile|.*\.gemspec|composer\.json|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?
    |gradle(?:-wrapper)?\.properties|.*\.(?:cs|fs|vb|vcx)proj|.*\.(?:sln|slnx|props|targets|nuspec)|nuget\.config
    |global\.json|packages\.config|mix\.exs|rebar\.config|package\.swift|package\.resolved|podfile|cartfile
    |pubspec\.yaml|.*\.cabal|stack\.yaml|build\.sbt|deps\.edn|project\.clj|cmakelists\.txt|(?:gnu|bsd)?makefile
    |.*\.mk|meson\.build|build(?:\.bazel)?|(?:workspace|module)(?:\.bazel)?|justfile|taskfile\.ya?ml|vagrantfile
    |tiltfile|procfile|.*\.nix|action\.ya?ml|(?:.*\.)?(?:docker|container)file(?:\..*)?
    |(?:docker-)?compose(?:[-.].*)?\.ya?ml|jenkinsfile.*|codeowners|gemini\.md|kustomization\.ya?ml|chart\.ya?ml
    |[^/]+\.lock|[^/]+-lock\.(?:json|ya?ml)|[jt]sconfig(?:\..+)?\.json|.+\.config\.[cm]?[jt]sx?
    |.+rc(?:\.(?:json|ya?ml|[cm]?js))?
  )$
`;
/** Names that end like settings but are code. */
const CODE_NAMES = /^[^.]+rc$/;

const DATA_NAME = new RegExp(String.raw`\.(?:${DATA})$`);
const SETTINGS_FOLDER = /(?:^|\/)(?:config|configs|conf|settings|ci|deploy|deployment|etc)\//;
const SETTINGS_NAME = new RegExp(String.raw`^(?:config|configuration|settings|appsettings)(?:[-.].*)?\.(?:${DATA})$`);

/**
 * Whether a file decides how the repository is built, checked, released or guided, so that one click in it may do more
 * than its lines show:
 *
 * - each file or folder whose name begins with a dot (`.github/`, `.vscode/`, `.gitlab-ci.yml`, `.npmrc`);
 * - each kind of customization (`AGENTS.md`, `*.instructions.md`, `SKILL.md`, …) and `action.yml`;
 * - manifests and lock files, files of containers, builds and CI services, `*.config.js`, `tsconfig.json`;
 * - YAML, JSON, TOML, INI, XML and similar files in the root, in a folder named for settings, or named `config` or
 *   `settings`.
 *
 * Names count in all spellings that Windows and macOS take for them.
 */
export function isSensitiveFile(path: string): boolean {
  const lower = foldFilePath(path);
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  const isData = DATA_NAME.test(name);
  return (
    /(?:^|\/)\./.test(lower) ||
    identify(path) !== undefined ||
    identify(lower) !== undefined ||
    (NAMES.test(name) && !CODE_NAMES.test(name)) ||
    (isData && (name === lower || SETTINGS_FOLDER.test(lower) || SETTINGS_NAME.test(name)))
  );
}
