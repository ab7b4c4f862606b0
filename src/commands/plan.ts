import { EXIT } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { narrowChosen, narrowSubject } from '../jobs/shards/narrow.ts';
import { planReview } from '../jobs/shards/plan-review.ts';
import { chooseModels } from '../models/choose.ts';
import { planJson, planText } from '../reports/shards/plan.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { asksForAllFiles } from './arguments/all-files.ts';
import { routingFor } from './open/model-input.ts';
import { openBill } from './open/open-bill.ts';
import { withChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle plan`: divides the review of a change over jobs, and prints their matrix. */
export async function runPlan(line: CommandLine, terminal: Terminal): Promise<number> {
  if (asksForAllFiles(line)) {
    return (await import('./audit/audit.ts')).runAuditPlan(line, terminal);
  }
  return withChange(line, terminal, async ({ subject, options, commit }) => {
    const choice = chooseModels(options, terminal.environment);
    const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, undefined) });
    const plan = planReview(chosen, commit, options.shards);
    const bill = await openBill(plan.shards, options, terminal.environment, (paths) => ({
      subject: narrowSubject(subject, paths),
      chosen: narrowChosen(chosen, paths),
    }));
    await terminal.print(line.format === 'json' ? jsonText(planJson(plan, bill)) : planText(plan, bill));
    return EXIT.done;
  });
}
