import type { Conversation } from '../../agents/conversation.ts';
import { converse } from '../../agents/converse.ts';
import { declarationTokens } from '../../agents/message-tokens.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import { parseAnswer, QUESTION_ANSWER } from '../../findings/replies/parse-answer.ts';
import type { Options } from '../../options/options.ts';
import type { ShownThread } from '../../prompt/parts/question.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { ModelAccess, ReviewModels } from '../compose/review-models.ts';
import { concealSecrets } from '../gather/conceal-secrets.ts';
import { openTools } from '../gather/open-tools.ts';
import { composeQuestion } from './compose-question.ts';

/** A question about a change. */
export interface Question {
  /** The words of the person who asks. */
  readonly text: string;
  readonly thread: ShownThread | undefined;
  /** Whether the model may look things up. */
  readonly mayLookUp: boolean;
}

/** Tools that ask GitHub at each call. */
const ASKING_TOOLS = new Set(['review_threads']);
/** Tools whose declarations take a larger share of the budget are not offered. */
const DECLARED_SHARE = 0.2;

/**
 * Has a model answer a question about a change, with the guidelines that apply to it. Within the limits of the run; a failure
 * is a value of the conversation. Throws a `UserError` if the question does not fit into a request.
 */
export async function answerQuestion(
  opened: ReviewSubject,
  everything: Chosen,
  question: Question,
  settings: Pick<Options, 'contentExclusion' | 'maxTurns'>,
  models: ReviewModels,
): Promise<{ readonly access: ModelAccess; readonly conversation: Conversation<string> }> {
  const { subject, chosen } = concealSecrets(opened, everything);
  const { agent } = chosen;
  const access =
    agent === undefined || agent.head.models.length === 0 ? models.main : (await models.forAgent(agent)).access;
  const tools =
    question.mayLookUp && settings.maxTurns > 1 ? await chooseTools(subject, chosen, settings, models, access) : [];
  const { meter, deadline, signal } = models;
  const request = composeQuestion({
    ...question,
    files: chosen.files,
    guidelines: chosen.applied,
    description: subject.description,
    agent,
    offersTools: tools.length > 0,
    budget: access.budget - declarationTokens(tools, access.tokenizer),
    tokenizer: access.tokenizer,
  });
  const conversation = await converse({
    ...access,
    agent: agent?.name ?? 'housestyle',
    messages: request.messages,
    shape: QUESTION_ANSWER,
    tools,
    maxTurns: settings.maxTurns,
    meter,
    deadline,
    signal,
    read: parseAnswer,
  });
  return { access, conversation };
}

async function chooseTools(
  subject: ReviewSubject,
  chosen: Chosen,
  settings: Pick<Options, 'contentExclusion'>,
  { grammars, now }: ReviewModels,
  { budget, tokenizer, model }: ModelAccess,
): Promise<readonly Tool[]> {
  const { tools } = await openTools(subject, chosen, { settings, grammars, now, reports: [], message: undefined });
  const offered = tools.filter(({ name }) => !ASKING_TOOLS.has(name));
  const isTooMuch = declarationTokens(offered, tokenizer) > budget * DECLARED_SHARE;
  return isTooMuch || !model.takesTools ? [] : offered;
}
