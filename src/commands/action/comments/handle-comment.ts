import { EXIT, UserError, runError } from '../../../errors.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import { explainFailure, UnclearWriteError } from '../../../github/publishing/write-failure.ts';
import { modelLine } from '../../../reports/markdown/model-markdown.ts';

import type { ActionRun, Outcome, RunStart } from '../run.ts';
import { answer, beginAnswer, react } from './answer.ts';
import { answerComment } from './answer-comment.ts';
import { makeCommentRun, type CommentRun } from './comment-run.ts';
import { decide, type Done } from './decide.ts';
import { findMentioned } from './find-agent.ts';
import { HELP, SHORT_HELP } from './help-text.ts';
import { findRefusal } from './may-command.ts';
import { readOwnThread } from './own-thread.ts';
import { asksSomething, parseCommand, readOwnWords, type Command } from './parse-command.ts';
import { rememberFact } from './remember-fact.ts';
import { reviewOnDemand, type AskedReview } from './review-on-demand.ts';

type Review = (run: ActionRun) => Promise<Outcome>;

/**
 * Does what the comment of an event asks for: a command, a mention of an agent, or a question in a thread of ours. Any other
 * comment ends the run with success, after at most one request. Throws a `UserError` if something asked for cannot be done.
 *
 * @param review reviews an opened pull request
 */
export async function handleComment(start: RunStart, review: Review): Promise<Outcome> {
  const { comment, pullRequest } = start.event;
  if (comment === undefined || pullRequest === undefined || hasOurMarker(comment.body)) {
    return end(start, 'The comment asks for nothing.');
  }
  const run = makeCommentRun(start, comment, pullRequest);
  const command = parseCommand(comment.body);
  return command === undefined ? handleOther(run, review) : handleCommand(run, command, review);
}

/** Our own comments have such a marker, also those that the token of a person posted. */
function hasOurMarker(body: string): boolean {
  return body.includes('<!-- housestyle:');
}

/** Does a command, if its author may give commands. */
async function handleCommand(run: CommentRun, command: Command, review: Review): Promise<Outcome> {
  const refusal = await findRefusal(run.client, run.comment);
  if (refusal !== undefined) {
    // A comment could be provoked by anybody, so there is none.
    await react(run, 'confused');
    return end(run, refusal);
  }
  return guard(run, () => doCommand(run, command, review));
}

async function doCommand(run: CommentRun, command: Command, review: Review): Promise<Outcome> {
  switch (command.kind) {
    case 'help':
      return finish(run, await say(run, HELP, 'The commands were listed.'));
    case 'wrong':
      await say(run, `${command.message}\n\n${SHORT_HELP}`, command.message);
      return finish(run, { kind: 'refused', line: command.message });
    case 'pause':
    case 'resume':
    case 'ignore':
      return finish(run, await sayRefusal(run, await decide(run, command)));
    case 'remember':
      return finish(run, await rememberFact(run, command.text));
    case 'ask':
      return finish(run, await answerComment(run, { text: command.text }));
    case 'explain': {
      const thread = await readOwnThread(run);
      return thread === undefined
        ? finish(run, await sayRefusal(run, { kind: 'refused', line: NO_THREAD, markdown: NO_THREAD }))
        : finish(run, await answerComment(run, { text: undefined, thread }));
    }
    case 'review':
      return doReview(run, { agent: command.agent, full: command.full, message: undefined }, review);
  }
}

const NO_THREAD = '`/housestyle explain` works as a reply to a comment of Housestyle on a line or a file.';

/** A comment without a command: a mention of an agent, or a question in a thread of ours. */
async function handleOther(run: CommentRun, review: Review): Promise<Outcome> {
  const { comment } = run;
  const mentioned = await findMentioned(run);
  const asks = asksSomething(comment.body);
  const isReply = comment.kind === 'line' && comment.replyTo !== undefined;
  if (mentioned.kind === 'people' || (mentioned.kind === 'nobody' && !(asks && isReply))) {
    return end(run, 'The comment asks for nothing.');
  }
  const thread = await readOwnThread(run);
  if (mentioned.kind === 'nobody' && thread === undefined) {
    return end(run, 'The comment answers a thread of somebody else.');
  }
  const refusal = await findRefusal(run.client, comment);
  if (refusal !== undefined) {
    return end(run, refusal);
  }
  const text = readOwnWords(comment.body);
  const agent = mentioned.kind === 'agent' ? mentioned.name : undefined;
  return guard(run, async () =>
    agent !== undefined && !asks
      ? doReview(run, { agent, full: false, message: text }, review)
      : finish(run, await answerComment(run, { text, thread, agent })),
  );
}

async function doReview(run: CommentRun, asked: AskedReview, review: Review): Promise<Outcome> {
  await react(run, 'eyes');
  const reviewed = await reviewOnDemand(run, asked, review);
  if (reviewed.kind === 'refused') {
    return finish(run, await sayRefusal(run, reviewed));
  }
  await react(run, reviewed.outcome.exitCode === EXIT.failed ? 'confused' : '+1');
  return reviewed.outcome;
}

/** Answers once, also if the run is repeated. */
async function say(run: CommentRun, markdown: string, line: string): Promise<Done> {
  if (!(await beginAnswer(run))) {
    await answer(run, markdown);
  }
  return { kind: 'done', line };
}

async function sayRefusal(run: CommentRun, done: Done): Promise<Done> {
  if (done.kind === 'refused' && done.markdown !== undefined) {
    await say(run, done.markdown, done.line);
  }
  return done;
}

/** Reacts to the result, and ends the run with success: nothing is wrong with the workflow. */
async function finish(run: CommentRun, { kind, line, outputs, isSaid }: Done): Promise<Outcome> {
  if (isSaid !== true) {
    await react(run, kind === 'done' ? '+1' : 'confused');
  }
  return end(run, line, outputs);
}

function end({ runner }: Pick<RunStart, 'runner'>, line: string, outputs: Outcome['outputs'] = {}): Outcome {
  runner.log(line);
  return { outputs: { conclusion: 'skipped', ...outputs }, jobSummary: '', exitCode: EXIT.done };
}

/** Errors of a comment that its author can correct, such as an agent that does not exist. */
const FOR_AUTHOR = new Set(['agent-not-found', 'agent-unusable']);

/** Shows a failure by a reaction. The job then fails, except where the comment itself was wrong. */
async function guard(run: CommentRun, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && FOR_AUTHOR.has(error.code)) {
      const hint = error.hint === undefined ? '' : ` ${modelLine(error.hint)}`;
      const markdown = `${modelLine(error.message)}.${hint}`;
      return finish(run, await sayRefusal(run, { kind: 'refused', line: error.message, markdown }));
    }
    if (!run.runner.signal.aborted) {
      await react(run, 'confused');
    }
    if (error instanceof GithubError || error instanceof UnclearWriteError) {
      const { reason, hint } = explainFailure(error);
      throw runError('comment-unanswered', `The comment could not be answered: ${reason}`, hint, error);
    }
    throw error;
  }
}
