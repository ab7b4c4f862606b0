import { isRecord } from '../../text/record.ts';
import { listNames } from '../../reports/list-names.ts';
import type { RepositoryConfiguration } from './read-configuration.ts';

/** A rule that the repository's configuration already says. */
export interface SuggestedRule {
  /** A statement in Markdown, without a bullet. */
  readonly text: string;
  /** The file that says it. */
  readonly from: string;
}

/** Suggests rules that follow from the configuration, and that no linter or formatter of the repository enforces. */
export function suggestRules(configuration: RepositoryConfiguration): readonly SuggestedRule[] {
  return [
    ...generatedFiles(configuration),
    ...packageManager(configuration),
    ...moduleSystem(configuration),
    ...strictTypes(configuration),
    ...chosenPackages(configuration),
    ...goVersion(configuration),
    ...layout(configuration),
    ...commands(configuration),
    ...versions(configuration),
  ];
}

const ATTRIBUTES = '.gitattributes';
const MAX_PATTERNS = 10;

/** Files that `.gitattributes` calls generated or vendored. A folder is named as such. */
function generatedFiles({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  const rows = (text(ATTRIBUTES) ?? '').split('\n').flatMap((line) => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    const isMarked = attributes.some((one) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(one));
    return isMarked && /^[\w./*@-]+$/.test(pattern) ? [pattern] : [];
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
      : [
          {
            text: `Install packages with ${python === 'uv.lock' ? 'uv' : 'Poetry'}, so that \`${python}\` stays up to date.`,
            from: python,
          },
        ]),
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

const LINTER_FILES = [
  'eslint.config.cjs',
  'eslint.config.js',
  'eslint.config.mjs',
  'eslint.config.ts',
  '.eslintrc.cjs',
  '.eslintrc.js',
  '.eslintrc.json',
  '.eslintrc.yml',
  'biome.json',
  'biome.jsonc',
  '.oxlintrc.json',
];
/** Shared settings that contain the rules on types. */
const SHARED = /typescript-eslint[^\n]{0,80}(?:recommended|strict)|configs\.(?:recommended|strict)/;

/** Whether a linter's configuration names a rule, or shared settings that have it. */
function isEnforced(rule: RegExp, { text }: RepositoryConfiguration): boolean {
  return LINTER_FILES.some((name) => {
    const said = text(name) ?? '';
    return rule.test(said) || SHARED.test(said);
  });
}

/** Where a repository chose one of several packages for the same work, the others are not to come back. */
const CHOICES: readonly { readonly chosen: readonly string[]; readonly others: readonly string[] }[] = [
  { chosen: ['vitest'], others: ['@jest/globals', 'jest'] },
  { chosen: ['dayjs', 'date-fns', 'luxon'], others: ['moment'] },
  { chosen: ['lodash-es', 'es-toolkit'], others: ['lodash'] },
  { chosen: ['undici'], others: ['node-fetch'] },
];

function chosenPackages({ json }: RepositoryConfiguration): readonly SuggestedRule[] {
  const manifest = json('package.json');
  const dependencies = new Set(
    ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((key) => {
      const listed = manifest?.[key];
      return isRecord(listed) ? Object.keys(listed) : [];
    }),
  );
  return CHOICES.flatMap(({ chosen, others }) => {
    const used = chosen.find((name) => dependencies.has(name));
    return used === undefined || others.some((name) => dependencies.has(name))
      ? []
      : [{ text: `Never import ${joinCodes(others)}; use \`${used}\`.`, from: 'package.json' }];
  });
}

/** `io/ioutil` is deprecated since Go 1.16: https://go.dev/doc/go1.16#ioutil */
function goVersion({ text }: RepositoryConfiguration): readonly SuggestedRule[] {
  const minor = Number(/^go 1\.(\d{1,3})/m.exec(text('go.mod') ?? '')?.[1] ?? 0);
  return minor >= 16 ? [{ text: 'Never import `io/ioutil`.', from: 'go.mod' }] : [];
}

/** The formatters by their configuration, with what they format. */
const FORMATTERS = [
  {
    names: [
      '.prettierrc',
      '.prettierrc.json',
      '.prettierrc.yaml',
      '.prettierrc.yml',
      'prettier.config.cjs',
      'prettier.config.js',
      'prettier.config.mjs',
    ],
    command: 'prettier --write .',
  },
  { names: ['biome.json', 'biome.jsonc'], command: 'biome check --write' },
  { names: ['.oxfmtrc.json'], command: 'oxfmt' },
] as const;

/** Without a formatter, the settings of editors say how code is laid out. */
function layout(configuration: RepositoryConfiguration): readonly SuggestedRule[] {
  const { text, first } = configuration;
  const from = '.editorconfig';
  const everything = /^\[\*\]\s*$([^[]*)/m.exec(text(from) ?? '')?.[1] ?? '';
  const setting = (name: string): string | undefined =>
    new RegExp(`^\\s*${name}\\s*=\\s*([\\w-]+)`, 'mi').exec(everything)?.[1]?.toLowerCase();
  const isFormatted = first(...FORMATTERS.flatMap(({ names }) => names), 'rustfmt.toml', 'go.mod') !== undefined;
  const size = setting('indent_size');
  return isFormatted
    ? []
    : [
        ...(setting('indent_style') === 'space' && size !== undefined && /^\d$/.test(size)
          ? [{ text: `Indent with ${size} spaces, never with tabs.`, from }]
          : []),
        ...(setting('indent_style') === 'tab' ? [{ text: 'Indent with tabs.', from }] : []),
        ...(/^\d{2,3}$/.test(setting('max_line_length') ?? '')
          ? [{ text: `Lines must not be longer than ${setting('max_line_length')} characters.`, from }]
          : []),
        ...(setting('insert_final_newline') === 'true' ? [{ text: 'Files must end with a newline.', from }] : []),
      ];
}

/** Commands that people and agents run. */
function commands({ text, json, first }: RepositoryConfiguration): readonly SuggestedRule[] {
  const lock = first(...Object.keys(LOCKS));
  const manager = Object.entries(LOCKS).find(([name]) => name === lock)?.[1] ?? 'npm';
  const scripts = json('package.json')?.['scripts'];
  const named = isRecord(scripts) ? ['lint', 'types', 'typecheck', 'test'].filter((name) => name in scripts) : [];
  const formatter = FORMATTERS.find(({ names }) => first(...names) !== undefined);
  const python = text('pyproject.toml') ?? '';
  const ruff = first('ruff.toml') ?? (/^\[tool\.ruff/m.test(python) ? 'pyproject.toml' : undefined);
  return [
    ...(formatter === undefined
      ? []
      : [{ text: `Format changed files with \`${formatter.command}\`.`, from: first(...formatter.names) ?? '' }]),
    ...(ruff === undefined
      ? []
      : [{ text: 'Format and lint Python with `ruff format` and `ruff check`.', from: ruff }]),
    ...(ruff === undefined && /^\[tool\.black/m.test(python)
      ? [{ text: 'Format Python with `black`.', from: 'pyproject.toml' }]
      : []),
    ...(first('Cargo.toml') === undefined
      ? []
      : [{ text: 'Run `cargo fmt` and `cargo clippy` before you commit.', from: 'Cargo.toml' }]),
    ...(first('go.mod') === undefined
      ? []
      : [{ text: 'Run `gofmt` and `go vet ./...` before you commit.', from: 'go.mod' }]),
    ...(named.length === 0
      ? []
      : [
          {
            text: `Run ${listNames(named.map((name) => `\`${manager} run ${name}\``))} before you commit.`,
            from: 'package.json',
          },
        ]),
  ];
}

/** The oldest versions that code has to run on. */
function versions({ text, json }: RepositoryConfiguration): readonly SuggestedRule[] {
  const engines = json('package.json')?.['engines'];
  const node = isRecord(engines) ? engines['node'] : undefined;
  const python = /^requires-python\s*=\s*"([<>=~!.,\w *]{1,40})"/m.exec(text('pyproject.toml') ?? '')?.[1];
  return [
    ...(typeof node === 'string' && /^[\w .<>=^~|-]{1,60}$/.test(node)
      ? [{ text: `Use only features that Node.js \`${node}\` has.`, from: 'package.json' }]
      : []),
    ...(python === undefined
      ? []
      : [{ text: `Use only features that Python \`${python}\` has.`, from: 'pyproject.toml' }]),
  ];
}

function joinCodes(codes: readonly string[]): string {
  const written = codes.map((code) => `\`${code}\``);
  return written.length <= 1 ? (written[0] ?? '') : `${written.slice(0, -1).join(', ')} or ${written.at(-1) ?? ''}`;
}
