import { SEVERITIES } from '../../../findings/types.ts';
import type { KnownFinding } from '../../../reports/review/state/known-finding.ts';
import { rememberFinding } from '../../../reports/review/state/remember.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { EarlierOne } from './earlier-ones.ts';
import type { FindingOutcome } from './plan-threads.ts';

const MAX_TITLE_CHARACTERS = 80;

/** What a later run has to know of each finding, the most severe first. */
export function listKnownFindings(outcomes: readonly FindingOutcome[]): readonly KnownFinding[] {
  const rows = outcomes.map(({ status, finding, earlier }): KnownFinding => {
    const facts = finding === undefined ? describeEarlier(earlier) : rememberFinding(finding);
    const comment = earlier?.thread?.comment ?? earlier?.known?.comment;
    const isPosted =
      comment !== undefined || (status === 'open' && finding !== undefined && finding.placement.kind !== 'summary');
    return {
      ...facts,
      status,
      ...(comment === undefined ? {} : { comment }),
      ...(isPosted || earlier?.known?.posted === true ? { posted: true } : {}),
    };
  });
  return rows.toSorted((one, other) => SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity));
}

type Facts = Omit<KnownFinding, 'status' | 'comment' | 'posted'>;

/** A finding of an earlier run. Without a record of it, its comment says what is known. */
function describeEarlier(earlier: EarlierOne | undefined): Facts {
  if (earlier?.known !== undefined) {
    const { status: _status, comment: _comment, posted: _posted, ...facts } = earlier.known;
    return facts;
  }
  const { fingerprints = [], path = '', side = 'RIGHT', line, identity, title = '', thread } = earlier ?? {};
  return {
    fingerprints,
    ...(identity === undefined ? {} : { identity }),
    path,
    side,
    ...(line === undefined ? {} : { line }),
    severity: thread?.severity ?? 'low',
    kind: thread?.kind ?? 'other',
    title: shorten(title, MAX_TITLE_CHARACTERS),
  };
}
