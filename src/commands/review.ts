import { EXIT } from '../errors.ts';
import { chooseGuidance, type Chosen } from '../jobs/choose/choose-guidance.ts';
import { reviewChange } from '../jobs/review.ts';
import { chooseModels, unaskedModelError } from '../models/choose.ts';
import { count } from '../reports/count.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { asksForAllFiles, refuseOfAudits } from './arguments/all-files.ts';
import { planReview, readShardNumber } from '../jobs/shards/plan-review.ts';
import { secretOf, type WrittenShard } from './shards/shard-secret.ts';
import { reviewFailOn } from './output/fail-on.ts';
import { refuseForeignServer } from './open/foreign-server.ts';
import { readGivenFiles } from './arguments/given-files.ts';
import { sayUnusedInstructions, withChange, type OpenedChange } from './open/open-change.ts';
import { openModelInput, routingFor, terminalTerms } from './open/model-input.ts';
import { loadGrammars } from './assets/load-assets.ts';
import { reportReview } from './report-review.ts';
import type { Terminal } from './output/terminal.ts';
import { validationInReview } from './open/validation-in-review.ts';
import { refuseOutputs } from './output/refuse-outputs.ts';

/** `housestyle review`: reviews a local change and prints the findings. */
export async function runReview(line: CommandLine, terminal: Terminal): Promise<number> {
  if (asksForAllFiles(line)) {
    return (await import('./audit/audit.ts')).runAudit(line, terminal);
  }
  refuseOfAudits(line);
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}

async function reviewOpened(opened: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  const { subject, options, optionsAt } = opened;
  reviewFailOn(options);
  refuseForeignServer(line, options, terminal);
  const choice = chooseModels(options, terminal.environment);
  if (choice.kind === 'offline' && choice.unaskedModel !== undefined) {
    throw unaskedModelError(choice.unaskedModel);
  }
  if (choice.kind === 'offline' && line.message !== undefined) {
    terminal.say('No model is asked, so `--message` has no effect.');
  }
  await refuseOutputs(options, options.outputDir ?? '.');
  const given = await readGivenFiles(options, line);
  const chosen = await chooseGuidance(subject, {
    ...options,
    ...routingFor(choice, options, given.message),
    typed: given.message,
  });
  const hasUnusedInstructions = await sayUnusedInstructions(opened, chosen, line, terminal);
  const input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    terminalTerms(terminal),
  );
  const settings = {
    ...options,
    ...validationInReview(options, subject.trusted),
    optionsAt,
    configPath: line.config,
    grammars: loadGrammars(),
  };
  if (options.shard !== undefined) {
    const reviewShard = (paths: ReadonlySet<string>): ReturnType<typeof reviewChange> =>
      reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input);
    const { writeShard } = await import('./shards/write-shard.ts');
    const plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
    return endShard(
      await writeShard({
        plan,
        shard: options.shard,
        secret: secretOf(choice, options),
        options,
        cut: terminal.cut,
        reviewShard,
      }),
      terminal,
    );
  }
  terminal.progress(describeWork(chosen, choice.kind === 'offline'));
  const result = await reviewChange(subject, chosen, settings, input);
  return reportReview({ ...result, hasUnusedInstructions }, options, line, terminal);
}

function describeWork({ files, applied }: Chosen, isOffline: boolean): string {
  const what = `${count(files.length, 'file')} against ${count(applied.length, 'guideline')}`;
  return isOffline ? `Checking ${what} …` : `Checking ${what}, and gathering what a model needs …`;
}

/** The limits that fail a run are those of the whole review, so a shard only fails if it could not be reviewed. */
function endShard({ path, sentence, result }: WrittenShard, terminal: Terminal): number {
  terminal.say(`${sentence} The result is in ${path}.`);
  return result.conclusion === 'failed' ? EXIT.failed : EXIT.done;
}
