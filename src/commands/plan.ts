import { EXIT } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { planReview } from '../jobs/shards/plan-review.ts';
import { planJson, planText } from '../reports/shards/plan.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { asksForAllFiles } from './arguments/all-files.ts';
import { withChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle plan`: divides the review of a change over jobs, and prints their matrix. */
export async function runPlan(line: CommandLine, terminal: Terminal): Promise<number> {
  if (asksForAllFiles(line)) {
    return (await import('./audit/audit.ts')).runAuditPlan(line, terminal);
  }
  return withChange(line, terminal, async ({ subject, options, commit }) => {
    const chosen = await chooseGuidance(subject, options);
    const plan = planReview(chosen, commit, options.shards);
    await terminal.print(line.format === 'json' ? jsonText(planJson(plan)) : planText(plan));
    return EXIT.done;
  });
}
