import { resolveReference } from '../../customizations/references/reference-path.ts';
import { isClearlyPath, readReferences, withoutPunctuation } from '../../customizations/references/references.ts';
import type { TextRange } from '../../text/source-text.ts';
import { mayBeMissing } from '../reading/paths/may-be-missing.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';

/** An `@path` of a text. */
export interface ImportMark extends TextRange {
  readonly target: string;
}

/** Finds the imports that are clearly meant as imports, in a part of a text: `@docs/style.md`, `@./notes`, not `@alice`. */
export function findImports(text: string, body: TextRange): readonly ImportMark[] {
  if (!text.includes('@')) {
    return [];
  }
  const bodyText = text.slice(body.start, body.end);
  if (!CANDIDATE.test(bodyText)) {
    return [];
  }
  return readReferences(bodyText, { imports: true })
    .filter(({ kind, target }) => kind === 'import' && isClearlyPath(withoutPunctuation(target)))
    .slice(0, MAX_IMPORTS)
    .map(({ target, range }) => {
      const bare = withoutPunctuation(target);
      const start = body.start + range.start;
      return { target: Buffer.from(bare).toString(), start, end: start + bare.length };
    });
}

/** Finds the imports that may name a folder: `@docs/`, `@./docs`, `@docs`. Only the paths of the repository tell. */
export function findFolderImports(text: string, body: TextRange): readonly ImportMark[] {
  const bodyText = text.slice(body.start, body.end);
  if (!text.includes('@') || !MAY_BE_FOLDER.test(bodyText)) {
    return [];
  }
  return readReferences(bodyText, { imports: true })
    .map(({ kind, target, range }) => ({ kind, target: withoutPunctuation(target), range }))
    .filter(({ kind, target }) => kind === 'import' && FOLDER.test(target))
    .slice(0, MAX_IMPORTS)
    .map(({ target, range }) => {
      const start = body.start + range.start;
      return { target: Buffer.from(target).toString(), start, end: start + target.length };
    });
}

const MAY_BE_FOLDER = /(?:^|[\s*])@[\w.-][\w./-]{0,300}/;
/** A path whose last part has no ending. */
const FOLDER = /^(?:\.{1,2}\/)?(?:[\w.@-]+\/)*[\w@-]+\/?$/;

/** A verb that says that the command makes the file. */
const MAKES = /\b(?:creat|writ|sav|generat|output|produc|stor|append|add)\w*\b/i;

/** One of several files, of which a project has one: `@package.json or @deno.json`, ``@docs/ or @README.md``. */
const OR_BEFORE = /@\S+,?\s+or\s+@$/i;
const OR_BEHIND = /^,?\s+or\s+@/i;

/** Finds the files that a command includes, without those that it makes, or that need not exist. */
export function findCommandImports(text: string, body: TextRange): readonly ImportMark[] {
  return findImports(text, body).filter((mark) => {
    const line = text.slice(text.lastIndexOf('\n', mark.start) + 1, mark.start);
    const isOneOfSeveral = OR_BEFORE.test(line) || OR_BEHIND.test(text.slice(mark.end, mark.end + MAX_JOINT));
    return !MAKES.test(line) && !isOneOfSeveral && !mayBeMissing(text, mark);
  });
}

const MAX_JOINT = 20;

const CANDIDATE = /(?:^|[\s*])@(?:\.{1,2}\/|[^\s@]{1,300}\.(?:md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml))/i;
const MAX_IMPORTS = 200;

/** The path that an import leads to; `undefined` if that is outside the repository or behind a symbolic link. */
export function importedPath(from: string, { target }: ImportMark): string | undefined {
  const resolved = resolveReference(from, target.replaceAll('\\ ', ' '));
  return resolved.kind === 'inside' ? resolved.path : undefined;
}

/** Whether a path cannot exist, not even behind a symbolic link or in a submodule. */
export function isMissing(path: string, paths: PathIndex): boolean {
  const parts = path.split('/');
  return !paths.has(path) && !parts.some((_part, index) => index > 0 && paths.has(parts.slice(0, index).join('/')));
}
