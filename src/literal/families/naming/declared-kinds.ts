import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import { wordSet } from '../../../structures/words-in.ts';

export type DeclaredKind = DeclarationFact['kind'];

const SCRIPT = 'class constant constructor field function method parameter test variable';
const TYPED = `${SCRIPT} enum enum-member interface namespace property type type-parameter`;
const CPP =
  'class constant constructor enum enum-member field function method namespace parameter struct type variable';

/**
 * The kinds of declarations that are found in a language: by its grammar, or without one by its lines
 * (`syntax/declaration-forms.ts`). A rule on others can report nothing there.
 */
const KINDS: Readonly<Record<string, string>> = {
  c: 'constant enum enum-member field function parameter struct type variable',
  cpp: CPP,
  csharp:
    'class constant constructor enum enum-member field function interface method namespace parameter property struct type type-parameter variable',
  'cuda-cpp': CPP,
  dart: 'class constant enum function method property type variable',
  elixir: 'function namespace',
  gdscript: 'class constant enum function parameter variable',
  go: 'constant field function interface method parameter struct type type-parameter variable',
  java: 'class constant constructor enum enum-member field interface method parameter variable',
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  kotlin: 'class constant function interface method parameter property type variable',
  lua: 'function method parameter variable',
  php: 'class constant constructor enum enum-member field function interface method parameter variable',
  powershell: 'class function',
  python: 'class constant constructor field function method parameter variable',
  r: 'function parameter variable',
  ruby: 'class constant field method namespace parameter test variable',
  rust: 'constant enum enum-member field function interface method namespace parameter struct type type-parameter variable',
  scala: 'class interface method function parameter property type variable',
  shellscript: 'constant function variable',
  starlark: 'constant function parameter variable',
  swift: 'class enum function interface method namespace parameter property struct type variable',
  typescript: TYPED,
  typescriptreact: TYPED,
};

/** Languages whose declarations are read. */
export const READ_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(KINDS));

/** Whether some of the kinds are found in a language. */
export function hasKind(languageId: string, kinds: readonly DeclaredKind[]): boolean {
  const found = Object.hasOwn(KINDS, languageId) ? (KINDS[languageId] ?? '').split(' ') : [];
  return kinds.some((kind) => found.includes(kind));
}

/** Languages in which declarations say that they are private: by a word, by a letter or by an underscore. */
export const WITH_PRIVATE: ReadonlySet<string> = wordSet(`
  cpp csharp cuda-cpp dart go java javascript javascriptreact kotlin php python ruby rust scala swift typescript
  typescriptreact
`);

/** Languages whose base classes are read. */
export const WITH_BASES: ReadonlySet<string> = wordSet(
  'cpp csharp cuda-cpp java javascript javascriptreact php python typescript typescriptreact',
);
