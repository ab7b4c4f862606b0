import { EXIT } from '../../errors.ts';
import {
  explainKept,
  publishDescription,
  type PublishedDescription,
} from '../../github/publishing/publish-description.ts';
import type { PullRequest } from '../../github/client.ts';
import { chooseGuidance } from '../../jobs/choose/choose-guidance.ts';
import { composeDescription, describeChange } from '../../jobs/describe/describe-change.ts';
import { chooseModels } from '../../models/choose.ts';
import type { UsageRow } from '../../models/spending/meter.ts';
import { sumRows } from '../../models/spending/sum-rows.ts';
import { drawRunAnnotation } from '../../reports/annotations.ts';
import type { DescribedChange } from '../../reports/describe/description.ts';
import {
  findSection,
  mayReplaceTitle,
  shortDigest,
  type FoundSection,
  type SectionKey,
} from '../../reports/describe/description-section.ts';
import { drawCommitMessage, drawDescription, drawTitle } from '../../reports/describe/draw-description.ts';
import { plainMarkdown } from '../../reports/markdown/markdown-text.ts';
import { modelWords } from '../../reports/markdown/model-markdown.ts';
import type { OwnRepository } from '../../reports/markdown/own-address.ts';

import { readGivenFiles } from '../arguments/given-files.ts';
import { loadGrammars } from '../assets/load-assets.ts';
import { openModels } from '../open/open-models.ts';
import { endIdle } from './end-idle.ts';
import { addFiles } from './files.ts';
import { readPullRequest, readSubject } from './review/read-subject.ts';
import type { ActionRun, Outcome } from './run.ts';
import { findUnaskedModel } from './unasked-model.ts';

/** Writes the title and the description of the pull request into a marked section, which later runs keep up to date. */
export async function describeInAction(run: ActionRun): Promise<Outcome> {
  const { options, runner } = run;
  const opened = readPullRequest(run);
  const { pull } = opened;
  const found = findSection(pull.body);
  const kept = explainKept(found);
  if (kept !== undefined) {
    return endKept(run, found, kept);
  }
  const choice = chooseModels(options, runner.environment);
  findUnaskedModel(run, opened, choice);
  const subject = await readSubject(run, opened);
  const chosen = await chooseGuidance(subject, options);
  const given = await readGivenFiles(options, { message: undefined });
  const say = (sentence: string): void => runner.log(sentence);
  const { environment, signal } = runner;
  const models =
    choice.kind === 'offline'
      ? undefined
      : await openModels(choice, options, { environment, signal, say, onReply: () => {}, onEstimate: say });
  const composed = models === undefined ? undefined : await composeDescription(subject, chosen, given, options, models);
  const request = composed?.digest ?? NO_REQUEST;
  if (composed !== undefined && found.kind === 'ours' && found.key.request === request && !options.full) {
    return endIdle(runner, 'the description answers the same request already. With `full: true` it is written again.');
  }
  const asking = models === undefined || composed === undefined ? undefined : { models, composed };
  const described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking);
  const own = { serverUrl: run.event.serverUrl, repository: pull.baseRepository };
  const drafted = draft(described, pull, request, own);
  const published: PublishedDescription = options.dryRun
    ? { kind: 'kept', reason: '`dry-run` is on' }
    : await publishDescription({ client: run.client, number: pull.number, clock: runner.clock, signal }, drafted);
  return report(run, described, { ...drafted, published, usage: models?.meter.rows() ?? [] });
}

/** Ends a run that leaves the section alone. Text that has our marks and is not ours is said where a reader of the page looks. */
function endKept({ runner }: ActionRun, { kind }: FoundSection, kept: string): Outcome {
  const said = `Not described: ${kept}.`;
  if (kind === 'edited') {
    runner.print(drawRunAnnotation('warning', said));
  }
  return { ...endIdle(runner, `${kept}.`), jobSummary: said };
}

const NO_REQUEST = '-';

type Draft = Parameters<typeof publishDescription>[1] & { readonly proposed: string };

/** A title without a model says less than the branch's name: it is only proposed. */
function draft(described: DescribedChange, pull: PullRequest, request: string, own: OwnRepository): Draft {
  const proposed = drawTitle(described);
  const isTitled = described.written !== undefined && mayReplaceTitle(pull, findSection(pull.body));
  const title = isTitled ? proposed : undefined;
  const key: SectionKey = {
    headSha: pull.headSha,
    request,
    ...(title === undefined ? {} : { title: shortDigest(title) }),
  };
  const isProposed = title === undefined && described.written !== undefined && proposed !== pull.title;
  const content = drawDescription(described, {
    headSha: pull.headSha,
    proposedTitle: isProposed ? proposed : undefined,
    own,
  });
  return {
    headSha: pull.headSha,
    content,
    key,
    title: title === undefined ? undefined : { from: pull.title, to: title },
    proposed,
  };
}

interface Reported extends Draft {
  readonly published: PublishedDescription;
  readonly usage: readonly UsageRow[];
}

async function report(
  run: ActionRun,
  described: DescribedChange,
  { content, proposed, published, usage }: Reported,
): Promise<Outcome> {
  const { runner } = run;
  const said = explainPublished(published);
  runner.log(said);
  if (published.kind === 'failed' || published.kind === 'refused') {
    runner.print(drawRunAnnotation(published.kind === 'failed' ? 'error' : 'warning', said));
  }
  const message = drawCommitMessage(described);
  const { requests, inputTokens, outputTokens, cost } = sumRows(usage);
  const outcome = {
    outputs: {
      title: published.kind === 'written' ? (published.title ?? '') : '',
      'commit-message': message ?? '',
      requests: String(requests),
      'input-tokens': String(inputTokens),
      'output-tokens': String(outputTokens),
      cost: cost === undefined ? '' : String(cost),
      conclusion: published.kind === 'failed' ? 'failed' : 'clean',
    },
    jobSummary: [`**${modelWords(proposed)}**`, content, plainMarkdown(said)].join('\n\n'),
    exitCode: published.kind === 'failed' ? EXIT.failed : EXIT.done,
  };
  const text = `${proposed}\n\n${content}\n`;
  return addFiles(run, outcome, [{ name: 'description.md', output: 'description-file', text }]);
}

function explainPublished(published: PublishedDescription): string {
  switch (published.kind) {
    case 'written':
      return 'The description of the pull request was written.';
    case 'unchanged':
      return 'The description of the pull request is up to date.';
    case 'kept':
      return `The description was not written: ${published.reason}.`;
    case 'refused':
    case 'failed':
      return [`The description was not written: ${published.reason}.`, published.hint ?? ''].join(' ').trim();
  }
}
