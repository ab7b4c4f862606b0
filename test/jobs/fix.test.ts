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

/** Every example of every rule is a small repository in which something can be mended, or nothing may be. */
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

/** Texts in which a line ends in LF alone. */
function bareLines(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, file]) =>
    typeof file === 'string' && /(?<!\r)\n/.test(file) ? [path] : [],
  );
}

describe.each(EXAMPLES)('fixing "$name" of $id', ({ files }) => {
  it('leaves nothing that can be fixed, and changes nothing the second time', async () => {
    const once = await fix(files);
    expect(await fix(once)).toEqual(once);
  });

  it('keeps line ends of CRLF', async () => {
    const given = withCarriageReturns(files);
    const bare = bareLines(await fix(given));
    // A baseline is written anew, and a file given as bytes has its own line ends.
    const kept = bare.filter((path) => typeof given[path] === 'string' && !path.endsWith('baseline.json'));
    expect(kept).toEqual([]);
  });

  it('brings nothing new that is wrong, unless the file becomes one that is read in another way', async () => {
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

  /** A disk that ignores case: one file has both names. */
  function ignoringCase(files: Files): Workspace {
    const workspace = memoryWorkspace(files);
    const byLowerCase = new Map(Object.keys(files).map((path) => [path.toLowerCase(), path]));
    return { ...workspace, read: (path) => workspace.read(byLowerCase.get(path.toLowerCase()) ?? path) };
  }

  it('that differs in case only is taken on a disk that ignores case, where it is the same file', async () => {
    const { changes } = await planFixes({ repository: ignoringCase(WRONG_CASE) }, OPTIONS, await termsOf(WRONG_CASE));
    expect([...changes]).toEqual([
      ['agents.md', undefined],
      ['AGENTS.md', 'Be kind.\n'],
    ]);
  });

  it('that another file has is not taken', async () => {
    const files = { '.github/chatmodes/a.chatmode.md': 'Be kind.\n', '.github/agents/a.agent.md': 'Be strict.\n' };
    expect(await fix(files)).toMatchObject(files);
  });
});
