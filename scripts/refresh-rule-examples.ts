/** Draws what the rules report now into the examples of their pages: `node scripts/refresh-rule-examples.ts ID…`. Read what it changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, readExamples, readPage } from '../test/rules/rule-page.ts';
import { drawBlock, runExample } from '../test/rules/run-example.ts';

for (const id of process.argv.slice(2)) {
  const page = readPage(id);
  const lines: (string | readonly string[])[] = page.split('\n');
  for (const example of readExamples(page)) {
    const { diagnostics, fixed } = await runExample(id, example);
    const own = diagnostics.filter(({ rule }) => rule === id);
    for (const block of example.blocks.filter(({ flags }) => !flags.includes('files'))) {
      const drawn = block.flags.includes('fixed')
        ? (fixed.get(block.path) ?? 'NOT FIXED\n').split('\n').slice(0, -1)
        : drawBlock(block, own);
      const isEscaped = block.flags.includes('escaped') && block.flags.includes('fixed');
      lines.splice(
        block.firstLine,
        block.endLine - block.firstLine,
        ...lines.slice(block.firstLine, block.endLine).map(() => []),
      );
      lines[block.firstLine] = isEscaped ? block.lines : drawn;
    }
    if (own.length > 0 !== example.isFlagged) {
      console.log(`${id}: "${example.name}" is ${example.isFlagged ? 'not ' : ''}flagged`);
    }
    for (const other of diagnostics.filter(({ rule, severity }) => rule !== id && severity !== 'info')) {
      console.log(
        `${id}: "${example.name}" also has ${other.severity} ${other.rule} at ${other.path}:${other.start.line}: ${other.message}`,
      );
    }
  }
  writeFileSync(join(PAGES, `${id}.md`), lines.flat().join('\n'));
}
