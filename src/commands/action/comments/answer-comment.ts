import { interruptedError, runError } from '../../../errors.ts';
import type { CommentThread } from '../../../github/command-requests.ts';
import { openPullRequest } from '../../../github/open-pull-request.ts';
import { answerQuestion } from '../../../jobs/answer/answer-question.ts';
import { chooseGuidance } from '../../../jobs/choose/choose-guidance.ts';
import { chooseModels, type ModelChoice } from '../../../models/choose.ts';
import { fullNameOf } from '../../../models/full-name.ts';
import type { UsageRow } from '../../../models/spending/meter.ts';
import { sumRows } from '../../../models/spending/sum-rows.ts';
import type { Options } from '../../../options/options.ts';
import { EXPLAIN_FINDING, type ShownThread } from '../../../prompt/parts/question.ts';
import { codeSpan } from '../../../reports/markdown/markdown-text.ts';
import { modelMarkdown } from '../../../reports/markdown/model-markdown.ts';

import { openModels } from '../../open/open-models.ts';
import { readSubject } from '../review/read-subject.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { answer, answerMarker, beginAnswer } from './answer.ts';
import type { CommentRun } from './comment-run.ts';
import type { Done } from './decide.ts';
import { explainOffline, NO_MODEL } from './explain-offline.ts';

/** A question in a comment. */
export interface AskedComment {
  /** The words of its author; undefined to explain the finding of the thread. */
  readonly text: string | undefined;
  /** The thread of ours that the comment is in. */
  readonly thread?: CommentThread | undefined;
  /** The name of the agent that answers; undefined for none. */
  readonly agent?: string | undefined;
}

/**
 * Answers a question once. Without a model, a finding is explained from its statement. Throws a `GithubError`, and a
 * `UserError` if the model gives no answer or the configuration is wrong.
 */
export async function answerComment(run: CommentRun, asked: AskedComment): Promise<Done> {
  if (await beginAnswer(run)) {
    return { kind: 'done', line: 'The comment is answered already.' };
  }
  const options = await run.readOptions();
  const choice = chooseModels(options, run.runner.environment);
  if (choice.kind === 'offline') {
    await answer(run, asked.thread === undefined ? NO_MODEL : explainOffline(asked.thread));
    return { kind: 'done', line: 'The comment was answered without a model.' };
  }
  const { markdown, outputs } = await askModel(run, asked, options, choice);
  await answer(run, markdown);
  return { kind: 'done', line: 'The comment was answered.', outputs };
}

interface Answered {
  readonly markdown: string;
  readonly outputs: Outcome['outputs'];
}

/** Reads the pull request from the checkout if it has both revisions: that costs no requests. */
async function askModel(
  run: CommentRun,
  asked: AskedComment,
  options: Options,
  choice: Extract<ModelChoice, { readonly kind: 'models' }>,
): Promise<Answered> {
  const { client, number, runner, event } = run;
  const say = (sentence: string): void => runner.log(sentence);
  const opened = await openPullRequest(client, number, runner.checkout, say);
  try {
    const { base } = opened.sides;
    const isLocal = opened.sides.maxReads === undefined;
    const action: ActionRun = { runner, event, client, options, opened, trusted: base };
    const subject = await readSubject(action, { ...opened, base });
    const chosen = await chooseGuidance(subject, { ...options, agent: asked.agent });
    const { environment, signal } = runner;
    const models = await openModels(choice, options, { environment, signal, say, onReply: () => {}, onEstimate: say });
    const thread = asked.thread === undefined ? undefined : showThread(run, asked.thread);
    const question = { text: asked.text ?? EXPLAIN_FINDING, thread, mayLookUp: isLocal };
    const { access, conversation } = await answerQuestion(subject, chosen, question, options, models);
    if (signal.aborted) {
      throw interruptedError();
    }
    if (conversation.answer === undefined) {
      const reason = conversation.failure?.reason ?? conversation.shortages.at(-1) ?? 'it gave no answer';
      throw runError('no-answer', `The model did not answer the comment: ${reason}`, conversation.failure?.hint);
    }
    const by = codeSpan(fullNameOf(access.model));
    const about = codeSpan(opened.pull.headSha.slice(0, 7));
    const own = { serverUrl: event.serverUrl, repository: opened.pull.baseRepository };
    const markdown = `${modelMarkdown(conversation.answer, own)}\n\n<sub>Answered by ${by} about ${about}. It may be wrong.</sub>`;
    return { markdown, outputs: usageOutputs(models.meter.rows()) };
  } finally {
    opened.close();
  }
}

/** The thread without hidden markers. The comment that asks is the request itself. */
function showThread({ comment }: CommentRun, { start, replies }: CommentThread): ShownThread {
  const earlier = replies.filter(({ id, body }) => id < comment.id && !body.includes(answerMarker(comment.id)));
  return {
    path: start.path,
    finding: withoutMarkers(start.body),
    hunk: start.hunk,
    replies: earlier.map(({ author, body }) => ({ author, text: withoutMarkers(body) })),
  };
}

function withoutMarkers(body: string): string {
  return body
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('<!-- housestyle:'))
    .join('\n')
    .trim();
}

function usageOutputs(rows: readonly UsageRow[]): Outcome['outputs'] {
  const { inputTokens, outputTokens, requests, cost } = sumRows(rows);
  return {
    'input-tokens': String(inputTokens),
    'output-tokens': String(outputTokens),
    requests: String(requests),
    cost: cost === undefined ? '' : String(cost),
  };
}
