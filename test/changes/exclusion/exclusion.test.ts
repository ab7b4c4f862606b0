import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readExclusions, type Exclusions, type ReadStart } from '../../../src/changes/exclusion/exclusion.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { sourceText } from '../../../src/text/source-text.ts';

const PATH = '.github/copilot-exclusion.yml';
const APP = 'github.com/octo/app';

interface Given {
  readonly ignoreFiles?: Readonly<Record<string, string>>;
  readonly settings?: string;
  readonly repository?: string | undefined;
}

function read({ ignoreFiles = {}, settings, ...given }: Given): ReturnType<typeof readExclusions> {
  return readExclusions({
    ignoreFiles: Object.entries(ignoreFiles).map(([path, text]) => sourceText(path, text)),
    settings: settings === undefined ? [] : [sourceText(PATH, settings)],
    repository: 'repository' in given ? given.repository : APP,
  });
}

async function exclusionsOf(given: Given): Promise<Exclusions> {
  const found = await read(given);
  if (found.kind === 'broken') {
    throw new Error(JSON.stringify(found.diagnostics));
  }
  return found.exclusions;
}

const unasked: ReadStart = () => Promise.reject(new Error('the content was requested'));

async function reason(given: Given, path: string, readStart: ReadStart = unasked): Promise<string | undefined> {
  const found = await (await exclusionsOf(given)).reasonFor(path, readStart);
  return found && [found.source, found.reason].filter((part) => part !== undefined).join(' ');
}

const startOf =
  (text: string): ReadStart =>
  async () =>
    new TextEncoder().encode(text);

describe('.copilotignore excludes', () => {
  const root = (text: string): Given => ({ ignoreFiles: { '.copilotignore': text } });

  test.each<[name: string, given: Given, path: string, expected: string | undefined]>([
    ['nothing if there is no file', {}, 'a.ts', undefined],
    ['a name at any depth', root('# keys\n\n*.pem\n'), 'a/b.pem', '.copilotignore:3 excluded by `*.pem`'],
    ['a folder and what is in it', root('secrets/'), 'secrets/a/b.ts', '.copilotignore:1 excluded by `secrets/`'],
    ['no file if the pattern is for folders', root('secrets/'), 'secrets', undefined],
    ['from the root', root('/a.ts'), 'src/a.ts', undefined],
    ['without case', root('Secret*\n'), 'src/SECRETS.ts', '.copilotignore:1 excluded by `Secret*`'],
    ['without case beyond ASCII', root('Ä.ts\n'), 'ä.ts', '.copilotignore:1 excluded by `Ä.ts`'],
    ['no file that a later line includes again', root('*.log\n!keep.log'), 'keep.log', undefined],
    [
      'a file in an excluded folder that a later line tries to include again',
      root('logs/\n!logs/keep.log'),
      'logs/keep.log',
      '.copilotignore:1 excluded by `logs/`',
    ],
    [
      'with CRLF and a byte order mark',
      root('\uFEFF*.log\r\n*.pem\r\n'),
      'a.pem',
      '.copilotignore:2 excluded by `*.pem`',
    ],
    ['a name with blanks at its end', root('a\\ \nb  '), 'a ', '.copilotignore:1 excluded by `a\\ `'],
    ['a name without the blanks after it', root('b  '), 'b', '.copilotignore:1 excluded by `b`'],
    [
      'by the nearest file',
      { ignoreFiles: { '.copilotignore': '*.ts', 'src/.copilotignore': '!a.ts' } },
      'src/a.ts',
      undefined,
    ],
    [
      'by a file in a higher folder if the nearest one has no match',
      { ignoreFiles: { '.copilotignore': '*.ts', 'src/.copilotignore': '*.js' } },
      'src/a.ts',
      '.copilotignore:1 excluded by `*.ts`',
    ],
    ['only below its own folder', { ignoreFiles: { 'src/.copilotignore': '/a.ts' } }, 'a.ts', undefined],
    [
      'a path that is too deep to check',
      root('x'),
      `${'a/'.repeat(100)}b`,
      'excluded because its path has 100 folders or more, and rules are only checked to that depth',
    ],
  ])('%s', async (_name, given, path, expected) => {
    expect(await reason(given, path)).toBe(expected);
  });
});

describe('settings exclude', () => {
  const list = (...items: readonly string[]): Given => ({ settings: items.map((item) => `- ${item}\n`).join('') });

  test.each<[name: string, given: Given, path: string, isExcluded: boolean]>([
    ['a path from the root', list('"/src/some-dir/kernel.rs"'), 'src/some-dir/kernel.rs', true],
    ['a path from the root not elsewhere', list('"/src/kernel.rs"'), 'x/src/kernel.rs', false],
    ['a folder by its path', list('"/src/some-dir"'), 'src/some-dir/a/b.rs', true],
    ['a folder by its path with a slash', list('"src/some-dir/"'), 'src/some-dir/a.rs', true],
    ['no folder with the same beginning', list('"/src/some"'), 'src/some-dir/a.rs', false],
    ['a name at any depth', list('secrets.json'), 'a/b/secrets.json', true],
    ['a name, not a part of it', list('secrets.json'), 'my-secrets.json', false],
    ['the start of a name', list('"secret*"'), 'a/secrets.txt', true],
    ['without case', list('"*.CFG"'), 'a/b.cfg', true],
    ['dot files', list('"*.env"'), 'a/.env', true],
    ['folders anywhere', list('"**/secret/**"'), '.x/secret/a/b.ts', true],
    ['alternatives', list('"{server,session}*"'), 'a/sessions.go', true],
    ['sets', list('"*.m[dk]"'), 'a/b.mk', true],
    ['an exclamation mark as itself', list('"!*.md"'), 'a.md', false],
    ['the paths of a map', list('{ paths: ["/scripts/**"] }'), 'scripts/a.sh', true],
    ['nothing when empty', { settings: '# none\n' }, 'a', false],
    ['nothing by an empty list', { settings: '[]' }, 'a', false],
    ['nothing by an empty map', { settings: '"*": []' }, 'a', false],
  ])('%s', async (_name, given, path, isExcluded) => {
    expect((await reason(given, path)) !== undefined).toBe(isExcluded);
  });

  test('and name the line that excludes', async () => {
    const settings = '# ours\n"*":\n  - "*.key"\n  - paths:\n      - "/a/**"\n';
    expect(await reason({ settings }, 'a/b.ts')).toBe(`${PATH}:5 excluded by \`/a/**\``);
  });

  test.each<[key: string, repository: string | undefined, isForIt: boolean]>([
    ['"*"', APP, true],
    ['https://github.com/octo/app', APP, true],
    ['https://github.com/octo/app.git', APP, true],
    ['http://user:x@github.com:443/octo/app.git/', APP, true],
    ['ssh://git@github.com/octo/app', APP, true],
    ['git@github.com:octo/app.git', APP, true],
    ['GitHub.com/Octo/App', APP, true],
    ['octo/app', APP, true],
    ['app', APP, true],
    ['git@github.com:*/app', APP, true],
    ['https://github.com/octo/*', APP, true],
    ['"*/app"', APP, true],
    ['"octo/{web,app}"', APP, true],
    ['octo/app', 'GitHub.Example.com:8443/Octo/App', true],
    ['https://github.example.com/octo/app', 'GitHub.Example.com:8443/Octo/App', true],
    ['octo/other', undefined, true],
    ['octo/app-two', APP, false],
    ['octo', APP, false],
    ['https://gitlab.com/octo/app', APP, false],
    ['https://github.com/octo/*', 'github.com/other/app', false],
  ])('the repositories that %s names: of %s %s', async (key, repository, isForIt) => {
    const found = await reason({ settings: `${key}:\n  - "*"\n`, repository }, 'a.ts');
    expect(found !== undefined).toBe(isForIt);
  });
});

describe('settings exclude by content', () => {
  const anyOf = (...written: readonly string[]): Given => ({ settings: `- ifAnyMatch: ${JSON.stringify(written)}` });
  const noneOf = (...written: readonly string[]): Given => ({ settings: `- ifNoneMatch: ${JSON.stringify(written)}` });

  test.each<[name: string, given: Given, content: string, expected: string | undefined]>([
    ['any match', anyOf('x', 'Secret'), '// Secret', `${PATH}:1 excluded because \`Secret\` matches its content`],
    ['no match', anyOf('Secret'), '// secret', undefined],
    ['flags', anyOf('/secret/i'), '// SECRET', `${PATH}:1 excluded because \`/secret/i\` matches its content`],
    [
      'text that only looks like flags',
      anyOf('/etc/passwd'),
      '/etc/passwd',
      `${PATH}:1 excluded because \`/etc/passwd\` matches its content`,
    ],
    [
      'a global expression, which starts again for each file',
      anyOf('/e/g'),
      'e',
      `${PATH}:1 excluded because \`/e/g\` matches its content`,
    ],
    [
      'none match',
      noneOf('Open', 'Public'),
      '// Closed',
      `${PATH}:1 excluded because its content matches no expression of \`ifNoneMatch\``,
    ],
    ['one match of `ifNoneMatch`', noneOf('Open', 'Public'), '// Public', undefined],
    ['an empty file', noneOf('Open'), '', undefined],
    ['an empty list', noneOf(), 'x', undefined],
    ['the 1,024th byte', anyOf('S'), `${'ö'.repeat(511)}xS`, `${PATH}:1 excluded because \`S\` matches its content`],
    ['the 1,025th byte', anyOf('S'), `${'ö'.repeat(512)}S`, undefined],
    [
      'an expression that does not end',
      anyOf('^(a+)+$'),
      `${'a'.repeat(500)}!`,
      `${PATH}:1 excluded because \`^(a+)+$\` takes too long on its content`,
    ],
  ])('%s', async (_name, given, content, expected) => {
    expect(await reason(given, 'a.ts', startOf(content))).toBe(expected);
  });

  test('after an expression timed out four times, without trying it again', async () => {
    const exclusions = await exclusionsOf(anyOf('^(a+)+$'));
    const contents = ['b', ...Array<string>(4).fill(`${'a'.repeat(500)}!`), 'b'];
    const excluded: boolean[] = [];
    for (const content of contents) {
      excluded.push((await exclusions.reasonFor('a.ts', startOf(content))) !== undefined);
    }
    expect(excluded).toEqual([false, true, true, true, true, true]);
  });

  test('a file that cannot be read', async () => {
    expect(await reason(anyOf('x'), 'a.ts', async () => undefined)).toBe(
      `${PATH}:1 excluded because a rule is about its content, which cannot be read`,
    );
  });

  test('a path that is excluded anyway is not read', async () => {
    const settings = '- ifAnyMatch: ["x"]\n- "*.ts"';
    expect(await reason({ settings }, 'a.ts')).toBe(`${PATH}:2 excluded by \`*.ts\``);
  });

  test('paths and content of one item exclude independently', async () => {
    const settings = '- paths: ["*.ts"]\n  ifAnyMatch: ["Secret"]';
    const all = [await reason({ settings }, 'a.ts'), await reason({ settings }, 'a.js', startOf('Secret'))];
    expect(all).toEqual([
      `${PATH}:1 excluded by \`*.ts\``,
      `${PATH}:2 excluded because \`Secret\` matches its content`,
    ]);
  });
});

describe('settings with errors stop the review', () => {
  const lines = (diagnostics: readonly Diagnostic[]): readonly string[] =>
    diagnostics.map(
      ({ severity, start, message, hint = '' }) => `${severity} ${start.line}:${start.column} ${message} | ${hint}`,
    );

  test.each<[name: string, settings: string, expected: string]>([
    ['bad YAML', '- "a\n- b', 'error 2:4 A quote'],
    ['a glob that YAML reads as an alias', '- *.cfg', 'error 1:3'],
    ['a text', 'secret', 'error 1:1 A list of globs is expected here'],
    ['a key without a list', '"*":\n', 'error 1:1 A list of globs is expected here'],
    ['a repository that is a text', 'octo/app: "*.cfg"', 'error 1:11 A list of globs is expected here'],
    ['a number', '- a\n- 5', 'error 2:3 This is not text | Put it in quotes.'],
    ['a list in a list', '- - a', 'error 1:3 This is not text'],
    ['an empty glob', '- ""', 'error 1:3 This glob cannot be used: it is empty'],
    ['an extended glob', '- "+(a|b)"', 'error 1:3 This glob cannot be used: extended globs'],
    [
      'a glob that is too long',
      `- ${'a'.repeat(4_097)}`,
      'error 1:3 This glob cannot be used: it has more than 4,096 characters',
    ],
    [
      'an unknown key',
      '- path: [a]',
      'error 1:9 Unknown key `path` | An item has `paths`, `ifAnyMatch` and `ifNoneMatch`.',
    ],
    ['paths without a list', '- paths: a', 'error 1:10 `paths` is not a list | Write `paths: ["…"]`.'],
    ['an item at the top', 'paths: [a]', 'error 1:1 `paths` is used where a repository is expected'],
    ['no repository', 'https://github.com/: []', 'error 1:1 `https://github.com/` is not a repository reference'],
    [
      'no expression',
      '- ifAnyMatch: ["("]',
      'error 1:16 This regular expression cannot be used: Invalid regular expression',
    ],
    ['an empty expression', '- ifAnyMatch: [""]', 'error 1:16 This regular expression cannot be used: it is empty'],
    [
      'an expression that is too long',
      `- ifAnyMatch: [${'a'.repeat(1_001)}]`,
      'error 1:16 This regular expression cannot be used: it has',
    ],
    ['an expression that is a number', '- ifNoneMatch: [5]', 'error 1:17 This is not text'],
    ['a list for another repository', 'other/one: 5', 'error 1:12 A list of globs is expected here'],
  ])('%s', async (_name, settings, expected) => {
    const found = await read({ settings });
    expect(found.kind === 'broken' ? lines(found.diagnostics) : found).toEqual([expect.stringContaining(expected)]);
  });

  test('and all problems are reported', async () => {
    const found = await read({ settings: '- 1\n- ok\n- ifAnyMatch: ["(", "ok", "["]\n' });
    expect(found.kind === 'broken' && found.diagnostics.map(({ start }) => start.line)).toEqual([1, 3, 3]);
  });
});

describe('hostile paths are checked in limited time', () => {
  test.each([
    ['stars', '*a'.repeat(500).concat('b'), 'a'.repeat(4_000)],
    ['stars over folders', '**/a/'.repeat(200).concat('b'), 'a/'.repeat(90).concat('c')],
    ['deep folders', '**/x/*', `${'ab/'.repeat(90)}c`],
  ])('%s', async (_name, pattern, path) => {
    const given = { ignoreFiles: { '.copilotignore': pattern }, settings: `- "${pattern}"` };
    expect(await reason(given, path)).toBeUndefined();
  });
});

const CASES = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly copilotignore?: string;
    readonly rules?: readonly { readonly paths?: readonly string[]; readonly ifAnyMatch?: readonly string[] }[];
    readonly repositoryRoot: string;
    readonly file: string;
    readonly content?: string;
  };
  readonly expected: { readonly ignored: boolean };
}

describe.skipIf(!existsSync(CASES))(
  "agrees with the clients' own cases (skipped where shared/conformance is not beside the repository)",
  () => {
    const cases: readonly Case[] = existsSync(CASES) ? JSON.parse(readFileSync(CASES, 'utf8')).cases : [];
    test.each(cases.filter(({ area }) => area === 'exclusion').map((one) => [one.name, one] as const))(
      '%s',
      async (_name, { input, expected }) => {
        const given: Given = {
          ...(input.copilotignore === undefined ? {} : { ignoreFiles: { '.copilotignore': input.copilotignore } }),
          settings: JSON.stringify(
            (input.rules ?? []).map(({ paths = [], ifAnyMatch = [] }) => ({ paths, ifAnyMatch })),
          ),
        };
        const path = input.file.slice(input.repositoryRoot.length + 1);
        expect((await reason(given, path, startOf(input.content ?? ''))) !== undefined).toBe(expected.ignored);
      },
    );
  },
);
