import { escapeForPattern } from '../../text/escape-for-pattern.ts';
import { isRecord } from '../../text/record.ts';
import type { RepositoryConfiguration } from './read-configuration.ts';
import { wordsIn } from '../../structures/words-in.ts';

/** A rule that the repository's configuration already says. */
export interface SuggestedRule {
  /** A statement in Markdown, without a bullet. */
  readonly text: string;
  /** The file that says it. */
  readonly from: string;
}

/**
 * Suggests rules that follow from the configuration. Each names what a program can look for; whether a linter enforces it, and
 * whether the code follows it, is found out later.
 */
export function suggestRules(configuration: RepositoryConfiguration): readonly SuggestedRule[] {
  return [
    ...generatedFiles(configuration),
    ...packageManager(configuration),
    ...moduleSystem(configuration),
    ...strictTypes(configuration),
    ...chosenPackages(configuration),
    ...goVersion(configuration),
    ...namespaces(configuration),
  ];
}

const ATTRIBUTES = '.gitattributes';
const MAX_PATTERNS = 10;

/**
 * `*.ipynb linguist-vendored` keeps a language out of the statistics of a repository, whose people edit these files all the
 * same. Files that only tools write have another name: `*.pb.go`, `*.lock.yml`.
 */
const WHOLE_LANGUAGE = /^(?:\*\*\/)?\*\.(?!(?:lock|map|snap)$)\w+$/;

/** Files that `.gitattributes` calls generated or vendored. A folder is named as such. */
function generatedFiles({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  const rows = (text(ATTRIBUTES) ?? '').split('\n').flatMap((line) => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    const isMarked = attributes.some((one) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(one));
    return isMarked && /^[\w./*@-]+$/.test(pattern) && !WHOLE_LANGUAGE.test(pattern) ? [pattern] : [];
  });
  const paths = rows.map((pattern) => pattern.replace(/^\//, '').replace(/\/\*{1,2}(?:\/\*)?$/, '/'));
  return [...new Set(paths)]
    .slice(0, MAX_PATTERNS)
    .map((pattern) => ({ text: `Do not edit \`${pattern}\` by hand.`, from: ATTRIBUTES }));
}

/** The lock file of each package manager for Node.js. */
const LOCKS = {
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
} as const;

function packageManager({ first }: RepositoryConfiguration): readonly SuggestedRule[] {
  const present = Object.entries(LOCKS).filter(([name]) => first(name) !== undefined);
  const [found] = present;
  const python = first('uv.lock', 'poetry.lock');
  return [
    ...(found === undefined || new Set(present.map(([, manager]) => manager)).size > 1
      ? []
      : nodeManager(found[0], found[1])),
    ...(python === undefined
      ? []
      : [{ text: `Use ${python === 'uv.lock' ? '`uv`' : '`poetry`'}, not \`pip\`.`, from: python }]),
  ];
}

function nodeManager(lock: string, manager: string): readonly SuggestedRule[] {
  const others = Object.entries(LOCKS).filter(([, other]) => other !== manager);
  const [names, tools] = [others.map(([name]) => name), others.map(([, other]) => other)];
  return [
    { text: `Do not add ${joinCodes(names.filter((name) => name !== 'bun.lockb'))}.`, from: lock },
    ...(manager === 'npm' ? [] : [{ text: `Use \`${manager}\`, not ${joinCodes([...new Set(tools)])}.`, from: lock }]),
  ];
}

function moduleSystem({ json }: RepositoryConfiguration): readonly SuggestedRule[] {
  return json('package.json')?.['type'] === 'module'
    ? [{ text: 'Never use `require()`; the package has ES modules.', from: 'package.json' }]
    : [];
}

/** A project that checks types strictly does not want code to step around the checks. */
function strictTypes(configuration: RepositoryConfiguration): readonly SuggestedRule[] {
  const options = configuration.json('tsconfig.json')?.['compilerOptions'];
  if (!isRecord(options) || options['strict'] !== true) {
    return [];
  }
  const rules = [
    { text: 'Never use `any`.', rule: /no-?explicit-?any/i },
    { text: 'Never use `@ts-ignore`.', rule: /ban-?ts-?(?:comment|ignore)/i },
    { text: 'Never use `@ts-nocheck`.', rule: /ban-?ts-?comment/i },
  ];
  return rules
    .filter(({ rule }) => !isEnforced(rule, configuration))
    .map(({ text }) => ({ text, from: 'tsconfig.json' }));
}

const LINTER_FILES = wordsIn(`
  eslint.config.cjs eslint.config.js eslint.config.mjs eslint.config.ts .eslintrc.cjs .eslintrc.js .eslintrc.json
  .eslintrc.yml biome.json biome.jsonc .oxlintrc.json
`);
/** Shared settings that contain the rules on types. */
const SHARED = /typescript-eslint[^\n]{0,80}(?:recommended|strict)|configs\.(?:recommended|strict)/;

/** Whether a linter's configuration names a rule, or shared settings that have it. */
function isEnforced(rule: RegExp, { text }: RepositoryConfiguration): boolean {
  return LINTER_FILES.some((name) => {
    const said = text(name) ?? '';
    return rule.test(said) || SHARED.test(said);
  });
}

/** Manifests that name packages in any form. */
const MANIFESTS = {
  node: ['package.json'],
  python: ['pyproject.toml', 'requirements.txt', 'setup.cfg', 'setup.py'],
  java: ['build.gradle', 'build.gradle.kts', 'gradle/libs.versions.toml', 'pom.xml'],
  dotnet: ['Directory.Packages.props', 'Directory.Build.props'],
  rust: ['Cargo.toml'],
  ruby: ['Gemfile'],
} as const;

/**
 * Where a repository chose one of several packages for the same work, the others are not to come back: the packages as the
 * manifest names them, the other packages, the rule.
 */
const CHOICES: readonly (readonly [
  manifests: readonly string[],
  chosen: string,
  others: readonly string[],
  rule: string,
])[] = [
  [MANIFESTS.node, 'vitest', ['@jest/globals', 'jest'], 'Never import `@jest/globals` or `jest`; use `vitest`.'],
  [MANIFESTS.node, 'dayjs', ['moment'], 'Never import `moment`; use `dayjs`.'],
  [MANIFESTS.node, 'date-fns', ['moment'], 'Never import `moment`; use `date-fns`.'],
  [MANIFESTS.node, 'luxon', ['moment'], 'Never import `moment`; use `luxon`.'],
  [MANIFESTS.node, 'lodash-es', ['lodash'], 'Never import `lodash`; use `lodash-es`.'],
  [MANIFESTS.node, 'es-toolkit', ['lodash'], 'Never import `lodash`; use `es-toolkit`.'],
  [MANIFESTS.node, 'undici', ['node-fetch'], 'Never import `node-fetch`; use `undici`.'],
  [MANIFESTS.python, 'pytest', [], 'In Python, never import `unittest`; use `pytest`.'],
  [MANIFESTS.python, 'httpx', ['requests'], 'In Python, never import `requests`; use `httpx`.'],
  [MANIFESTS.python, 'structlog', [], 'In Python, never import `logging`; use `structlog`.'],
  [MANIFESTS.python, 'loguru', [], 'In Python, never import `logging`; use `loguru`.'],
  [
    MANIFESTS.java,
    'junit-jupiter',
    ['junit:junit'],
    'Never import `org.junit.Test`; use `org.junit.jupiter.api.Test`.',
  ],
  [MANIFESTS.java, 'assertj-core', [], 'Never import `org.hamcrest`; use `org.assertj.core`.'],
  [MANIFESTS.java, 'slf4j-api', [], 'Never import `java.util.logging`; use `org.slf4j`.'],
  [MANIFESTS.dotnet, 'xunit', ['NUnit', 'MSTest'], 'In C#, never import `NUnit`; use `Xunit`.'],
  [MANIFESTS.dotnet, 'NUnit', ['xunit', 'MSTest'], 'In C#, never import `Xunit`; use `NUnit`.'],
  [
    MANIFESTS.dotnet,
    'System.Text.Json',
    ['Newtonsoft.Json'],
    'In C#, never import `Newtonsoft.Json`; use `System.Text.Json`.',
  ],
  [MANIFESTS.rust, 'tracing', ['log'], 'In Rust, never import `log`; use `tracing`.'],
  [MANIFESTS.ruby, 'rspec', ['minitest'], 'In Ruby, never import `minitest`; use `rspec`.'],
];

function chosenPackages({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  return CHOICES.flatMap(([manifests, chosen, others, rule]) => {
    const from = manifests.find((name) => namesPackage(text(name), chosen));
    const isOpen = others.some((other) => manifests.some((name) => namesPackage(text(name), other)));
    return from === undefined || isOpen ? [] : [{ text: rule, from }];
  });
}

/** Whether a manifest has the name of a package, and not only as a part of another name. */
function namesPackage(manifest: string | undefined, name: string): boolean {
  const written = escapeForPattern(name);
  return new RegExp(`(?<![\\w@./-])${written}(?![\\w./-])`, 'i').test(manifest ?? '');
}

/** `io/ioutil` is deprecated since Go 1.16: https://go.dev/doc/go1.16#ioutil */
function goVersion({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  const minor = Number(/^go 1\.(\d{1,3})/m.exec(text('go.mod') ?? '')?.[1] ?? 0);
  return minor >= 16 ? [{ text: 'Never import `io/ioutil`.', from: 'go.mod' }] : [];
}

/** A setting of style that no formatter enforces. The others of `.editorconfig` are left to editors and formatters. */
function namespaces({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  return /^\s*csharp_style_namespace_declarations\s*=\s*file_scoped\b/m.test(text(EDITOR_CONFIG) ?? '')
    ? [{ text: 'In C#, use file-scoped namespaces.', from: EDITOR_CONFIG }]
    : [];
}

const EDITOR_CONFIG = '.editorconfig';

function joinCodes(codes: readonly string[]): string {
  const written = codes.map((code) => `\`${code}\``);
  return written.length <= 1 ? (written[0] ?? '') : `${written.slice(0, -1).join(', ')} or ${written.at(-1) ?? ''}`;
}
