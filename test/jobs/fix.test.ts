import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFixes } from '../../src/jobs/fix.ts';
import { validateCustomizations, type ValidationTerms } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';
import { readTerms } from '../../src/commands/open/validation-terms.ts';
import { PAGES, readExamples, readPage } from '../rules/rule-page.ts';
import { filesOf } from '../rules/run-example.ts';
import { IS_WHOLE } from '../harness/whole.ts';

type Files = Readonly<Record<string, MemoryFile>>;

const OPTIONS = readOptions([]);

/** Every example of every rule is a small repository, with or without something to fix. */
const EXAMPLES = readdirSync(PAGES)
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''))
  .flatMap((id) => readExamples(readPage(id)).map((example) => ({ id, name: example.name, files: filesOf(example) })));

async function fix(files: Files): Promise<Files> {
  const repository = memoryWorkspace(files);
  const { changes } = await planFixes({ repository }, OPTIONS, await termsOf(files));
  const after: Record<string, MemoryFile> = { ...files };
  for (const [path, text] of changes) {
    delete after[path];
    if (text !== undefined) {
      after[path] = text;
    }
  }
  return after;
}

function termsOf(files: Files): Promise<ValidationTerms> {
  return readTerms(OPTIONS, memoryWorkspace(files));
}

async function rulesFound(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await validateCustomizations(
    { repository: memoryWorkspace(files) },
    OPTIONS,
    await termsOf(files),
  );
  return diagnostics.map(({ rule, path }) => `${path} ${rule}`);
}

function withCarriageReturns(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path,
      typeof file === 'string' ? file.replaceAll(/\r?\n/g, '\r\n') : file,
    ]),
  );
}

/** Paths of the texts in which a line ends with LF only. */
function bareLines(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, file]) =>
    typeof file === 'string' && /(?<!\r)\n/.test(file) ? [path] : [],
  );
}

/** In CI, every eighth example: they differ in what they fix, and hardly in how it is written. */
const SAMPLE = IS_WHOLE ? EXAMPLES : EXAMPLES.filter((_, index) => index % 8 === 0);

describe.each(SAMPLE)('fixing "$name" of $id', ({ files }) => {
  it('leaves nothing to fix, and changes nothing the second time', async () => {
    const once = await fix(files);
    expect(await fix(once)).toEqual(once);
  });

  it('keeps a byte order mark, unless that is what it removes', async () => {
    const [first = ''] = Object.keys(files);
    const text = files[first];
    const given = typeof text === 'string' && first.endsWith('.md') ? { ...files, [first]: `\uFEFF${text}` } : files;
    const once = await fix(given);
    expect(await fix(once)).toEqual(once);
  });

  it('keeps CRLF line ends', async () => {
    const given = withCarriageReturns(files);
    const bare = bareLines(await fix(given));
    // A baseline is rewritten as a whole, and a file given as bytes keeps its own line ends.
    const kept = bare.filter((path) => typeof given[path] === 'string' && !path.endsWith('baseline.json'));
    expect(kept).toEqual([]);
  });

  it('adds no finding, unless the fixed file becomes a file of another kind', async () => {
    const fixed = await fix(files);
    const before = new Set((await rulesFound(files)).map((found) => found.split(' ').at(-1)));
    const added = (await rulesFound(fixed)).filter(
      (found) => Object.hasOwn(files, found.split(' ')[0] ?? '') && !before.has(found.split(' ').at(-1)),
    );
    expect(added.filter((found) => !found.endsWith('suppression-unused'))).toEqual([]);
  });
});

describe('a new name for a file', () => {
  const WRONG_CASE = { 'agents.md': 'Be kind.\n' };

  /** A disk that ignores case: both names lead to one file. */
  function ignoringCase(files: Files): Workspace {
    const workspace = memoryWorkspace(files);
    const byLowerCase = new Map(Object.keys(files).map((path) => [path.toLowerCase(), path]));
    return { ...workspace, read: (path) => workspace.read(byLowerCase.get(path.toLowerCase()) ?? path) };
  }

  it('that differs only in case is used on a disk that ignores case, because it is the same file', async () => {
    const { changes } = await planFixes({ repository: ignoringCase(WRONG_CASE) }, OPTIONS, await termsOf(WRONG_CASE));
    expect([...changes]).toEqual([
      ['agents.md', undefined],
      ['AGENTS.md', 'Be kind.\n'],
    ]);
  });

  it('that another file has is not used', async () => {
    const files = { '.github/chatmodes/a.chatmode.md': 'Be kind.\n', '.github/agents/a.agent.md': 'Be strict.\n' };
    expect(await fix(files)).toMatchObject(files);
  });

  it('that two files would get is not used', async () => {
    const files = { '.github/prompts/a.prompt.txt': 'One.\n', '.github/prompts/a.prompts.md': 'Two.\n' };
    const { changes, kept } = await planFixes({ repository: memoryWorkspace(files) }, OPTIONS, await termsOf(files));
    expect([changes.size, kept.map(({ reason }) => reason)]).toEqual([
      0,
      ['.github/prompts/a.prompts.md would get the same name', '.github/prompts/a.prompt.txt would get the same name'],
    ]);
  });

  it('is not used if the file would have an error under it', async () => {
    const files = { '.github/chatmodes/a.chatmode.md': 'Be kind.\n' };
    const { changes, kept } = await planFixes({ repository: memoryWorkspace(files) }, OPTIONS, await termsOf(files));
    expect([changes.size, kept]).toEqual([
      0,
      [expect.objectContaining({ path: '.github/chatmodes/a.chatmode.md', reason: expect.stringContaining('error') })],
    ]);
  });

  it('is not used if a workflow names the old one', async () => {
    const files = {
      '.github/prompts/a.prompt.txt': 'One.\n',
      '.github/workflows/check.yml': 'run: test -f .github/prompts/a.prompt.txt\n',
    };
    const { changes, kept, validation } = await planFixes(
      { repository: memoryWorkspace(files) },
      OPTIONS,
      await termsOf(files),
    );
    const left = validation.diagnostics.filter(({ path }) => path === '.github/prompts/a.prompt.txt');
    expect(left).not.toEqual([]);
    expect(left.filter(({ fix: offered }) => offered !== undefined)).toEqual([]);
    expect([changes.size, kept]).toEqual([
      0,
      [
        {
          path: '.github/prompts/a.prompt.txt',
          to: '.github/prompts/a.prompt.md',
          reason: '.github/workflows/check.yml mentions it',
        },
      ],
    ]);
  });
});

describe('changes that a person has to decide', () => {
  it.each<[string, Files]>([
    [
      'a model that costs more',
      { '.github/agents/a.agent.md': '---\ndescription: A\nmodel: GPT-5\n---\n\nBe kind.\n' },
    ],
    [
      'globs that match more files',
      { '.github/instructions/a.instructions.md': '---\ndescription: A\napplyTo: "*"\n---\n\nBe kind.\n' },
    ],
    [
      'a guess at what a key means',
      { '.github/instructions/a.instructions.md': '---\ntitle: A\ndescription: A\napplyTo: "**"\n---\n\nBe kind.\n' },
    ],
    [
      'one of two names of a skill',
      { 'skills/setup/SKILL.md': '---\nname: monitoring-setup\ndescription: Sets up. Use it to set up.\n---\n\nGo.\n' },
    ],
    [
      'a tool that calls other agents',
      {
        '.github/agents/a.agent.md': '---\ndescription: A\ntools: [read]\nagents: [b]\n---\n\nBe kind.\n',
        '.github/agents/b.agent.md': '---\ndescription: B\n---\n\nBe kind.\n',
      },
    ],
    [
      'a server that may not support encryption',
      { '.mcp.json': '{"mcpServers": {"a": {"type": "http", "url": "http://a.example.com/mcp"}}}\n' },
    ],
  ])('are not made, but suggested: %s', async (_name, files) => {
    const { changes, validation } = await planFixes(
      { repository: memoryWorkspace(files) },
      OPTIONS,
      await termsOf(files),
    );
    expect([changes.size, validation.diagnostics.some(({ suggestions }) => suggestions !== undefined)]).toEqual([
      0,
      true,
    ]);
  });
});
