import { shorten } from '../../text/shown/shorten.ts';
import type { Severity } from '../types.ts';
import { VERDICTS, type VerdictKind } from '../verdict-shape.ts';
import { plainKey } from './field-names.ts';
import { searchReply } from './find-roots.ts';
import { readSeverity } from './severity-words.ts';
import { isCut, textOf, type ReplyObject, type ReplyValue } from './values.ts';

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
 * Reads the verdicts of a reply one by one, whatever container they are in. Verdicts with unknown ids, and objects that cannot
 * be read, are skipped. Of two verdicts about a finding, the last one counts. A reply without any readable verdict is
 * unreadable.
 */
export function parseVerdicts(text: string, ids: ReadonlySet<string>): ParsedVerdicts {
  const verdicts = new Map<string, Verdict>();
  let hasList = false;
  const { endsInThought } = searchReply(
    text,
    ({ value, isThought }) => {
      hasList = (!isThought && addVerdicts(value, { ids, verdicts, level: 1 }, MAX_DEPTH)) || hasList;
    },
    () => verdicts.clear(),
  );
  if (verdicts.size > 0) {
    return { kind: 'read', verdicts };
  }
  if (endsInThought) {
    return { kind: 'unreadable', error: 'its thinking has no end, and no verdict follows it' };
  }
  return {
    kind: 'unreadable',
    error: hasList ? 'it has no verdict for any of the given ids' : 'it has no JSON object with a list of `verdicts`',
  };
}

const MAX_DEPTH = 60;
const MAX_LEVELS = 3;

interface Search {
  readonly ids: ReadonlySet<string>;
  readonly verdicts: Map<string, Verdict>;
  readonly level: number;
}

/** Adds the verdicts in a value. Returns whether there is anything that may hold verdicts. */
function addVerdicts(value: ReplyValue, search: Search, depth: number, key = ''): boolean {
  if (depth === 0) {
    return false;
  }
  if (value.kind === 'array') {
    return value.items.map((item) => addVerdicts(item, search, depth - 1)).some(Boolean);
  }
  if (value.kind === 'object') {
    return addFromObject(value, search, depth, key);
  }
  const text = textOf(value);
  if (text === undefined || search.level > MAX_LEVELS || !/^\s*(?:```\w*\s*)?[[{]/.test(text)) {
    return false;
  }
  let found = false;
  searchReply(text, ({ value: root }) => {
    found = addVerdicts(root, { ...search, level: search.level + 1 }, depth - 1) || found;
  });
  return found;
}

function addFromObject(object: ReplyObject, search: Search, depth: number, key: string): boolean {
  const read = readVerdict(object, key);
  if (read !== undefined) {
    if (search.ids.has(read.id) && !isCut(object)) {
      search.verdicts.set(read.id, read.verdict);
    }
    return true;
  }
  const inner = [...object.entries].map(([name, value]) => {
    const kind = search.ids.has(name) ? readKind(textOf(value)) : undefined;
    if (kind !== undefined) {
      search.verdicts.set(name, { kind });
    }
    return addVerdicts(value, search, depth - 1, name) || kind !== undefined || plainKey(name) === 'verdicts';
  });
  return [...inner, ...object.loose.map((value) => addVerdicts(value, search, depth - 1))].some(Boolean);
}

/** Reads a verdict. `key`: the key of the object, which may be the id of the finding. */
function readVerdict(object: ReplyObject, key: string): { readonly id: string; readonly verdict: Verdict } | undefined {
  const fields = new Map([...object.entries].map(([name, value]) => [plainKey(name), value]));
  const first = (...names: readonly string[]): ReplyValue | undefined =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined);
  const kind = readKind(textOf(first('verdict', 'decision', 'judgement', 'judgment')));
  const id = textOf(first('id', 'findingid', 'finding')) ?? key;
  if (kind === undefined || id === '') {
    return undefined;
  }
  const word = first('severity');
  const severity = word?.kind === 'scalar' ? readSeverity(word.value) : undefined;
  const reason = reasonFrom(textOf(first('reason', 'explanation', 'rationale', 'why', 'comment')));
  return {
    id: id.trim(),
    verdict: { kind, ...(severity === undefined ? {} : { severity }), ...(reason === undefined ? {} : { reason }) },
  };
}

function readKind(word: string | undefined): VerdictKind | undefined {
  const plain = word?.trim().toLowerCase();
  return VERDICTS.find((kind) => kind === plain);
}

const MAX_REASON_CHARACTERS = 400;

/** Reads a reason as one line without its full stop, because it becomes part of a longer sentence. */
function reasonFrom(written: string | undefined): string | undefined {
  const line = written
    ?.slice(0, MAX_REASON_CHARACTERS * 2)
    .trim()
    .replaceAll(/\s+/g, ' ');
  return line === undefined || line === ''
    ? undefined
    : shorten(line, MAX_REASON_CHARACTERS).toWellFormed().replace(/\.$/, '');
}
