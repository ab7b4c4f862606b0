import { isTestPath } from '../../symbols/is-test.ts';
import { compileGlob } from '../../text/globs/glob.ts';
import { languageOf } from '../../text/languages.ts';
import type { Place, Scope } from '../types.ts';

/** Whether a clause counts in a file, by its path and language. */
export function isInScope(path: string, { languages, inside, outside }: Scope): boolean {
  return (
    (languages === undefined || languages.includes(languageOf(path) ?? '')) &&
    (inside.length === 0 || inside.some((place) => isInPlace(path, place))) &&
    !outside.some((place) => isInPlace(path, place))
  );
}

function isInPlace(path: string, place: Place): boolean {
  switch (place.kind) {
    case 'tests':
      return isTestPath(path);
    case 'folder':
      return path
        .toLowerCase()
        .split(/[/._-]/)
        .includes(place.name.toLowerCase());
    case 'paths':
      return place.globs.some((glob) => {
        const compiled = compileGlob(glob);
        return compiled.kind === 'glob' && compiled.matches(path);
      });
    case 'languages':
      return place.ids.includes(languageOf(path) ?? '');
  }
}
