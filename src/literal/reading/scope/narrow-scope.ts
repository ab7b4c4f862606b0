import type { Place, Scope } from '../../types.ts';

/**
 * The scope in which both count. Undefined if no list of places can say it: in tests, and there in `src/` alone. The second
 * is nearer to the rule: its languages win over those of a heading.
 */
export function narrowScope(outer: Scope, inner: Scope): Scope | undefined {
  if (outer.inside.length > 0 && inner.inside.length > 0 && !isSame(outer.inside, inner.inside)) {
    return undefined;
  }
  const languages = narrowLanguages(outer.languages, inner.languages);
  // Below "Config", `Never env() outside of config` is about config, and not in it.
  const isTopic = outer.inside.every((place) => inner.outside.some((other) => isSame(place, other)));
  return {
    ...(languages === undefined ? {} : { languages }),
    inside: inner.inside.length > 0 || isTopic ? inner.inside : outer.inside,
    outside: [...outer.outside, ...inner.outside.filter((one) => !outer.outside.some((other) => isSame(one, other)))],
  };
}

function narrowLanguages(
  outer: readonly string[] | undefined,
  inner: readonly string[] | undefined,
): readonly string[] | undefined {
  if (outer === undefined || inner === undefined) {
    return inner ?? outer;
  }
  const both = inner.filter((id) => outer.includes(id));
  return both.length === 0 ? inner : both;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The scope without a part of it: `except in tests`. Undefined if that part cannot be said as a list of places. */
export function excludePlace(scope: Scope, excluded: Scope): Scope | undefined {
  if (excluded.languages !== undefined && excluded.inside.length > 0) {
    return undefined;
  }
  if (excluded.inside.length === 0 && excluded.languages === undefined) {
    const [only, ...more] = excluded.outside;
    return only !== undefined && more.length === 0 && scope.inside.length === 0
      ? { ...scope, inside: [only] }
      : undefined;
  }
  const places: readonly Place[] =
    excluded.languages === undefined ? excluded.inside : [{ kind: 'languages', ids: excluded.languages }];
  return { ...scope, outside: [...scope.outside, ...places] };
}
