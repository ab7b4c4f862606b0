import { quote } from '../../../text/shown/quote.ts';
import { isRecord } from '../../../text/record.ts';
import { editsUpTo, isSwapped } from '../../../text/near-misses.ts';
import type { JsoncDocument } from '../../../text/json/jsonc.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { Said } from '../../types.ts';

/** A finding in a JSON file that only the file's path can confirm. */
export interface JsonFinding {
  readonly range: TextRange;
  readonly said: Said;
}

type JsonPath = readonly (string | number)[];

/** A finding at a value, or at the key if the value has no place. None if the file has neither. */
export function findingAt(json: JsoncDocument, path: JsonPath, said: Said): readonly JsonFinding[] {
  const range = json.rangeOf(path) ?? json.rangeOfKey(path);
  return range === undefined ? [] : [{ range, said }];
}

/** The names that an object may have as keys, and other words that people use for them, in lower case. */
export interface KnownKeys {
  readonly names: readonly string[];
  readonly synonyms?: ReadonlyMap<string, string>;
}

/** An object with more keys than this is data, and its keys are not names that somebody typed. */
const MAX_KEYS = 100;

/**
 * Finds keys of an object that are probably misspelled: a known key is one or two letters away, or they are another word
 * for it. All other unknown keys may be new, so they are not reported.
 */
export function findMisnamedKeys(
  json: JsoncDocument,
  path: JsonPath,
  value: unknown,
  known: KnownKeys,
): readonly JsonFinding[] {
  if (!isRecord(value)) {
    return [];
  }
  return Object.keys(value)
    .slice(0, MAX_KEYS)
    .flatMap((key) => {
      const meant = findMeantKey(key, known);
      const isThere = meant !== undefined && Object.hasOwn(value, meant);
      const range =
        meant === undefined || (isThere && !isSlipOf(key, meant)) ? undefined : json.rangeOfKey([...path, key]);
      const hint = isThere
        ? `Move what is in it to \`${meant}\`, which the file has, too.`
        : `Did you mean \`${meant}\`?`;
      return range === undefined ? [] : [{ range, said: { message: `${quote(key)} is not a known key`, hint } }];
    });
}

/** Whether a long key is another one with a slip. Next to the right key, a short one may be a key of its own. */
function isSlipOf(key: string, meant: string): boolean {
  return key.length >= LONG && nearestName(key, [meant]) !== undefined;
}

/** The key that an unknown key probably means. */
export function findMeantKey(key: string, { names, synonyms }: KnownKeys): string | undefined {
  return names.includes(key) ? undefined : (synonyms?.get(key.toLowerCase()) ?? nearestName(key, names));
}

/**
 * The only name that is at most two letters away from a word; one letter if the word is short and the letters are not
 * missing at its end.
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  const most = written.length < SHORTEST ? 0 : written.length < LONG ? 1 : 2;
  const near = names
    .flatMap((name) => {
      const lower = name.toLowerCase();
      const isCut = written.length >= CUT && lower.startsWith(written);
      const edits = most > 0 && isSwapped(written, lower) ? 1 : editsUpTo(isCut ? 2 : most, written, lower);
      return edits === undefined ? [] : [{ name, edits }];
    })
    .toSorted((a, b) => a.edits - b.edits);
  return near[0] !== undefined && near[0].edits !== near[1]?.edits ? near[0].name : undefined;
}

const SHORTEST = 3;
/** A shorter word is the beginning of many others. */
const CUT = 5;
const LONG = 8;
