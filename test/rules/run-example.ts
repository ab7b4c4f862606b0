import { readTerms } from '../../src/commands/open/validation-terms.ts';
import { validateChange } from '../../src/jobs/validate-change.ts';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readWorkspaceConfig } from '../../src/options/read-config.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { applyEdits } from '../../src/rules/apply-fixes.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import { CARETS, contentOf, isResult, type Block, type Example } from './rule-page.ts';

/** The result of running all rules on an example. */
export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  /** The files after the fixes of one rule, by path. */
  readonly fixed: ReadonlyMap<string, string>;
  /** The files after the first suggestion of each finding of one rule, by path. */
  readonly suggested: ReadonlyMap<string, string>;
}

/** @param change what is done with the texts of the example before they are read */
export async function runExample(
  id: string,
  example: Example,
  change: (text: string) => string = (text) => text,
): Promise<Outcome> {
  const files = Object.fromEntries(
    Object.entries(filesOf(example)).map(([path, content]) => [
      path,
      typeof content === 'string' ? change(content) : content,
    ]),
  );
  const repository = memoryWorkspace(files);
  const config = await readWorkspaceConfig(repository, undefined);
  const options = readOptions([config.options], config.configOnly);
  const terms = await readTerms(options, repository);
  const changed = changedIn(example);
  const { diagnostics } =
    changed.size === 0
      ? await validateCustomizations({ repository }, options, terms)
      : await validateChange(changeOf(files, changed), options, terms);
  const own = diagnostics.filter(({ rule }) => rule === id);
  return { diagnostics, fixed: fix(files, own), suggested: fix(files, own.map(takeSuggestion)) };
}

function takeSuggestion({ fix: _fix, suggestions = [], ...diagnostic }: Diagnostic): Diagnostic {
  return { ...diagnostic, ...(suggestions[0] && { fix: suggestions[0].fix }) };
}

/** The files that a pull request changes, by path, with the word `fork` or `branch` after the path. */
function changedIn({ blocks }: Example): ReadonlyMap<string, string> {
  const words = new Set(['fork', 'branch']);
  return new Map(
    blocks.flatMap(({ path, flags }) => flags.filter((flag) => words.has(flag)).map((flag) => [path, flag])),
  );
}

function changeOf(
  files: Readonly<Record<string, MemoryFile>>,
  changed: ReadonlyMap<string, string>,
): Parameters<typeof validateChange>[0] {
  const before = Object.fromEntries(Object.entries(files).filter(([path]) => !changed.has(path)));
  return {
    changes: {
      files: [...changed.keys()].map((path) => ({
        path,
        status: 'added',
        binary: false,
        additions: 1,
        deletions: 0,
        hunks: [],
      })),
      leftOut: [],
      source: 'git',
    },
    head: { repository: memoryWorkspace(files) },
    openBase: () => Promise.resolve({ repository: memoryWorkspace(before) }),
    isFork: [...changed.values()].includes('fork'),
  };
}

/** The files of an example as a repository would contain them. */
export function filesOf({ blocks }: Example): Record<string, MemoryFile> {
  const files: Record<string, MemoryFile> = {};
  for (const block of blocks.filter((one) => !isResult(one))) {
    if (block.flags.includes('files')) {
      for (const line of block.lines.filter((path) => path !== '')) {
        const [path = '', target] = line.split(' -> ');
        files[path] = target === undefined ? 'x\n' : { symlink: target };
      }
    } else {
      files[block.path] = contentOf(block);
    }
  }
  return files;
}

function fix(files: Readonly<Record<string, MemoryFile>>, diagnostics: readonly Diagnostic[]): Map<string, string> {
  const fixed = new Map<string, string>();
  for (const path of new Set(diagnostics.filter((one) => one.fix !== undefined).map((one) => one.path))) {
    const own = diagnostics.filter((one) => one.path === path);
    const text = Buffer.from(files[path] as Uint8Array | string).toString();
    const rename = own.map((one) => one.fix).find((one) => one?.kind === 'rename');
    const rewrite = own.map((one) => one.fix).find((one) => one?.kind === 'rewrite');
    fixed.set(rename?.to ?? path, rewrite?.text ?? applyEdits(text, own).text);
  }
  return fixed;
}

/** The lines of a block with a rule's findings drawn into them: carets below the range, followed by the message. */
export function drawBlock(block: Block, diagnostics: readonly Diagnostic[]): readonly string[] {
  const source = block.lines.filter((line) => !CARETS.test(line));
  return source.flatMap((line, index) => [
    line,
    ...diagnostics
      .filter(({ path, start }) => path === block.path && start.line === index + 1)
      .map((diagnostic) => drawCarets(line, diagnostic)),
  ]);
}

function drawCarets(line: string, { start, end, message }: Diagnostic): string {
  const last = end.line === start.line ? end.column : Math.max(start.column + 1, line.length + 1);
  const before = line
    .slice(0, start.column - 1)
    .padEnd(start.column - 1)
    .replaceAll(/[^\t]/g, ' ');
  return `${before}${'^'.repeat(Math.max(1, last - start.column))} ${message.replaceAll('\n', ' ')}`;
}
