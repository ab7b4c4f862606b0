import { converse } from '../../agents/converse.ts';
import { interruptedError, runError } from '../../errors.ts';
import { parseAnswer } from '../../findings/replies/parse-answer.ts';
import { fullNameOf } from '../../models/full-name.ts';
import type { Options } from '../../options/options.ts';
import type { DescribedChange, WrittenText } from '../../reports/describe/description.ts';
import { shortDigest } from '../../reports/describe/description-section.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import type { PromptRequest } from '../compose/fit-request.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import { concealSecrets } from '../gather/conceal-secrets.ts';
import type { Given } from '../gather/read-given.ts';
import { composeWriting, type WritingSubject } from './compose-writing.ts';
import { outlineChange } from './outline-change.ts';
import { splitDescription, unwrapReply } from './split-description.ts';

/** The requests for the texts of a description. */
export interface ComposedDescription {
  readonly description: PromptRequest;
  /** Absent unless a commit message is wanted. */
  readonly commitMessage: PromptRequest | undefined;
  /** The digest of the requests: two runs with the same one ask for the same text. */
  readonly digest: string;
}

/** Composes the requests by the team's instructions for each purpose, exactly as `dump` shows them. */
export async function composeDescription(
  subject: WritingSubject,
  chosen: Chosen,
  given: Given,
  settings: Pick<Options, 'contentExclusion' | 'commitMessage'>,
  { main, grammars }: Pick<ReviewModels, 'main' | 'grammars'>,
): Promise<ComposedDescription> {
  const terms = { ...main, grammars };
  const compose = async (purpose: 'pull-request-description' | 'commit-message'): Promise<PromptRequest> =>
    (await composeWriting(purpose, subject, chosen, given, settings, terms)).request;
  const description = await compose('pull-request-description');
  const commitMessage = settings.commitMessage ? await compose('commit-message') : undefined;
  const hashes = [main.model.provider, main.model.name, description.hash, commitMessage?.hash ?? ''];
  return { description, commitMessage, digest: shortDigest(hashes.join('\n')) };
}

/** Describes a change: what a model writes, if there is one to ask, and what can be said without it. */
export async function describeChange(
  opened: WritingSubject,
  everything: Chosen,
  grammars: Grammars,
  asking: { readonly composed: ComposedDescription; readonly models: ReviewModels } | undefined,
): Promise<DescribedChange> {
  const { subject, chosen } = concealSecrets(opened, everything);
  const outline = await outlineChange(subject, chosen, grammars);
  if (asking === undefined || outline.files === 0) {
    return { outline, notes: [] };
  }
  const { composed, models } = asking;
  const notes: string[] = [];
  const description = await ask(composed.description, models, notes);
  const message = composed.commitMessage === undefined ? undefined : await ask(composed.commitMessage, models, notes);
  const written: WrittenText = {
    ...splitDescription(description),
    commitMessage: message === undefined ? undefined : unwrapReply(message),
    by: fullNameOf(models.main.model),
  };
  return { outline, written, notes };
}

/** Asks for one text. Throws a `UserError` if the model gives none: a half description is not written. */
async function ask({ messages }: PromptRequest, models: ReviewModels, notes: string[]): Promise<string> {
  const { main, meter, deadline, signal } = models;
  const conversation = await converse({
    ...main,
    agent: 'housestyle',
    messages,
    tools: [],
    maxTurns: 1,
    meter,
    deadline,
    signal,
    read: parseAnswer,
  });
  if (signal.aborted) {
    throw interruptedError();
  }
  const { answer, failure, shortages } = conversation;
  if (answer === undefined) {
    const reason = failure?.reason ?? shortages.at(-1) ?? 'it gave no answer';
    throw runError('no-answer', `The model wrote no description: ${reason}`, failure?.hint);
  }
  notes.push(...shortages.map((shortage) => `The model's text is not whole: ${shortage}`));
  return answer;
}
