/**
 * Writes what the rules currently report into the examples on their pages: `node scripts/refresh-rule-examples.ts ID…`.
 * Review the changes before you commit them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { isResult, PAGES, readExamples, readPage, type Block } from '../test/rules/rule-page.ts';
import { drawBlock, runExample, type Outcome } from '../test/rules/run-example.ts';

for (const id of process.argv.slice(2)) {
  const page = readPage(id);
  const lines = page.split('\n');
  const parts: string[] = [];
  let at = 0;
  for (const example of readExamples(page)) {
    const { diagnostics, fixed, suggested } = await runExample(id, example);
    const own = diagnostics.filter(({ rule }) => rule === id);
    for (const block of example.blocks) {
      parts.push(...lines.slice(at, block.firstLine), ...drawn(block, own, { fixed, suggested }));
      at = block.endLine;
    }
    if (own.length > 0 !== example.isFlagged) {
      console.log(`${id}: "${example.name}" is ${example.isFlagged ? 'not ' : ''}flagged`);
    }
    for (const { rule, severity, path, start, message } of diagnostics) {
      if (rule !== id && severity !== 'info') {
        console.log(`${id}: "${example.name}" also has ${severity} ${rule} at ${path}:${start.line}: ${message}`);
      }
    }
  }
  writeFileSync(join(PAGES, `${id}.md`), [...parts, ...lines.slice(at)].join('\n'));
}

function drawn(
  block: Block,
  own: readonly Diagnostic[],
  { fixed, suggested }: Pick<Outcome, 'fixed' | 'suggested'>,
): readonly string[] {
  if (block.flags.includes('files')) {
    return block.lines;
  }
  if (!isResult(block)) {
    return drawBlock(block, own);
  }
  return block.flags.includes('escaped')
    ? block.lines
    : ((block.flags.includes('fixed') ? fixed : suggested).get(block.path) ?? 'NOT FIXED\n').split('\n').slice(0, -1);
}
