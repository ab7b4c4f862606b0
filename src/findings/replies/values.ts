/**
 * A value as a model wrote it. `complete` is false if the text ends inside the value. Objects keep values without a key in
 * `loose`, which happens with doubled braces and missing brackets.
 */
export type ReplyValue =
  | {
      readonly kind: 'object';
      readonly entries: ReadonlyMap<string, ReplyValue>;
      readonly loose: readonly ReplyValue[];
      readonly complete: boolean;
    }
  | { readonly kind: 'array'; readonly items: readonly ReplyValue[]; readonly complete: boolean }
  | { readonly kind: 'scalar'; readonly value: Scalar; readonly complete: boolean }
  /** Dots that stand for values which were not written. */
  | { readonly kind: 'dots' };

export type Scalar = string | number | boolean | null | undefined;

export type ReplyObject = Extract<ReplyValue, { kind: 'object' }>;

/** Whether the text ends inside the value. */
export function isCut(value: ReplyValue): boolean {
  return value.kind !== 'dots' && !value.complete;
}

/** The text of a value that is a text; undefined for all other values and for blank texts. */
export function textOf(value: ReplyValue | undefined): string | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'string' && value.value.trim() !== ''
    ? value.value
    : undefined;
}

/** Keys of objects that hold nothing but a text, as those of SARIF do: `{"text": "..."}`. */
const TEXT_KEYS = ['text', 'markdown', 'value', 'content', 'message', 'body', 'raw'] as const;

/** The text in an object that wraps one. */
export function wrappedText(value: ReplyValue): ReplyValue | undefined {
  if (value.kind !== 'object') {
    return undefined;
  }
  const key = TEXT_KEYS.find((name) => textOf(value.entries.get(name)) !== undefined);
  return key === undefined ? undefined : value.entries.get(key);
}

/** Converts plain data, as other parsers return it, to values of a reply. `depth`: levels that are converted. */
export function valueFromData(data: unknown, depth = 32): ReplyValue {
  if (Array.isArray(data) && depth > 0) {
    return { kind: 'array', items: data.map((item: unknown) => valueFromData(item, depth - 1)), complete: true };
  }
  if (typeof data === 'object' && data !== null && depth > 0) {
    const entries = new Map<string, ReplyValue>();
    for (const [key, value] of Object.entries(data)) {
      entries.set(key, valueFromData(value, depth - 1));
    }
    return { kind: 'object', entries, loose: [], complete: true };
  }
  const value =
    typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' || data === null
      ? data
      : undefined;
  return { kind: 'scalar', value, complete: true };
}
