import { OFFERED_MODELS, RETIRED_MODELS, type Retirement } from '../known/known-models.ts';
import { lazily } from '../../structures/lazily.ts';
import { editsUpTo } from '../../text/near-misses.ts';

/** Longer names are cut before they are compared. No known model has a longer name. */
const MAX_NAME_CHARACTERS = 80;

const CLAUDE_FAMILIES = ['fable', 'haiku', 'opus', 'sonnet'];

/** What the table of models says about a name. */
export type ModelStanding =
  | { readonly kind: 'offered'; readonly name: string }
  | ({ readonly kind: 'retired' } & Retirement)
  /** A model that does not exist: its family has newer versions, or none nearly as new. `near` is a model with an almost equal name. */
  | { readonly kind: 'unknown'; readonly near?: string }
  /** A model that is newer than the table, or whose family is not in the table. */
  | { readonly kind: 'beyond' };

const offeredByKey = lazily(
  (): ReadonlyMap<string, string> => new Map(OFFERED_MODELS.map((name) => [modelKey(name), name])),
);
const retiredByKey = lazily(
  (): ReadonlyMap<string, Retirement> => new Map(RETIRED_MODELS.map((one) => [modelKey(one.name), one])),
);

/**
 * Finds a model by its name as people write it: in any letter case and word order, with dashes, or with the vendor at the
 * end.
 */
export function standingOfModel(written: string): ModelStanding {
  const key = modelKey(written);
  const offered = offeredByKey().get(key);
  if (offered !== undefined) {
    return { kind: 'offered', name: offered };
  }
  const retired = retiredByKey().get(key);
  if (retired !== undefined) {
    return { kind: 'retired', ...retired };
  }
  const near = nearModel(key);
  return near !== undefined || isOlder(key) || isFarAhead(key)
    ? { kind: 'unknown', ...(near && { near }) }
    : { kind: 'beyond' };
}

/**
 * Whether a model comes from a vendor outside Copilot: `llama3.1 (ollama)`, `openrouter/some-model`. A slash between
 * spaces separates two models.
 */
export function isOtherVendor(written: string): boolean {
  const vendor = /\(([^()]*)\)\s*$/.exec(written)?.[1]?.trim().toLowerCase();
  return /:|\S\/|\/\S/.test(written) || (vendor !== undefined && vendor !== 'copilot' && vendor !== 'preview');
}

/** Sorts the words of a name, so that `claude-3.5-sonnet` and `Claude Sonnet 3.5 (copilot)` have the same key. */
function modelKey(written: string): string {
  return written
    .slice(0, MAX_NAME_CHARACTERS)
    .toLowerCase()
    .replaceAll(/\((?:copilot|preview)\)/g, ' ')
    .replace(/^gpt(?=\d)/, 'gpt ')
    .replaceAll(/(?<=[- ])(\d)-(\d)(?=-|$| )/g, '$1.$2')
    .replaceAll(/(?<=-)20\d{6}(?=$| )/g, ' ')
    .split(/[-\s_]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** Finds a model with an almost equal name. It compares the keys, because the order of the words does not matter. */
function nearModel(key: string): string | undefined {
  if (key.length < 6) {
    return undefined;
  }
  // A different digit means another model, not a spelling mistake.
  const digits = key.replaceAll(/\D/g, '');
  for (const [known, name] of offeredByKey()) {
    if (
      known.replaceAll(/\D/g, '') === digits &&
      (editsUpTo(1, key, known) !== undefined || isTransposed(key, known))
    ) {
      return name;
    }
  }
  return undefined;
}

function isTransposed(a: string, b: string): boolean {
  return (
    a.length === b.length && a.split('').sort().join('') === b.split('').sort().join('') && editsUpTo(2, a, b) === 2
  );
}

/** The versions of each family in the table, including retired models. */
const versions = lazily(versionsByFamily);

function versionsByFamily(): Record<string, readonly number[]> {
  const found: Record<string, number[]> = {};
  for (const key of [...offeredByKey().keys(), ...retiredByKey().keys()]) {
    const read = readVersion(key);
    if (read?.version !== undefined) {
      found[read.family] = [...(found[read.family] ?? []), read.version];
    }
  }
  return found;
}

/** Whether a name is an old version that was never offered, or a family without a version: `gpt-4`, `Claude Sonnet`. */
function isOlder(key: string): boolean {
  const read = readVersion(key);
  if (read === undefined) {
    return false;
  }
  const { family, version } = read;
  const known = versions()[family] ?? [];
  return version === undefined || (!known.includes(version) && known.some((one) => one > version));
}

/** A family may get a new major version before the table does, but not two of them. */
function isFarAhead(key: string): boolean {
  const read = readVersion(key);
  const newest = read === undefined ? 0 : Math.max(0, ...(versions()[read.family] ?? []));
  return read?.version !== undefined && newest > 0 && Math.floor(read.version) > Math.floor(newest) + 1;
}

function readVersion(key: string): { readonly family: string; readonly version?: number } | undefined {
  const words = key.split(' ');
  const family =
    CLAUDE_FAMILIES.find((word) => words.includes(word)) ??
    ['gpt', 'gemini', 'grok', 'claude'].find((word) => words.includes(word));
  if (family === undefined) {
    return undefined;
  }
  const written = words.find((word) => /^\d+(?:\.\d+)?$/.test(word));
  // A digit with a letter, as in `4o`, is a name and not a version.
  return words.some((word) => /^\d+[a-z]/.test(word))
    ? undefined
    : { family, ...(written && { version: Number(written) }) };
}
