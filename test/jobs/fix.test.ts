import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFixes } from '../../src/jobs/fix.ts';
import { validateCustomizations, type ValidationTerms } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';
import { readTerms } from '../../src/commands/validation-terms.ts';
import { PAGES, readExamples, readPage } from '../rules/rule-page.ts';
import { filesOf } from '../rules/run-example.ts';

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

describe.each(EXAMPLES)('fixing "$name" of $id', ({ files }) => {
  it('leaves nothing to fix, and changes nothing the second time', async () => {
    const once = await fix(files);
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
});
