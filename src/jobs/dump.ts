import type { Options } from '../options.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { PromptDump } from '../reports/dump.ts';
import type { Grammars } from '../syntax/types.ts';
import type { PromptRequest } from './compose-prompt.ts';
import { composeForPurpose } from './compose-purpose.ts';
import { composeReview } from './compose-review.ts';
import { filesToName } from './files-to-name.ts';
import { findDirections } from './find-directions.ts';
import { gatherForWriting, type EarlierCommits } from './gather-writing.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';
import { readGiven, type Given } from './read-given.ts';

/** The model a dump is made for; nothing is sent to it. */
export interface DumpedFor {
  readonly model: string | undefined;
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly grammars: Grammars;
}

/** A change to dump the prompt of. */
export interface DumpSubject extends ReviewSubject {
  /** Where there is a repository to read them from. */
  readonly earlier?: EarlierCommits;
}

/** Composes a prompt with everything that it left out: for a review, exactly as a review of the same input does. */
export async function dumpPrompt(
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  options: Pick<Options, 'purpose' | 'contentExclusion'>,
  dumpedFor: DumpedFor,
): Promise<PromptDump> {
  const { requests, leftOut } =
    options.purpose === 'review'
      ? await dumpReview(subject, prepared, given, dumpedFor)
      : await dumpWriting(options.purpose, subject, prepared, given, options, dumpedFor);
  const { tokenizer, model, budget } = dumpedFor;
  return {
    purpose: options.purpose,
    agent: prepared.agent?.name,
    model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    directions: findDirections(subject.description, prepared.files),
    leftOut,
    requests: requests.map(({ hash, tokens, messages, pieces, plan }) => ({ hash, tokens, messages, pieces, plan })),
  };
}

/** What of a dump differs by purpose. */
interface Composed {
  readonly requests: readonly PromptRequest[];
  readonly leftOut: PromptDump['leftOut'];
}

async function dumpReview(
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  dumpedFor: DumpedFor,
): Promise<Composed> {
  const { parts, leftOut } = readGiven(given, 'review');
  const composed = await composeReview(subject, prepared, { ...dumpedFor, parts });
  return {
    requests: composed.requests,
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...leftOut,
      ...composed.leftOut,
      ...composed.tooLarge.map(({ path }) => ({ source: path, reason: 'a line of it exceeds the budget on its own' })),
    ],
  };
}

async function dumpWriting(
  purpose: Exclude<Options['purpose'], 'review'>,
  subject: DumpSubject,
  prepared: Prepared,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  { budget, tokenizer, grammars }: DumpedFor,
): Promise<Composed> {
  const { parts, leftOut } = await gatherForWriting(purpose, subject, prepared, given, options, grammars);
  const named = filesToName(subject, prepared);
  return {
    requests: [composeForPurpose({ purpose, parts, files: prepared.files, named, budget, tokenizer })],
    leftOut: [
      ...prepared.leftOut.flatMap(({ stage, source, reason }) => (stage === 'file' ? [{ source, reason }] : [])),
      ...leftOut,
    ],
  };
}
