import { MAX_LINE_CHARACTERS } from '../../prompt/parts/change.ts';
import {
  LINE_TOO_LONG,
  linesCut,
  nameRequest,
  partNotSent,
  pieceCut,
  surroundingsCut,
} from '../../reports/reasons/requests.ts';
import type { LeftOut } from '../../reports/review/review-result.ts';
import { quote } from '../../text/shown/quote.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import type { ReviewerRequests } from '../compose/compose-requests.ts';
import {
  explainUnanswered,
  finalRequests,
  findLimit,
  isOverLimit,
  isUnanswered,
  partsTooLarge,
  type AskedRequest,
  type AskedReviewer,
} from './asked-reviewer.ts';

/** The parts of the change that a reviewer has no answer to, and why. */
export function listUnread(reviewer: AskedReviewer): readonly LeftOut[] {
  const { composed, unfit } = reviewer.ready;
  const requests = reviewer.asked.flatMap(finalRequests);
  return [
    ...(unfit === undefined ? [] : [leaveOut('request', composed.reviewer.name, unfit.message)]),
    ...listNotSent(reviewer, requests),
    ...listUnanswered(composed, requests),
  ];
}

/** Most characters of a finding without a file that are kept. */
const MAX_SAID_CHARACTERS = 1_000;

/** What the requests of a reviewer did not show, and what could not be used of its answers. `index`: its place among all. */
export function listUnseen({ ready, asked }: AskedReviewer, index: number): readonly LeftOut[] {
  const requests = asked.flatMap(finalRequests);
  return [
    // Long lines are cut alike for all reviewers, so they are listed once.
    ...(index === 0 ? listCutLines(requests) : []),
    ...listCutPieces(ready.composed, index === 0 ? undefined : ready.composed.reviewer.name),
    ...requests.flatMap(({ conversation }) =>
      (conversation.answer?.leftOut ?? []).map(({ source, reason, said }) => ({
        stage: 'finding' as const,
        source,
        // A finding without a file has no other place.
        reason: said === undefined ? reason : `${reason}; it says: ${quote(said, { most: MAX_SAID_CHARACTERS })}`,
      })),
    ),
  ];
}

function leaveOut(stage: LeftOut['stage'], source: string, reason: string): LeftOut {
  return { stage, source, reason };
}

function listNotSent(asked: AskedReviewer, requests: readonly AskedRequest[]): readonly LeftOut[] {
  const agent = nameAgent(asked.ready.composed.reviewer);
  const limited = requests.flatMap((request) => {
    const limit = findLimit(request);
    return limit === undefined
      ? []
      : request.request.parts.map(({ path, id }) => leaveOut('change', path, partNotSent(id, agent, limit)));
  });
  const tooLarge = partsTooLarge(asked).map(({ path, id }) =>
    leaveOut('change', path, partNotSent(id, agent, LINE_TOO_LONG)),
  );
  return [...limited, ...tooLarge];
}

/** A line is long because it is minified, is data, or hides something: what the model did not see of it is listed. */
function listCutLines(requests: readonly AskedRequest[]): readonly LeftOut[] {
  return requests
    .filter((asked) => !isOverLimit(asked))
    .flatMap(({ request }) => request.parts)
    .filter(({ cutLines }) => cutLines > 0)
    .map(({ path, cutLines }) => leaveOut('change', path, linesCut(cutLines, MAX_LINE_CHARACTERS)));
}

/** The shared pieces are the same in every request, so a cut one is listed once; cut code around hunks is counted. */
function listCutPieces({ requests, shared }: ReviewerRequests, agent: string | undefined): readonly LeftOut[] {
  const pieces = requests[0]?.pieces.filter(({ id }) => shared.has(id)) ?? [];
  const notes = requests.flatMap((request) =>
    request.pieces.filter(({ kind, id }) => kind === 'note' && !shared.has(id)),
  );
  const cut = [...pieces, ...notes]
    .filter(({ included }) => !included)
    .map(({ source, id, reason }) => leaveOut('request', source ?? id, pieceCut(reason, agent)));
  const around = requests.flatMap((request) => request.pieces.filter(({ kind }) => kind === 'context'));
  const less = around.filter(({ reason }) => reason !== null).length;
  return less === 0 ? cut : [...cut, leaveOut('request', 'context', surroundingsCut(less, around.length, agent))];
}

function listUnanswered(
  { requests: composed, reviewer }: ReviewerRequests,
  requests: readonly AskedRequest[],
): readonly LeftOut[] {
  const all = Math.max(composed.length, requests.length);
  return requests.flatMap((asked, index) => {
    if (!isUnanswered(asked)) {
      return [];
    }
    const paths = [...new Set(asked.request.parts.map(({ path }) => path))];
    const name = nameRequest({ number: index + 1, of: all }, nameAgent(reviewer), paths);
    return [leaveOut('request', name, explainUnanswered(asked))];
  });
}

function nameAgent({ agent, name }: Reviewer): string | undefined {
  return agent === undefined ? undefined : name;
}
