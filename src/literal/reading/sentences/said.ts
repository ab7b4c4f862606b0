import type { Clause, NotCompiled, Scope } from '../../types.ts';

/** What the words of a statement say, without what stands around them. */
export type Said = Pick<
  Clause,
  'strength' | 'polarity' | 'subject' | 'verb' | 'object' | 'allowed' | 'instead' | 'scope' | 'explanation'
>;

export type Sentence = readonly Said[] | NotCompiled;

export function isUnread(read: readonly Said[] | Said | NotCompiled): read is NotCompiled {
  return 'reason' in read;
}

/** The problem of words in a form that nothing reads. */
export function unknownForm(): NotCompiled {
  return {
    reason: 'its wording is not known',
    hint: 'word it as "Never use `x`", "Use `a` instead of `b`" or "Functions must …"',
  };
}

/** Returns all that was said, or the first problem. */
export function joinEach(all: readonly (Said | NotCompiled)[]): readonly Said[] | NotCompiled {
  const said: Said[] = [];
  for (const one of all) {
    if (isUnread(one)) {
      return one;
    }
    said.push(one);
  }
  return said.length === 0 ? unknownForm() : said;
}

/** Changes where each rule counts. */
export function mapScope(
  said: readonly Said[],
  change: (scope: Scope) => Scope | undefined,
): readonly Said[] | NotCompiled {
  return joinEach(
    said.map((one) => {
      const scope = change(one.scope);
      return scope === undefined ? { reason: 'it names two places, and a check can take only one' } : { ...one, scope };
    }),
  );
}

/** Adds words to the explanation of the last rule. */
export function explain(said: readonly Said[], words: string): readonly Said[] {
  return said.map((one, index) =>
    index < said.length - 1
      ? one
      : { ...one, explanation: one.explanation === undefined ? words : `${one.explanation}; ${words}` },
  );
}
