import { EXIT, usageError } from '../errors.ts';
import { planJson, planText } from '../reports/shards/plan.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { asksForAllFiles } from './arguments/all-files.ts';
import { withChange } from './open/open-change.ts';
import { priceReview } from './open/price-review.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle plan`: divides the review of a change over jobs, and prints their matrix. */
export async function runPlan(line: CommandLine, terminal: Terminal): Promise<number> {
  if (line.history !== undefined) {
    return (await import('./past-bill.ts')).showPastBill(line, line.history, terminal);
  }
  if (asksForAllFiles(line)) {
    return (await import('./audit/audit.ts')).runAuditPlan(line, terminal);
  }
  return withChange(line, terminal, async (opened) => {
    const { plan, bill } = await priceReview(opened, terminal.environment);
    if (line.price !== undefined && bill === undefined && plan.shards.length > 0) {
      throw usageError('price-without-model', '`--price` needs a model', 'Name one with `--model`; no key is needed.');
    }
    await terminal.print(
      line.format === 'json' ? jsonText(planJson(plan, bill)) : planText(plan, bill, terminal.columns),
    );
    return EXIT.done;
  });
}
