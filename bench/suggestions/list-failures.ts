/**
 * Measures the tuning half, prints its tables, and writes its failures to a file:
 * `node bench/suggestions/list-failures.ts FILE [--cases N] [--repositories DIR]`. Build first.
 */
import { parseArgs } from 'node:util';
import { drawText } from '../accuracy/tables.ts';
import { CASES_PER_FORM, judgeHalf } from './measure.ts';
import { tablesByForm } from './report.ts';
import { writeFailures } from './write-failures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: String(CASES_PER_FORM) },
    repositories: { type: 'string' },
  },
});
const verdicts = await judgeHalf('tuning', Number(values.cases));
console.log(tablesByForm(verdicts).map(drawText).join('\n\n'));
writeFailures(positionals[0] ?? 'suggestion-failures.md', verdicts);
