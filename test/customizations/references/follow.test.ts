import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  followReferences,
  type FollowedReferences,
  type FollowInput,
} from '../../../src/customizations/references/follow.ts';
import { standingsIn } from '../../../src/customizations/references/reference-tree.ts';
import type { ReferenceOutcome } from '../../../src/customizations/types.ts';
import { readFrontmatter } from '../../text/frontmatter/read-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { memoryWorkspace, type MemoryFile } from '../../../src/workspace/memory.ts';
import { readText } from '../../../src/workspace/read-text.ts';
import { runs } from '../../property-runs.ts';

interface Setting {
  readonly files: Readonly<Record<string, MemoryFile>>;
  /** Paths of files that are found without a reference. */
  readonly start: readonly string[];
  readonly includeReferenced?: boolean;
  readonly standsAt?: FollowInput['standsAt'];
}

interface Outcome extends FollowedReferences {
  /** Every path that was read, in order. */
  readonly reads: readonly string[];
}

/** Imports are read in `CLAUDE.md` and `AGENTS.md`. Files with the endings of customizations count as customizations. */
async function follow({ files, start, includeReferenced = false, standsAt }: Setting): Promise<Outcome> {
  const workspace = memoryWorkspace(files);
  const reads: string[] = [];
  const followed = await followReferences({
    start: start.map((path) => {
      const text = files[path];
      const source = sourceText(path, typeof text === 'string' ? text : '');
      const imports = /(?:^|\/)(?:CLAUDE|AGENTS)\.md$/.test(path);
      return { source, body: readFrontmatter(source).body, forms: { imports } };
    }),
    includeReferenced,
    isCustomization: (path) => /(?:instructions|prompt|agent)\.md$/.test(path),
    standsAt: standsAt ?? standingsIn(await workspace.list('')),
    readFile: async (path) => {
      reads.push(path);
      return readText(workspace, path);
    },
  });
  return { ...followed, reads };
}

function outcome(outcome: ReferenceOutcome): string {
  switch (outcome.kind) {
    case 'followed':
      return `followed to ${outcome.path}`;
    case 'not-followed':
      return `not followed to ${outcome.path}: ${outcome.reason}`;
    case 'not-a-file':
    case 'broken':
      return `${outcome.kind}: ${outcome.reason}`;
  }
}

/** One line for each reference: first those of the starting files, then those of the included files. */
function drawn({ references, brought }: FollowedReferences): readonly string[] {
  const files = [...[...references].map(([path, references]) => ({ path, references })), ...brought];
  return files.flatMap(({ path, references }) =>
    references.map(
      ({ kind, target, start, outcome: it }) =>
        `${path}:${start.line}:${start.column} ${kind} ${target} ${outcome(it)}`,
    ),
  );
}

function broughtBy({ brought }: FollowedReferences): readonly string[] {
  return brought.map(({ path, broughtBy, root }) => `${path} by ${broughtBy} for ${root}`);
}

describe('an import', () => {
  it.each<[string, Readonly<Record<string, MemoryFile>>, readonly string[]]>([
    ['is followed', { 'CLAUDE.md': 'a\nSee @b.md', 'b.md': 'b' }, ['CLAUDE.md:2:6 import b.md followed to b.md']],
    [
      'is followed from the folder of its file',
      { 'CLAUDE.md': '@docs/b.md', 'docs/b.md': '@c.md @../d.md', 'docs/c.md': '', 'd.md': '' },
      [
        'CLAUDE.md:1:2 import docs/b.md followed to docs/b.md',
        'docs/b.md:1:2 import c.md followed to docs/c.md',
        'docs/b.md:1:8 import ../d.md followed to d.md',
      ],
    ],
    [
      'may have no file ending',
      { 'CLAUDE.md': '@README', README: '' },
      ['CLAUDE.md:1:2 import README followed to README'],
    ],
    ['is not the mention of a person, a package or a folder', { 'CLAUDE.md': '@alice @x/y @docs', 'docs/a': '' }, []],
    [
      'is read below the frontmatter',
      { 'CLAUDE.md': '---\na: "@a.md"\n---\n@b.md', 'a.md': '', 'b.md': '---\nx: "@a.md"\n---\n@a.md' },
      ['CLAUDE.md:4:2 import b.md followed to b.md', 'b.md:4:2 import a.md followed to a.md'],
    ],
    [
      'may be written from the root by mistake',
      { 'CLAUDE.md': '@sub/a.md', 'sub/a.md': '@docs/b.md @no.md', 'docs/b.md': '' },
      [
        'CLAUDE.md:1:2 import sub/a.md followed to sub/a.md',
        'sub/a.md:1:2 import docs/b.md broken: "sub/docs/b.md" does not exist; "/docs/b.md" does, from the repository\'s root',
        'sub/a.md:1:13 import no.md broken: "sub/no.md" does not exist',
      ],
    ],
    ['may be missing', { 'CLAUDE.md': '@b.md' }, ['CLAUDE.md:1:2 import b.md broken: "b.md" does not exist']],
    [
      'may be followed by punctuation, which Claude Code reads as part of the name',
      { 'CLAUDE.md': '@b.md, @README.', 'b.md': '', README: '' },
      [
        'CLAUDE.md:1:2 import b.md, broken: "," is read as part of the name; put a space before it to refer to "b.md"',
        'CLAUDE.md:1:9 import README. broken: "." is read as part of the name; put a space before it to refer to "README"',
      ],
    ],
    [
      'may be a placeholder',
      { 'CLAUDE.md': '@{x} @docs/{{x}}.md' },
      ['CLAUDE.md:1:7 import docs/{{x}}.md not-a-file: a placeholder'],
    ],
    [
      'may lead to a folder',
      { 'CLAUDE.md': '@./docs', 'docs/a': '' },
      ['CLAUDE.md:1:2 import ./docs broken: "docs" is a folder'],
    ],
    [
      'may lead out of the repository',
      { 'CLAUDE.md': '@../b.md' },
      ['CLAUDE.md:1:2 import ../b.md broken: it leads out of the repository'],
    ],
    [
      'may lead to the home folder',
      { 'CLAUDE.md': '@~/b.md' },
      ["CLAUDE.md:1:2 import ~/b.md not-a-file: a file in the user's home folder, which reviews do not read"],
    ],
    [
      'may lead out by a symbolic link',
      { 'CLAUDE.md': '@b.md', 'b.md': { symlink: '../../etc/passwd' } },
      [
        'CLAUDE.md:1:2 import b.md broken: "b.md" leaves the repository through the symbolic link "b.md" to "../../etc/passwd"',
      ],
    ],
    [
      'may lead through a symbolic link inside the repository',
      { 'CLAUDE.md': '@linked/b.md', linked: { symlink: 'docs' }, 'docs/b.md': 'b' },
      ['CLAUDE.md:1:2 import linked/b.md followed to linked/b.md'],
    ],
    [
      'may be too large',
      { 'CLAUDE.md': '@b.md', 'b.md': 'x'.repeat(1_048_577) },
      ['CLAUDE.md:1:2 import b.md broken: "b.md" has 1,048,577 bytes, more than the 1,048,576 that are read'],
    ],
    [
      'may not be UTF-8',
      { 'CLAUDE.md': '@b.md', 'b.md': Uint8Array.of(255) },
      ['CLAUDE.md:1:2 import b.md broken: "b.md" is not UTF-8: line 1, column 1 has bytes that are not a character'],
    ],
    [
      'may lead to its own file',
      { 'CLAUDE.md': '@./CLAUDE.md @CLAUDE.md#x' },
      [
        'CLAUDE.md:1:2 import ./CLAUDE.md not-a-file: a place in the same file',
        'CLAUDE.md:1:15 import CLAUDE.md#x not-a-file: a place in the same file',
      ],
    ],
    [
      'may form a cycle',
      { 'CLAUDE.md': '@b.md', 'b.md': '@c.md', 'c.md': '@CLAUDE.md @b.md' },
      [
        'CLAUDE.md:1:2 import b.md followed to b.md',
        'b.md:1:2 import c.md followed to c.md',
        'c.md:1:2 import CLAUDE.md not followed to CLAUDE.md: a cycle: that file already includes this one',
        'c.md:1:13 import b.md not followed to b.md: a cycle: that file already includes this one',
      ],
    ],
    [
      'may be repeated',
      { 'CLAUDE.md': '@b.md @c.md @b.md', 'b.md': '', 'c.md': '@b.md' },
      [
        'CLAUDE.md:1:2 import b.md followed to b.md',
        'CLAUDE.md:1:8 import c.md followed to c.md',
        'CLAUDE.md:1:14 import b.md followed to b.md',
        'c.md:1:2 import b.md followed to b.md',
      ],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(drawn(await follow({ files, start: ['CLAUDE.md'] }))).toEqual(expected);
  });

  it('is followed five levels deep, not six', async () => {
    const files = { 'CLAUDE.md': '@1.md', ...chain(10, (next) => `@${next}`) };
    const followed = await follow({ files, start: ['CLAUDE.md'] });
    expect(broughtBy(followed).at(-1)).toBe('5.md by 4.md:1 for CLAUDE.md');
    expect(drawn(followed).at(-1)).toBe(
      '5.md:1:2 import 6.md not followed to 6.md: more than 5 references lead here from "CLAUDE.md"',
    );
  });
});

/** `1.md` to `n.md`, each with a reference to the next. */
function chain(length: number, reference: (next: string) => string, ending = '.md'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length }, (_value, index) => [`${index + 1}${ending}`, reference(`${index + 2}${ending}`)]),
  );
}

describe('a link or `#file:`', () => {
  const TEXT = '[a](a.md) #file:b.instructions.md `[c](c.md)` [d](gone.md,) [e](docs) #file:docs `[f](none.md)`';
  const FILES = {
    'x.instructions.md': `${TEXT}\n[g][h] [i\nj](a.md) [k](#l) [m](https://n.o) #tool:p\n\n[h]: a.md`,
    'a.md': '[b](c.md)',
    'b.instructions.md': '[c](c.md) @a.md',
    'c.md': '',
    'gone.md': '',
    'docs/d.md': '',
  };

  it('is not followed, and nothing is read, if the setting is off', async () => {
    const off = 'the setting `chat.includeReferencedInstructions` is off';
    const followed = await follow({ files: FILES, start: ['x.instructions.md'] });
    expect([drawn(followed), followed.reads]).toEqual([
      [
        `x.instructions.md:1:5 link a.md not followed to a.md: ${off}`,
        `x.instructions.md:1:17 file b.instructions.md not followed to b.instructions.md: ${off}`,
        `x.instructions.md:1:40 link c.md not followed to c.md: ${off}`,
        'x.instructions.md:1:51 link gone.md, broken: "gone.md," does not exist',
        'x.instructions.md:1:65 link docs not-a-file: a folder',
        'x.instructions.md:1:77 file docs broken: "docs" is a folder',
        `x.instructions.md:3:4 link a.md not followed to a.md: ${off}`,
        'x.instructions.md:3:14 link #l not-a-file: a place in the same file',
        'x.instructions.md:3:22 link https://n.o not-a-file: an address',
        'x.instructions.md:3:41 tool p not-a-file: a tool',
        `x.instructions.md:5:6 link a.md not followed to a.md: ${off}`,
      ],
      [],
    ]);
  });

  it('is followed if the setting is on, from customizations only', async () => {
    const followed = await follow({ files: FILES, start: ['x.instructions.md'], includeReferenced: true });
    expect(drawn(followed).filter((line) => !line.includes('not-a-file') && !line.includes('broken'))).toEqual([
      'x.instructions.md:1:5 link a.md followed to a.md',
      'x.instructions.md:1:17 file b.instructions.md followed to b.instructions.md',
      'x.instructions.md:1:40 link c.md followed to c.md',
      'x.instructions.md:3:4 link a.md not followed to a.md: VS Code does not recognize links whose text spans several lines',
      'x.instructions.md:5:6 link a.md not followed to a.md: VS Code does not recognize links whose target is defined apart from their text',
      'a.md:1:5 link c.md not followed to c.md: links and `#file:` are followed only in customizations',
      'b.instructions.md:1:5 link c.md followed to c.md',
    ]);
    expect(broughtBy(followed)).toEqual([
      'a.md by x.instructions.md:1 for x.instructions.md',
      'b.instructions.md by x.instructions.md:1 for x.instructions.md',
      'c.md by b.instructions.md:1 for x.instructions.md',
    ]);
  });

  it('is followed from a starting file of any kind', async () => {
    const files = { 'CLAUDE.md': '[a](a.md)', 'a.md': '' };
    const followed = await follow({ files, start: ['CLAUDE.md'], includeReferenced: true });
    expect(drawn(followed)).toEqual(['CLAUDE.md:1:5 link a.md followed to a.md']);
  });

  it('is followed 64 levels deep, not 65', async () => {
    const files = { 'x.prompt.md': '#file:1.prompt.md', ...chain(80, (next) => `#file:${next}`, '.prompt.md') };
    const followed = await follow({ files, start: ['x.prompt.md'], includeReferenced: true });
    expect(followed.brought).toHaveLength(64);
    expect(drawn(followed).at(-1)).toBe(
      '64.prompt.md:1:7 file 65.prompt.md not followed to 65.prompt.md: more than 64 references lead here from "x.prompt.md"',
    );
  });

  it('is read to check that it exists only if it is followed and the list of files does not say so', async () => {
    const files = { 'CLAUDE.md': '@b.md @gone.md @bob [c](c.md) `[d](d.md)`', 'b.md': '' };
    const followed = await follow({ files, start: ['CLAUDE.md'], standsAt: () => undefined });
    expect([drawn(followed), followed.reads]).toEqual([
      [
        'CLAUDE.md:1:2 import b.md followed to b.md',
        'CLAUDE.md:1:8 import gone.md broken: "gone.md" does not exist in memory',
        'CLAUDE.md:1:25 link c.md not followed to c.md: the setting `chat.includeReferencedInstructions` is off',
      ],
      ['b.md', 'gone.md', 'bob'],
    ]);
  });
});

describe('included files', () => {
  it('are ordered depth first, then by appearance', async () => {
    const files = { 'CLAUDE.md': '@1.md\n@4.md', '1.md': '@2.md @3.md', '2.md': '', '3.md': '', '4.md': '' };
    expect(broughtBy(await follow({ files, start: ['CLAUDE.md'] }))).toEqual([
      '1.md by CLAUDE.md:1 for CLAUDE.md',
      '2.md by 1.md:1 for CLAUDE.md',
      '3.md by 1.md:1 for CLAUDE.md',
      '4.md by CLAUDE.md:2 for CLAUDE.md',
    ]);
  });

  it('are included for each starting file, which may apply to other files, and are read once', async () => {
    const files = { 'CLAUDE.md': '@x.md', 'lib/CLAUDE.md': '@../x.md', 'x.md': '@y.md', 'y.md': '' };
    const followed = await follow({ files, start: ['CLAUDE.md', 'lib/CLAUDE.md'] });
    expect([broughtBy(followed), followed.reads]).toEqual([
      [
        'x.md by CLAUDE.md:1 for CLAUDE.md',
        'y.md by x.md:1 for CLAUDE.md',
        'x.md by lib/CLAUDE.md:1 for lib/CLAUDE.md',
        'y.md by x.md:1 for lib/CLAUDE.md',
      ],
      ['x.md', 'y.md'],
    ]);
  });

  it('may be starting files, and are marked as such', async () => {
    const files = { 'CLAUDE.md': '@AGENTS.md @x.md', 'AGENTS.md': '@y.md', 'x.md': '', 'y.md': '' };
    const { brought } = await follow({ files, start: ['CLAUDE.md', 'AGENTS.md'] });
    expect(brought.map(({ path, root, isStart }) => [path, root, isStart])).toEqual([
      ['AGENTS.md', 'CLAUDE.md', true],
      ['y.md', 'CLAUDE.md', false],
      ['x.md', 'CLAUDE.md', false],
      ['y.md', 'AGENTS.md', false],
    ]);
  });

  it('have their text and the part of it that is read', async () => {
    const files = { 'CLAUDE.md': '@x.md', 'x.md': '---\na: b\n---\nc\n' };
    const { brought } = await follow({ files, start: ['CLAUDE.md'] });
    expect(brought.map(({ source, body }) => source.text.slice(body.start, body.end))).toEqual(['c\n']);
  });

  it('have the path of the reference as their name, whatever name the reader gives them', async () => {
    const source = sourceText('CLAUDE.md', '@docs/x.md');
    const { brought } = await followReferences({
      start: [{ source, body: { start: 0, end: source.text.length }, forms: { imports: true } }],
      includeReferenced: false,
      isCustomization: () => true,
      standsAt: () => 'file',
      readFile: (path) =>
        Promise.resolve({ kind: 'text', source: sourceText('elsewhere.md', path === 'docs/x.md' ? '@y.md' : '') }),
    });
    expect(brought.map(({ path, broughtBy }) => [path, broughtBy])).toEqual([
      ['docs/x.md', 'CLAUDE.md:1'],
      ['docs/y.md', 'docs/x.md:1'],
    ]);
  });
});

describe('content above a limit is skipped with the reason:', () => {
  it('files', async () => {
    const names = Array.from({ length: 2_500 }, (_value, index) => `${index}.md`);
    const files = {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      'CLAUDE.md': names.slice(0, 900).map(importOf).join(' '),
      'AGENTS.md': names.slice(900, 1_800).map(importOf).join(' '),
      'lib/CLAUDE.md': names
        .slice(1_800)
        .map((name) => `@../${name}`)
        .join(' '),
    };
    const followed = await follow({ files, start: ['CLAUDE.md', 'AGENTS.md', 'lib/CLAUDE.md'] });
    expect([followed.brought.length, followed.reads.length]).toEqual([2_000, 2_000]);
    expect(drawn(followed).at(-1)).toBe(
      'lib/CLAUDE.md:1:8390 import ../2499.md not followed to 2499.md: only the first 2,000 referenced files are read',
    );
  });

  it('files that several files include', async () => {
    const names = Array.from({ length: 990 }, (_value, index) => `${index}.md`);
    const texts = Object.fromEntries(names.map((name) => [name, '']));
    const up = names.map((name) => `@../${name}`).join(' ');
    const files = { ...texts, 'a/CLAUDE.md': up, 'b/CLAUDE.md': up, 'c/CLAUDE.md': up };
    const followed = await follow({ files, start: ['a/CLAUDE.md', 'b/CLAUDE.md', 'c/CLAUDE.md'] });
    expect([followed.brought.length, followed.reads.length]).toEqual([2_000, 990]);
    expect(drawn(followed).at(-1)).toMatch(/not followed to 989.md: only 2,000 files are included$/);
  });

  // Each starting file includes it again. Parsing it each time would take minutes.
  it('nothing of a large text that many files include, which is parsed once', async () => {
    const roots = Array.from({ length: 500 }, (_value, index) => `${index}/CLAUDE.md`);
    const files = {
      ...Object.fromEntries(roots.map((root) => [root, '@../x.md'])),
      'x.md': '`[a](b)` @alice '.repeat(20_000),
    };
    expect((await follow({ files, start: roots })).brought).toHaveLength(500);
  });

  it('references of one file', async () => {
    const followed = await follow({ files: { 'CLAUDE.md': '@gone.md '.repeat(1_200) }, start: ['CLAUDE.md'] });
    expect([drawn(followed).length, drawn(followed).at(-1)]).toEqual([
      1_001,
      'CLAUDE.md:1:9002 import gone.md not-a-file: too many references: this one and 199 after it in this file are not checked',
    ]);
  });

  it('references of all files, also if few bytes have many references', async () => {
    const links = '[x](https://x.y) '.repeat(900);
    const shared = Object.fromEntries(Array.from({ length: 20 }, (_value, index) => [`${index}.md`, links]));
    const roots = Array.from({ length: 20 }, (_value, index) => `${index}/CLAUDE.md`);
    const imports = Object.keys(shared)
      .map((name) => `@../${name}`)
      .join(' ');
    const files = { ...shared, ...Object.fromEntries(roots.map((root) => [root, imports])) };
    const lines = drawn(await follow({ files, start: roots }));
    expect(lines.filter((line) => !line.includes('too many references')).length).toBe(50_000);
  });

  it('characters', async () => {
    const text = 'x'.repeat(1_000_000);
    const names = Array.from({ length: 20 }, (_value, index) => `${index}.md`);
    const files = {
      ...Object.fromEntries(names.map((name) => [name, text])),
      'CLAUDE.md': names.map(importOf).join(' '),
    };
    const followed = await follow({ files, start: ['CLAUDE.md'] });
    expect(followed.brought).toHaveLength(17);
    expect(drawn(followed).at(-1)).toBe(
      'CLAUDE.md:1:125 import 19.md not followed to 19.md: the referenced files together have more than 16,777,216 characters',
    );
  });
});

function importOf(name: string): string {
  return `@${name}`;
}

describe('any graph of references', () => {
  const NAMES = ['CLAUDE.md', 'AGENTS.md', 'a.instructions.md', 'x/CLAUDE.md', 'x/b.prompt.md', 'c.md', 'x/d.md'];
  const targets = fc.constantFrom(...NAMES, ...NAMES.map((name) => `../${name}`), '../../e', '/c.md', 'x', 'gone.md');
  const references = fc
    .tuple(fc.constantFrom('@', '#file:', '[t]('), targets)
    .map(([form, target]) => `${form}${target}${form === '[t](' ? ')' : ''}`);
  const texts = fc.array(references, { maxLength: 5 }).map((parts) => parts.join('\n'));
  const files = fc.record(Object.fromEntries(NAMES.map((name) => [name, texts])));
  const known = fc.constantFrom('list', 'nothing');

  it('is followed to the end, reads each path at most once and none outside, and names for each included file the reference to it', async () => {
    await fc.assert(
      fc.asyncProperty(
        files,
        fc.subarray(NAMES),
        fc.boolean(),
        known,
        async (files, start, includeReferenced, knows) => {
          const standsAt = knows === 'list' ? {} : { standsAt: () => undefined };
          const followed = await follow({ files, start, includeReferenced, ...standsAt });
          const { brought, reads } = followed;
          expect(reads).toEqual([...new Set(reads)]);
          expect(reads.filter((path) => /^\/|^\.\.?(?:\/|$)/.test(path))).toEqual([]);
          const ways = brought.map(({ path, root }) => `${path} ${root}`);
          expect(ways).toEqual([...new Set(ways)]);
          expect(brought.filter(({ path, root }) => path === root)).toEqual([]);
          for (const { path, broughtBy, root } of brought) {
            const [by = '', line] = broughtBy.split(':');
            const referring =
              by === root
                ? followed.references.get(root)
                : brought.find((other) => other.path === by && other.root === root)?.references;
            const lines = (referring ?? []).flatMap(({ start, outcome }) =>
              outcome.kind === 'followed' && outcome.path === path ? [String(start.line)] : [],
            );
            expect(lines).toContain(line);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);

interface ConformanceCase {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly files: Readonly<Record<string, string>>; readonly agentInstructions: readonly string[] };
  readonly expected: { readonly attached: readonly string[] };
}

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not next to this repository)'}`,
  () => {
    test('transitive references', async () => {
      const { cases }: { readonly cases: readonly ConformanceCase[] } = JSON.parse(readFileSync(CASES_FILE, 'utf8'));
      const one = cases.find(({ area, name }) => area === 'attach' && name === 'transitive references')!;
      const start = one.input.agentInstructions;
      const { brought } = await follow({ files: one.input.files, start, includeReferenced: true });
      expect([...start, ...brought.map(({ path }) => path)]).toEqual(one.expected.attached);
    });
  },
);
