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

/** The same files with another first line: an HTML comment if there is no frontmatter. */
function addFirstLine(files: Files): Files {
  return mapTexts(files, (text) => (text.startsWith('---') ? text : `<!-- Reviewed by the team. -->\n\n${text}`));
}

/** The same files with the keys of each frontmatter in the opposite order. */
function reverseKeys(files: Files): Files {
  return mapTexts(files, (text) =>
    text.replace(/^---\n((?:[\w-]+:.*\n(?:[ \t].*\n|- .*\n)*)+)---\n/, (_, keys: string) => {
      const entries = keys.match(/^[\w-]+:.*\n(?:[ \t].*\n|- .*\n)*/gm) ?? [];
      return `---\n${entries.toReversed().join('')}---\n`;
    }),
  );
}

function mapTexts(files: Files, change: (text: string) => string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      typeof text === 'string' && /\.mdc?$/.test(path) ? change(text) : text,
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

/** These are about another problem then: the file is not empty any more, and the other key is the second one. */
const OTHER_PROBLEM = new Set(['file-empty', 'frontmatter-duplicate-key']);
/** The first example of each rule. */
const ALL = readdirSync(PAGES)
  .filter((name) => name !== 'README.md')
  .flatMap((name) => {
    const id = name.replace(/\.md$/, '');
    const [example] = readExamples(readPage(id));
    return example === undefined || OTHER_PROBLEM.has(id) ? [] : [{ id, files: filesOf(example) }];
  });

it.each(ALL)('findings of $id keep their fingerprints if lines are added above them', async ({ id, files }) => {
  expect(await fingerprintsOf(addFirstLine(files), id)).toEqual(await fingerprintsOf(files, id));
});

it.each(ALL)('findings of $id keep their fingerprints if keys are put in another order', async ({ id, files }) => {
  expect(await fingerprintsOf(reverseKeys(files), id)).toEqual(await fingerprintsOf(files, id));
});
