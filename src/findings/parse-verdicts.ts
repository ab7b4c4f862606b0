import { isRecord } from '../text/record.ts';
import { plainValue, type TolerantJson } from './tolerant-json.ts';
import { lastAnswer } from './last-answer.ts';
import { oneOf } from './one-of.ts';
import { SEVERITIES, type Severity } from './types.ts';
import { VERDICTS, type VerdictKind } from './verdict-shape.ts';
import { shorten } from '../text/shorten.ts';

/** The verdict of the verification about one finding. */
export interface Verdict {
  readonly kind: VerdictKind;
  /** The severity that the finding should have, if the verdict names one. */
  readonly severity?: Severity;
  /** One line. Absent if the model gives no reason. */
  readonly reason?: string;
}

/** The verdicts by the id of the finding. */
export type Verdicts = ReadonlyMap<string, Verdict>;

export type ParsedVerdicts =
  | { readonly kind: 'read'; readonly verdicts: Verdicts }
  | { readonly kind: 'unreadable'; readonly error: string };

/**
 * Reads the verdicts of a reply item by item. Verdicts with unknown ids, and items that cannot be read, are skipped. Of two
 * verdicts about a finding, the last one counts. A reply without any readable verdict is unreadable.
 */
export function parseVerdicts(text: string, ids: ReadonlySet<string>): ParsedVerdicts {
  const items = lastAnswer(text, verdictsIn);
  if (items === undefined) {
    return { kind: 'unreadable', error: 'it has no JSON object with a list of `verdicts`' };
  }
  const verdicts = new Map<string, Verdict>();
  for (const item of items) {
    const read = item.complete ? readItem(plainValue(item)) : undefined;
    if (read !== undefined && ids.has(read.id)) {
      verdicts.set(read.id, read.verdict);
    }
  }
  return verdicts.size === 0
    ? { kind: 'unreadable', error: 'it has no verdict for any of the given ids' }
    : { kind: 'read', verdicts };
}

function verdictsIn(value: TolerantJson): readonly TolerantJson[] | undefined {
  if (value.kind === 'array') {
    return value.items.some((item) => item.kind === 'object' && item.entries.has('verdict')) ? value.items : undefined;
  }
  const list = value.kind === 'object' ? value.entries.get('verdicts') : undefined;
  return list?.kind === 'array' ? list.items : undefined;
}

function readItem(fields: unknown): { readonly id: string; readonly verdict: Verdict } | undefined {
  if (!isRecord(fields)) {
    return undefined;
  }
  const field = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const id = field('id');
  const kind = oneOf(VERDICTS, field('verdict'));
  if (typeof id !== 'string' || kind === undefined) {
    return undefined;
  }
  const severity = oneOf(SEVERITIES, field('severity'));
  const reason = reasonFrom(field('reason'));
  return {
    id: id.trim(),
    verdict: { kind, ...(severity === undefined ? {} : { severity }), ...(reason === undefined ? {} : { reason }) },
  };
}

const MAX_REASON_CHARACTERS = 400;

/** Reads a reason as one line without its full stop, because it becomes part of a longer sentence. */
function reasonFrom(value: unknown): string | undefined {
  if (typeof value !== 'string') {
    return undefined;
  }
  const line = value
    .slice(0, MAX_REASON_CHARACTERS * 2)
    .trim()
    .replaceAll(/\s+/g, ' ');
  return line === '' ? undefined : shorten(line, MAX_REASON_CHARACTERS).toWellFormed().replace(/\.$/, '');
}
