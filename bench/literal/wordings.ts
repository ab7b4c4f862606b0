/**
 * Shows which common wordings of rules become a check: `node bench/literal/wordings.ts`. It runs the sources.
 *
 * `wordings/` holds rules as many teams word them, written down without asking the program first. About one in ten takes
 * judgement, so not all can be checked. The share says nothing about other files: the list is there to find holes.
 * - `--missing`: list the wordings without a check, with the reason
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';

const FOLDER = fileURLToPath(new URL('wordings', import.meta.url));
const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
for (const name of globSync('*.md', { cwd: FOLDER }).toSorted()) {
  const compiled = compileStatements(readStatements(2, readFileSync(`${FOLDER}/${name}`, 'utf8')));
  const missing = compiled.filter(({ kind }) => kind !== 'checked');
  console.log(`${name}: ${compiled.length - missing.length} of ${compiled.length} wordings have a check`);
  for (const one of values.missing ? missing : []) {
    console.log(`  ${one.statement.text}${one.kind === 'rule' ? `  (${one.why.reason})` : `  (${one.kind})`}`);
  }
}
