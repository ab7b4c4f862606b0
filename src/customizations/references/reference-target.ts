import { resolveReference } from './reference-path.ts';
import type { Standing } from './reference-tree.ts';
import { withoutPunctuation, type RawReference } from './references.ts';
import type { ReferenceOutcome } from '../types.ts';

/** The target of a reference, according to the list of the workspace's files. */
export type ReferenceTarget =
  /** A file that exists, or may exist. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'none'; readonly outcome: ReferenceOutcome }
  /** It only looked like a reference: `@alice`, `array[0](x)`. */
  | { readonly kind: 'nothing-meant' };

const NOTHING_MEANT: ReferenceTarget = { kind: 'nothing-meant' };

/**
 * Finds the target of a reference without reading any file.
 *
 * @param from - The path of the file that contains it.
 */
export function targetOf(from: string, raw: RawReference, standsAt: (path: string) => Standing): ReferenceTarget {
  const isTentative = raw.standing === 'tentative';
  if (raw.kind === 'tool') {
    return notAFile('a tool');
  }
  const resolved = resolveReference(from, plainTarget(raw));
  if (resolved.kind === 'outside') {
    return isTentative ? NOTHING_MEANT : broken(resolved.reason);
  }
  if (resolved.kind === 'not-a-file' || resolved.path === from) {
    const reason = resolved.kind === 'inside' ? 'a place in the same file' : resolved.reason;
    return isTentative ? NOTHING_MEANT : notAFile(reason);
  }
  const { path } = resolved;
  switch (standsAt(path)) {
    case 'file':
    case undefined:
      return { kind: 'file', path };
    case 'folder':
      return isTentative ? NOTHING_MEANT : folder(raw, path);
    case 'missing': {
      const better = withoutItsPunctuation(from, raw, standsAt);
      if (better !== undefined) {
        return broken(better);
      }
      return isTentative ? NOTHING_MEANT : missing(from, raw, path, standsAt);
    }
  }
}

function notAFile(reason: string): ReferenceTarget {
  return { kind: 'none', outcome: { kind: 'not-a-file', reason } };
}

function broken(reason: string): ReferenceTarget {
  return { kind: 'none', outcome: { kind: 'broken', reason } };
}

/** A link to a folder is useful to people. The other forms of references need a file with text. */
function folder({ kind }: RawReference, path: string): ReferenceTarget {
  return kind === 'link' ? notAFile('a folder') : broken(`"${path}" is a folder`);
}

/** A missing target. `#file:${file}` and `[x](docs/{{name}}.md)` are placeholders of templates. */
function missing(from: string, raw: RawReference, path: string, standsAt: (path: string) => Standing): ReferenceTarget {
  if (/\{\{|\$\{/.test(raw.target)) {
    return notAFile('a placeholder');
  }
  const fromRoot = resolveReference('', plainTarget(raw));
  const isThere = from.includes('/') && fromRoot.kind === 'inside' && standsAt(fromRoot.path) === 'file';
  return broken(`"${path}" does not exist${isThere ? `; "/${fromRoot.path}" does, from the repository's root` : ''}`);
}

/** The target of a reference without its escapes. */
function plainTarget({ kind, target }: RawReference): string {
  switch (kind) {
    case 'link':
      return target.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
    case 'import':
      return target.replaceAll('\\ ', ' ');
    case 'file':
    case 'tool':
      return target;
  }
}

/**
 * Why a target with punctuation after it is broken. VS Code and Claude Code read up to the next space, so they do not find
 * `@docs/style.md,` and do not report it (https://github.com/anthropics/claude-code/issues/86060).
 */
function withoutItsPunctuation(
  from: string,
  raw: RawReference,
  standsAt: (path: string) => Standing,
): string | undefined {
  const target = plainTarget(raw);
  const bare = withoutPunctuation(target);
  const resolved = raw.kind === 'link' || bare === target ? undefined : resolveReference(from, bare);
  if (resolved?.kind !== 'inside' || standsAt(resolved.path) !== 'file') {
    return undefined;
  }
  return `"${target.slice(bare.length)}" is read as part of the name; put a space before it to refer to "${resolved.path}"`;
}
