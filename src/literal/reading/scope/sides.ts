import type { Place, Scope } from '../../types.ts';
import { wordsIn } from '../../../structures/words-in.ts';

/** Languages that only browsers and apps show, and names of folders with such code. */
const FRONT: readonly Place[] = [
  ...['frontend', 'client', 'web', 'ui', 'components'].map(folder),
  {
    kind: 'languages',
    ids: wordsIn('typescriptreact javascriptreact vue svelte astro html css scss less sass razor'),
  },
  // Angular and others keep the code of an app there.
  { kind: 'paths', globs: ['**/src/app/**/*.{ts,js}', '**/*.{component,directive,pipe}.ts'] },
];

/** Languages that no browser runs, and names of folders with code that servers run. */
const BACK: readonly Place[] = [
  ...['backend', 'server', 'api'].map(folder),
  { kind: 'languages', ids: wordsIn('python go rust java csharp ruby php elixir scala sql') },
];

/**
 * The half of an application that words name. Few repositories have a folder `frontend` or `backend`, so the half is also
 * recognized by other names of folders, and by languages that only it has.
 */
export function readSide(words: string): Scope | undefined {
  const { side } =
    /^(?<side>front|back)[- ]?end(?: (?:code|codebase|files?|sources?|modules?|layers?|projects?|apps?|applications?|components?))?$/.exec(
      words,
    )?.groups ?? {};
  return side === undefined ? undefined : { inside: side === 'front' ? FRONT : BACK, outside: [] };
}

/** How people call the half of an application that places are, if they are one. */
export function nameSide(places: readonly Place[]): string | undefined {
  return places === FRONT ? 'front-end code' : places === BACK ? 'back-end code' : undefined;
}

function folder(name: string): Place {
  return { kind: 'folder', name };
}
