import { countPart } from '../count.ts';
import { writeCount } from '../../text/shown/write-count.ts';

/** Why a model did not see a part of the change or of the prompt, or did not answer. */

export const NO_COMMENTS_IN_REPLY = 'the reply has no JSON with comments';

/** `agent`: the name of the reviewer where it is an agent, else undefined. */
export function partNotSent(part: string, agent: string | undefined, reason: string): string {
  return `its part ${part} was not sent${agent === undefined ? '' : ` to ${agent}`}: ${reason}`;
}

export const LINE_TOO_LONG = 'one of its lines takes more than a request holds (`max-input-tokens`)';

/** For a dump, in which nothing is sent. */
export function lineExceedsBudget(agent: string | undefined): string {
  return `one of its lines alone exceeds the budget${agent === undefined ? '' : ` of a request to ${agent}`}`;
}

export function linesCut(lines: number, most: number): string {
  return `${lines} of its lines ${lines === 1 ? 'is' : 'are'} longer than ${writeCount(most)} characters; the model saw only the beginning`;
}

/** `agent`: the name of any reviewer after the first, which reads the whole change; else undefined. */
export function pieceCut(reason: string | null, agent: string | undefined): string {
  return `${reason ?? 'cut'}${forAgent(agent)}`;
}

/** Counts the pieces of code that prompts show next to the change, of all requests together: one file has many. */
export function surroundingsCut(shortened: number, pieces: number, agent: string | undefined): string {
  const what = `${countPart(shortened, pieces, 'piece')} of code that the change belongs to or uses`;
  return `${what} ${shortened === 1 ? 'was' : 'were'} shortened or cut${forAgent(agent)}`;
}

function forAgent(agent: string | undefined): string {
  return agent === undefined ? '' : ` for ${agent}`;
}

/** Names a request that has no answer: `2 of 3 of dba (src/a.ts and 4 more)`. */
export function nameRequest(
  position: { readonly number: number; readonly of: number },
  agent: string | undefined,
  paths: readonly string[],
): string {
  return `${position.number} of ${position.of}${agent === undefined ? '' : ` of ${agent}`} (${nameFiles(paths)})`;
}

function nameFiles([first = 'no file', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** The reason of a failure, and what can be done about it where that is known. */
export function failureWithHint({ reason, hint }: { readonly reason: string; readonly hint?: string }): string {
  return hint === undefined ? reason : `${reason.replace(/\.$/, '')}. ${hint}`;
}

/** Added to the estimate of a run whose findings are verified. */
export function withVerification(estimate: string): string {
  return `${estimate}; one more request checks the findings`;
}

/** Says how far a review is: `1 of 3 requests answered, 1 failed`. */
export function describeProgress({
  requests,
  answered,
  failed,
  notSent,
}: {
  readonly requests: number;
  readonly answered: number;
  readonly failed: number;
  readonly notSent: number;
}): string {
  return [
    `${countPart(answered, requests, 'request')} answered`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(notSent === 0 ? [] : [`${notSent} not sent because of a limit`]),
  ].join(', ');
}
