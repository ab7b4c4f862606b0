import type { FileChange } from '../../../changes/types.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { textKind } from '../../../text/languages/text-kinds.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { isTarget } from '../naming/target-words.ts';

/** A kind of file that words name and a path shows. */
export interface FileKind {
  /** As in a message: `test files`. */
  readonly name: string;
  readonly has: (path: string) => boolean;
}

const ADJECTIVES = '(?:all |every |each |any |new |our |the |source |code |module )*';
const FILES = String.raw`(?:files?|file ?names?|names of (?:all )?(?:source )?files)`;

const KINDS: readonly { readonly words: RegExp; readonly kind: FileKind }[] = [
  { words: new RegExp(`^${ADJECTIVES}${FILES}$`), kind: { name: 'files', has: isCodePath } },
  {
    words: new RegExp(`^${ADJECTIVES}(?:unit )?tests? ${FILES}$|^${ADJECTIVES}tests$`),
    kind: { name: 'test files', has: isTestName },
  },
  {
    words: new RegExp(`^${ADJECTIVES}(?:react |vue |svelte |ui )?components? ${FILES}$`),
    kind: { name: 'component files', has: isComponentPath },
  },
  {
    words: new RegExp(`^${ADJECTIVES}(?:react |custom )?hooks? ${FILES}$`),
    kind: { name: 'hook files', has: isHookPath },
  },
];

/** The kind of file that some words name: `all test files`. */
export function readFileKind(words: string): FileKind | undefined {
  const plain = words.replace(/(?<=files?|file ?names?) (?:naming )?(?:conventions?|naming|style)$/, '');
  return findKind(plain) ?? findInList(plain);
}

function findKind(words: string): FileKind | undefined {
  return KINDS.find((one) => one.words.test(words))?.kind;
}

/** `plugin names, skill names and file names`: what is known of a list of things with names, if nothing limits it. */
function findInList(words: string): FileKind | undefined {
  const parts = words.split(/(?:,| and|, and| \/|\/) ?(?:and )?/).map((part) => part.trim());
  const known = parts.flatMap(
    (part) => findKind(/^(?:all |every |new )*file$/.test(part) ? `${part} names` : part) ?? [],
  );
  const [kind, ...others] = known;
  return parts.length > 1 &&
    kind !== undefined &&
    others.length === 0 &&
    parts.every((part) => OF_LIST.test(part) && !isTarget(part))
    ? kind
    : undefined;
}

const OF_LIST =
  /^(?!.*\b(?:for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|or)\b)(?:[a-z][a-z0-9-]* ){0,3}[a-z][a-z0-9-]*$/;

/** Whether a change brings a file under this name into the repository. */
export function isNewName({ status, path, previousPath }: FileChange): boolean {
  return (
    status === 'added' ||
    status === 'copied' ||
    (status === 'renamed' && previousPath !== undefined && nameOf(previousPath) !== nameOf(path))
  );
}

/** The name of a file up to its first dot, without marks before it: `user-card` of `user-card.test.tsx`. */
export function stemOf(path: string): string {
  return (
    nameOf(path)
      .replace(/^[_.]+/, '')
      .split('.', 1)[0] ?? ''
  );
}

/** Whether the name of a file itself says that it is a test. */
export function isTestName(path: string): boolean {
  return /\.(?:test|spec)\.[a-z]+$|_test\.[a-z]+$|_spec\.rb$|^test_.*\.py$/.test(nameOf(path)) && isCodePath(path);
}

/** Whether the name of a file says that it is code, and neither prose nor data. */
export function isCodePath(path: string): boolean {
  const language = languageOf(path);
  return language !== undefined && textKind(language) === 'code';
}

/** The name of a hook begins with `use`, whatever its style is. */
function isHookPath(path: string): boolean {
  return /\.[jt]sx?$/.test(path) && /^use(?:[A-Z]|[-_])/.test(stemOf(path)) && !/\.(?:test|spec)\./.test(path);
}

/** Hooks, entries and stories lie among components. */
function isComponentPath(path: string): boolean {
  const stem = stemOf(path);
  const isMarkup = /\.(?:vue|svelte)$/.test(path) || (/\.[jt]sx$/.test(path) && /(?:^|\/)components?\//.test(path));
  return isMarkup && stem !== 'index' && !/^use(?:[A-Z]|-)/.test(stem) && !/\.(?:test|spec|stories|story)\./.test(path);
}
