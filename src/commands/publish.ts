import { keepHeapSmall } from '../engine.ts';
import { usageError } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { acceptReports } from '../jobs/shards/accept-reports.ts';
import { mergeShards } from '../jobs/shards/merge-shards.ts';
import { planReview } from '../jobs/shards/plan-review.ts';
import { chooseModels } from '../models/choose.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { asksForAllFiles, refuseOfAudits } from './arguments/all-files.ts';
import { validationInReview } from './open/validation-in-review.ts';
import { loadGrammars } from './assets/load-assets.ts';
import { routingFor } from './open/model-input.ts';
import { withChange } from './open/open-change.ts';
import { refuseOutputs } from './output/refuse-outputs.ts';
import { reportReview } from './report-review.ts';
import { listShardFiles, readMostShardsIn, readShardFiles } from './shards/read-shard-folder.ts';
import { secretOf } from './shards/shard-secret.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle publish DIR`: merges the results of the shards of a change into one review, and prints it. */
export async function runPublish(line: CommandLine, terminal: Terminal): Promise<number> {
  const [folder] = line.operands;
  if (folder === undefined) {
    throw usageError(
      'no-results',
      '`publish` needs the folder with the results of the shards',
      'Name it: `housestyle publish DIR`.',
    );
  }
  if (asksForAllFiles(line)) {
    return (await import('./audit/audit.ts')).runAuditPublish(line, folder, terminal);
  }
  refuseOfAudits(line);
  keepHeapSmall();
  return withChange(line, terminal, async ({ subject, options, optionsAt, commit }) => {
    await refuseOutputs({ sarifFile: options.sarifFile, shard: undefined }, '.');
    const choice = chooseModels(options, terminal.environment);
    const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, line.message) });
    const paths = await listShardFiles(folder);
    const plan = planReview(chosen, commit, options.shards ?? readMostShardsIn(folder, paths));
    const accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options),
    });
    const result = await mergeShards(subject, chosen, plan, accepted, {
      ...options,
      takesOverReports: true,
      ...validationInReview(options, subject.trusted),
      optionsAt,
      configPath: line.config,
      grammars: loadGrammars(),
    });
    return reportReview(result, options, line, terminal);
  });
}
