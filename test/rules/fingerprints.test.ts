import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTerms } from '../../src/commands/open/validation-terms.ts';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { computeFingerprint } from '../../src/rules/baseline.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import { PAGES, readExamples, readPage } from './rule-page.ts';
import { filesOf } from './run-example.ts';

type Files = Readonly<Record<string, MemoryFile>>;

const HEAD = /^---\n[^]*?\n---\n/;
const OPTIONS = readOptions([]);
/** The first example of each rule that has Markdown with frontmatter. */
const EXAMPLES = readdirSync(PAGES)
  .filter((name) => name !== 'README.md')
  .flatMap((name) => {
    const id = name.replace(/\.md$/, '');
    const files = readExamples(readPage(id))
      .map(filesOf)
      .find((one) => Object.entries(one).some(([path, text]) => canMove(path, text)));
    return files === undefined ? [] : [{ id, files }];
  });

function canMove(path: string, text: MemoryFile | undefined): text is string {
  return path.endsWith('.md') && typeof text === 'string' && HEAD.test(text);
}

/** The same files with three more lines after each frontmatter. */
function moveLines(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      canMove(path, text) ? text.replace(HEAD, (head) => `${head}\n\n\n`) : text,
    ]),
  );
}

async function fingerprintsOf(files: Files, rule: string): Promise<readonly string[]> {
  const repository = memoryWorkspace(files);
  const { diagnostics } = await validateCustomizations({ repository }, OPTIONS, await readTerms(OPTIONS, repository));
  return diagnostics
    .filter((diagnostic) => diagnostic.rule === rule)
    .map(computeFingerprint)
    .toSorted();
}

it.each(EXAMPLES)('findings of $id keep their fingerprints if their lines move', async ({ id, files }) => {
  expect(await fingerprintsOf(moveLines(files), id)).toEqual(await fingerprintsOf(files, id));
});
