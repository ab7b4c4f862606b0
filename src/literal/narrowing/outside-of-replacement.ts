import type { Check } from '../types.ts';
import { FAMILIES_OF_CODE } from './families-of-code.ts';

/** ``use the client in `lib/api.ts` ``: the words between, with a few other code spans, and the path. */
const USES_FILE =
  /\b(?:use|via|through|behind)\b[^.;`]{0,60}(?:`[^`/]{1,60}`[^.;`]{1,40}){0,2}`(?<path>(?:[~@]\/)?[\w-][\w.@-]*(?:\/[\w.@-]+)*\/(?:[\w.-]+\.[a-z]{1,5}|[\w-]+)?)`/gi;

/**
 * ``No direct `fetch` calls, use the client in `lib/api.ts` ``: the file that is used in the place of what is ruled out has to use
 * it itself.
 */
export function outsideOfReplacement(check: Check): Check {
  const { clause, family } = check;
  const { scope, polarity, statement } = clause;
  if (polarity !== 'forbidden' || scope.inside.length > 0 || !FAMILIES_OF_CODE.has(family)) {
    return check;
  }
  const paths = [...statement.text.matchAll(USES_FILE)].flatMap(({ groups }) => groups?.['path'] ?? []);
  const globs = paths.flatMap(globsOf);
  return globs.length === 0
    ? check
    : { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, { kind: 'paths', globs }] } } };
}

/** An alias stands for the folder of the sources, under a name that no folder has: `@/ui/`, `uiSrc/components/ui`. */
function globsOf(written: string): readonly string[] {
  const path = written.replace(/^[~@]\//, '');
  if (path.endsWith('/') || /\.[a-z]{1,5}$/i.test(path)) {
    return [`**/${path}${path.endsWith('/') ? '**' : ''}`];
  }
  const [first = '', ...others] = path.split('/');
  if (path === written && others.length < 2) {
    // `async/await` is no path.
    return [];
  }
  const below = /[A-Z]/.test(first) && others.length > 1 ? [others.join('/')] : [];
  return [path, ...below].flatMap((one) => [`**/${one}/**`, `**/${one}.*`]);
}
