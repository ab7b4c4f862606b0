import { KIND_FAMILIES } from '../../findings/identity/finding-identity.ts';
import { FINDING_KINDS, SEVERITIES, type Finding } from '../../findings/types.ts';
import { amount, count, list, object, oneOf, optional, text, type ReadShape } from '../../text/json/read-shape.ts';
import { isRecord } from '../../text/record.ts';
import { NOTHING_SHARED, type TextSharing } from './text-sharing.ts';

/** Most findings of a shard. A model that reports more is not of use. */
export const MAX_FINDINGS = 20_000;
const MAX_TITLE = 20_000;
const MAX_TEXT = 1_000_000;

export const title = text(MAX_TITLE);
export const long = text(MAX_TEXT);
/** Git does not limit the length of a path, and a model may write anything as one. */
export const path = text(MAX_TEXT);

const side = oneOf(['LEFT', 'RIGHT']);

/** @param share gives equal texts as one text */
export function makeIdentityFields(share: TextSharing) {
  return {
    about: shared(title, share.about),
    family: oneOf(KIND_FAMILIES),
    code: optional(title),
    within: optional(shared(title, share.within)),
    before: optional(title),
    after: optional(title),
  };
}

const identity = object(makeIdentityFields(NOTHING_SHARED));

const readPlace = object({
  path,
  side,
  line: optional(count),
  startLine: optional(count),
  quote: optional(long),
  suggestion: optional(long),
  fingerprint: optional(title),
  identity: optional(identity),
});

const readInline = object({ kind: oneOf(['inline']) });
const readElsewhere = object({ kind: oneOf(['inline', 'file', 'summary']), reason: long });

const readPlacement: ReadShape<Finding['placement']> = (value, place) =>
  isRecord(value) && value['kind'] === 'inline' ? readInline(value, place) : readElsewhere(value, place);

const readCitation = object({
  id: title,
  statement: optional(title),
  source: path,
  level: optional(oneOf(['organization', 'user'])),
  line: count,
  text: long,
});

/**
 * The fields of a finding in the report of a shard, without what only the job that merges may know: which comment an earlier
 * run posted.
 *
 * @param share gives equal texts as one text
 */
export function makeFindingFields(share: TextSharing) {
  return {
    fingerprint: title,
    identity: optional(object(makeIdentityFields(share))),
    path: shared(path, share.path),
    side,
    line: optional(count),
    startLine: optional(count),
    quote: optional(shared(long, share.quote)),
    severity: oneOf(SEVERITIES),
    kind: oneOf(FINDING_KINDS),
    title: shared(title, share.title),
    body: shared(long, share.body),
    suggestion: optional(long),
    proposal: optional(object({ kind: oneOf(['code', 'diff']), text: long, reason: long })),
    guideline: optional(shared(readCitation, share.citation)),
    confidence: optional(amount),
    origin: oneOf(['model', 'literal']),
    agents: optional(list(title, 100)),
    doubts: optional(list(long, 100)),
    verification: optional(object({ kind: oneOf(['confirmed', 'lowered', 'unverified']), reason: optional(long) })),
    places: optional(list(readPlace, MAX_FINDINGS)),
    placement: shared(readPlacement, share.placement),
  };
}

function shared<T>(read: ReadShape<T>, share: (value: T) => T): ReadShape<T> {
  return (value, place) => share(read(value, place));
}

export const readFinding = object(makeFindingFields(NOTHING_SHARED));
