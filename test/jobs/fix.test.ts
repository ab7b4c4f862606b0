import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFixes } from '../../src/jobs/fix.ts';
import { validateCustomizations, type ValidationTerms } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/read-options.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
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

function textOf(file: MemoryFile | undefined): string | undefined {
  return typeof file === 'string'
    ? file
    : file instanceof Uint8Array
      ? Buffer.from(file).toString('latin1')
      : undefined;
}

describe.each(EXAMPLES)('fixing "$name" of $id', ({ files }) => {
  it('leaves nothing that can be fixed, and changes nothing the second time', async () => {
    const once = await fix(files);
    expect(await fix(once)).toEqual(once);
  });

  it('keeps line ends of CRLF', async () => {
    expect(bareLines(await fix(withCarriageReturns(files))).filter((path) => !path.endsWith('baseline.json'))).toEqual(
      [],
    );
  });

  it('brings nothing new that is wrong', async () => {
    const before = new Set((await rulesFound(files)).map((found) => found.split(' ').at(-1)));
    const after = await rulesFound(await fix(files));
    expect(
      after.filter((found) => !before.has(found.split(' ').at(-1) ?? '') && !found.endsWith('suppression-unused')),
    ).toEqual([]);
  });
});
