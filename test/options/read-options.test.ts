import { CONTEXT_PROVIDERS } from '../../src/context/provider-names.ts';
import { describe, expect, it } from 'vitest';
import { describeUserError, UserError } from '../../src/errors.ts';
import { OPTIONS, type Options } from '../../src/options/options.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { NO_CONFIG_ONLY, type GivenOptions } from '../../src/options/given.ts';
import { suggestionFor } from '../../src/options/problems.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';

function inputs(values: Readonly<Record<string, unknown>>): GivenOptions {
  return new Map(
    Object.entries(values).map(([name, value]) => [name, { value, where: { kind: 'named', name: `--${name}` } }]),
  );
}

function config(text: string): GivenOptions {
  return readConfig(sourceText('.github/housestyle.yml', text)).options;
}

/** The options as read, or the problems, one per line. */
function attempt<T>(read: () => T): T | readonly string[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.exitCode === 2) {
      return describeUserError(error).split('\n');
    }
    throw error;
  }
}

const DEFAULTS = readOptions([]);

it('without any value, the options are the documented defaults', () => {
  expect(DEFAULTS).toEqual({
    mode: 'auto',
    batch: false,
    batchMinutes: 0,
    cancelBatches: false,
    provider: 'auto',
    fallbackModels: [],
    isServerConfigured: false,
    decided: [],
    openaiApi: 'chat',
    prices: [],
    modelNames: new Map(),
    maxTurns: 8,
    maxMinutes: 20,
    concurrency: 8,
    verify: true,
    extends: undefined,
    instructionsFrom: 'base',
    compatibility: 'github',
    workspaceFolders: [],
    organizationInstructions: false,
    clients: [],
    all: false,
    rules: NO_CONFIG_ONLY,
    paths: [],
    ignore: [],
    maxFileLines: 20_000,
    allFiles: false,
    auditBaseline: undefined,
    bundles: false,
    maxComments: 20,
    minSeverity: 'low',
    minConfidence: 0.5,
    minAcceptance: 0.35,
    learned: undefined,
    minCoverage: 0,
    failOnUnread: false,
    incremental: true,
    full: false,
    comment: 'findings',
    checkRun: 'never',
    requestChanges: false,
    reviewDrafts: true,
    waitForPushes: 60,
    agent: undefined,
    delegate: 'auto',
    maxAgents: 1,
    contextTokens: 12_000,
    leaveOutContext: ['similar'],
    literalChecks: 'on',
    customizationChecks: 'on',
    leaveOutChecks: [],
    remoteAgents: [],
    toolReports: [],
    purpose: 'review',
    commitMessage: false,
    artifact: true,
    dryRun: false,
  });
});

describe('an option is read', () => {
  it.each<[string, Readonly<Record<string, unknown>>, Partial<Options>]>([
    ['as a choice', { mode: 'review' }, { mode: 'review' }],
    ['as a string', { model: 'gpt' }, { model: 'gpt' }],
    ['as a string from a number', { model: 4 }, { model: '4' }],
    ['as a number from a string', { 'max-comments': ' 5 ' }, { maxComments: 5 }],
    ['as a number', { 'pull-request': 7 }, { pullRequest: 7 }],
    ['as an amount', { 'max-cost': 0.5 }, { maxCost: 0.5 }],
    ['as an amount from a string', { 'max-cost': ' 2.50 ' }, { maxCost: 2.5 }],
    [
      'as names from lines',
      { 'fallback-models': 'gpt-4o\nanthropic:claude' },
      { fallbackModels: ['gpt-4o', 'anthropic:claude'] },
    ],
    [
      'as names of providers from lines and between commas',
      { 'leave-out-context': 'callers\n types, tests,' },
      { leaveOutContext: ['callers', 'types', 'tests'] },
    ],
    ['as zero', { 'max-comments': 0 }, { maxComments: 0 }],
    ['as true', { 'dry-run': true }, { dryRun: true }],
    ['as true from a string in any letter case', { 'dry-run': 'TRUE' }, { dryRun: true }],
    ['as false', { 'request-changes': 'False' }, { requestChanges: false }],
    ['as an address', { 'base-url': 'http://localhost:11434/v1' }, { baseUrl: 'http://localhost:11434/v1' }],
    ['as globs from lines', { paths: ' src/** \n\n*.md\r\n' }, { paths: ['src/**', '*.md'] }],
    ['as globs from a list', { ignore: ['a/**', 'b\nc'] }, { ignore: ['a/**', 'b', 'c'] }],
    ['as an empty list', { paths: '' }, { paths: [] }],
    [
      'as folders from lines',
      { 'workspace-folders': ' packages/a/ \n\n./packages//b\n' },
      { workspaceFolders: ['packages/a', 'packages/b'] },
    ],
    ['as a string with its origin', { 'user-settings': '{ }' }, { userSettings: { value: '{ }', isShared: false } }],
    ['as a file that may be missing', { 'content-exclusion': 'ex.yml' }, { contentExclusion: 'ex.yml' }],
  ])('%s', (_name, given, expected) => {
    expect(readOptions([inputs(given)])).toEqual({ ...DEFAULTS, ...expected });
  });

  it('from the first layer that contains it; the configuration file is the last layer', () => {
    const layers = [
      inputs({ model: 'a' }),
      inputs({ model: 'b', provider: 'openai' }),
      config('model: c\nmin-severity: high\nprovider: offline\n'),
    ];
    const { model, provider, minSeverity } = readOptions(layers);
    expect([model, provider, minSeverity]).toEqual(['a', 'openai', 'high']);
  });

  it('as any path of the machine from a flag, but only as a path below the working folder from a configuration file', () => {
    expect(readOptions([inputs({ 'cache-dir': '/var/replies' })]).cacheDir).toBe('/var/replies');
    expect(readOptions([config('cache-dir: .cache/replies')]).cacheDir).toBe('.cache/replies');
    for (const outside of ['/etc/replies', '../replies', 'a/../../b']) {
      expect(() => readOptions([config(`cache-dir: ${outside}`)])).toThrow(
        'a path below the folder that the run starts in',
      );
    }
  });

  it('with its origin if two modes share the values of the option', () => {
    expect([
      readOptions([inputs({ 'fail-on': 'high' })]).failOn,
      readOptions([config('fail-on: error')]).failOn,
    ]).toEqual([
      { value: 'high', isShared: false },
      { value: 'error', isShared: true },
    ]);
  });
});

describe('the bounds of a number', () => {
  const numbers = OPTIONS.flatMap((spec) => (spec.type === 'integer' || spec.type === 'number' ? [spec] : []));
  const read = (name: string, value: number): unknown => {
    const key = name.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
    return new Map(Object.entries(readOptions([inputs({ [name]: value })]))).get(key);
  };

  it.each(numbers)('$name: $least is allowed, and less is refused', ({ name, type, least }) => {
    const less = least - (type === 'integer' ? 1 : 0.01);
    expect(read(name, least)).toBe(least);
    expect(() => read(name, less)).toThrow(new RegExp(`^\`--${name}\` must be .* from ${least}\\b.*, not ${less}$`));
  });

  it.each(numbers.filter(({ most }) => most !== undefined))(
    '$name: $most is allowed, and more is refused',
    ({ name, least, most = 0 }) => {
      expect(read(name, most)).toBe(most);
      expect(() => read(name, most + 1)).toThrow(`from ${least} to ${most}, not ${most + 1}`);
    },
  );

  it.each(numbers.filter(({ most }) => most === undefined))('$name: any larger number is allowed', ({ name }) => {
    expect(read(name, Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('a wrong value', () => {
  it.each<[string, unknown, string]>([
    [
      'mode',
      'reviw',
      '`--mode` must be one of `auto`, `review`, `validate`, `dump`, `describe`, `plan`, `publish`, not "reviw"',
    ],
    [
      'mode',
      ['review'],
      '`--mode` must be one of `auto`, `review`, `validate`, `dump`, `describe`, `plan`, `publish`, not ["review"]',
    ],
    [
      'leave-out-context',
      'callers\ncaller',
      `\`--leave-out-context\` must be one of ${CONTEXT_PROVIDERS.map((name) => `\`${name}\``).join(', ')}, not "caller"`,
    ],
    ['max-comments', 'many', '`--max-comments` must be a whole number from 0, not "many"'],
    ['max-comments', -1, '`--max-comments` must be a whole number from 0, not -1'],
    ['max-comments', 1.5, '`--max-comments` must be a whole number from 0, not 1.5'],
    ['max-comments', '', '`--max-comments` must be a whole number from 0, not ""'],
    ['max-comments', '9'.repeat(30), `\`--max-comments\` must be a whole number from 0, not "${'9'.repeat(30)}"`],
    ['max-cost', '1e3', '`--max-cost` must be a number from 0, not "1e3"'],
    ['max-cost', -0.5, '`--max-cost` must be a number from 0, not -0.5'],
    ['max-cost', Number.NaN, '`--max-cost` must be a number from 0, not NaN'],
    ['max-cost', '1,5', '`--max-cost` must be a number from 0, not "1,5"'],
    ['dry-run', 'yes', '`--dry-run` must be `true` or `false`, not "yes"'],
    ['dry-run', 1, '`--dry-run` must be `true` or `false`, not 1'],
    ['dry-run', { toString: 1 }, '`--dry-run` must be `true` or `false`, not {"toString":1}'],
    [
      'base-url',
      'localhost:1',
      '`--base-url` must be an address that begins with http:// or https://, not "localhost:1"',
    ],
    [
      'base-url',
      ['http://a'],
      '`--base-url` must be an address that begins with http:// or https://, not ["http://a"]',
    ],
    ['model', true, '`--model` must be a text, not true'],
    ['paths', [1], '`--paths` must be a list of globs, not [1]'],
    ['paths', { a: 'b' }, '`--paths` must be a list of globs, not {"a":"b"}'],
    ['fail-on', 'info', '`--fail-on` must be one of `never`, `low`, `medium`, `high`, `error`, `warning`, not "info"'],
  ])('of %s is quoted: %j', (name, value, expected) => {
    expect(attempt(() => readOptions([inputs({ [name]: value })]))).toEqual([expected]);
  });

  it('is reported together with all others, in the order of the options', () => {
    const given = inputs({ 'dry-run': 'x', mode: 'y', 'max-comments': 'z' });
    expect(attempt(() => readOptions([given]))).toEqual([
      '`--mode` must be one of `auto`, `review`, `validate`, `dump`, `describe`, `plan`, `publish`, not "y"',
      '`--max-comments` must be a whole number from 0, not "z"',
      '`--dry-run` must be `true` or `false`, not "x"',
    ]);
  });

  it.each([
    ['with LF', '# ours\nmodel: m\nmax-comments: many\n', '3:15'],
    ['with CRLF', '# ours\r\nmodel: m\r\nmax-comments:   many\r\n', '3:17'],
    ['with a byte order mark', '\uFEFFmax-comments: many\n', '1:16'],
  ])('in the configuration file is reported with its place in a file %s', (_name, text, place) => {
    expect(attempt(() => readOptions([config(text)]))).toEqual([
      `.github/housestyle.yml:${place}: \`max-comments\` must be a whole number from 0, not "many"`,
    ]);
  });

  it('that another layer overrides is not checked', () => {
    expect(readOptions([inputs({ 'max-comments': 1 }), config('max-comments: many')]).maxComments).toBe(1);
  });
});

describe('the configuration', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['may be empty', '', {}],
    ['may contain only comments', '# nothing\n', {}],
    ['may leave a key empty', 'model:\nprovider: offline\n', { provider: 'offline' }],
    [
      'may contain lists',
      'paths:\n  - src/**\n  - "*.md"\nignore: [a, b]\n',
      { paths: ['src/**', '*.md'], ignore: ['a', 'b'] },
    ],
    ['may contain lines', 'paths: |\n  src/**\n  *.md\n', { paths: 'src/**\n*.md\n' }],
    [
      'may contain all options except its own path',
      OPTIONS.filter(({ name }) => name !== 'config')
        .map(({ name }) => `${name}: x\n`)
        .join(''),
      Object.fromEntries(OPTIONS.filter(({ name }) => name !== 'config').map(({ name }) => [name, 'x'])),
    ],
  ])('%s', (_name, text, expected) => {
    expect(Object.fromEntries([...config(text)].map(([name, { value }]) => [name, value]))).toEqual(expected);
  });

  it.each([
    ['a misspelled key', 'max-coments: 1', ['1:1: Unknown key `max-coments`', '  Did you mean `max-comments`?']],
    ['a key in camel case', 'model: m\nDryRun: true', ['2:1: Unknown key `DryRun`', '  Did you mean `dry-run`?']],
    [
      'a key that resembles no other',
      'xyzzyx: 1',
      [
        '1:1: Unknown key `xyzzyx`',
        '  All names are at https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs.',
      ],
    ],
    [
      'its own path',
      'config: a.yml',
      [
        '1:1: Unknown key `config`',
        '  All names are at https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs.',
      ],
    ],
    ['a list', '- model', ['1:1: The configuration must be `key: value` pairs']],
    ['a string', 'model', ['1:1: The configuration must be `key: value` pairs']],
    [
      'a key twice',
      'model: a\nmodel: b',
      ['2:1: The key `model` appears twice', '  Correct the YAML of the configuration file.'],
    ],
    [
      'a tab',
      'paths:\n\t- a',
      ['2:1: YAML does not allow tabs for indentation', '  Correct the YAML of the configuration file.'],
    ],
  ])('refuses %s', (_name, text, [first, ...rest]) => {
    expect(attempt(() => config(text))).toEqual([`.github/housestyle.yml:${first}`, ...rest]);
  });

  it('gets a report of all unknown keys and wrong values at once, in the order of the file', () => {
    const text = 'modell: a\nmax-comments: many\nmodel: b\nproviderr: c\nprices: { b: 1 }\n';
    expect(attempt(() => config(text))).toEqual([
      '.github/housestyle.yml:1:1: Unknown key `modell`',
      '  Did you mean `model`?',
      '.github/housestyle.yml:2:15: `max-comments` must be a whole number from 0, not "many"',
      '.github/housestyle.yml:4:1: Unknown key `providerr`',
      '  Did you mean `provider`?',
      expect.stringContaining('.github/housestyle.yml:5:14: The price of "b" must be a map'),
      expect.any(String),
    ]);
  });
});

describe('a secret is never shown', () => {
  it.each([
    ['as a list', 'api-key: [sk-secret]'],
    ['as a map', 'github-token: { sk-secret: sk-secret }'],
    ['as true', 'api-key: true'],
    ['with an asterisk', 'api-key: *sk-secret'],
    ['with a colon', 'api-key: sk: secret: sk-secret'],
    ['with a sign that must be quoted', 'api-key: @sk-secret'],
    ['with a quote that is not closed', 'model: m\napi-key: "sk-secret'],
    ['with an escape', 'api-key: "\\sk-secret"'],
    ['with a tag', 'api-key: !sk-secret x'],
    ['over several lines', 'api-key: >\n  a\n b: *sk-secret'],
    ['with its key in quotes', '"api-key" : *sk-secret'],
    ['in a list that is not closed', 'github-token: [sk-secret'],
  ])('%s', (_name, text) => {
    const reported = attempt(() => readOptions([config(text)]));
    expect([Array.isArray(reported), JSON.stringify(reported).includes('secret')]).toEqual([true, false]);
  });

  it('as a wrong input', () => {
    expect(attempt(() => readOptions([inputs({ 'api-key': ['sk-secret'] })]))).toEqual([
      '`--api-key` must be a text, not the value',
    ]);
  });
});

it.each([
  ['modell', 'Did you mean `model`?'],
  ['SARIF_FILE', 'Did you mean `sarif-file`?'],
  ['max-request', 'Did you mean `max-requests`?'],
  ['', 'All names are at https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs.'],
  ['zzzzzz', 'All names are at https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs.'],
])('the nearest name of %j: %s', (name, expected) => {
  expect(suggestionFor(name)).toBe(expected);
});
