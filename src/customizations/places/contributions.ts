import { rangeOfValue } from '../range-of-value.ts';
import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readJsonc, type JsoncDocument } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { positionAt, type SourceText, type TextRange } from '../../text/source-text.ts';
import { resolveLink } from '../../workspace/paths.ts';
import type { CustomizationKind } from '../types.ts';

/** A file that an extension of VS Code brings to everyone who installs it. */
export interface Contribution {
  readonly kind: CustomizationKind;
  /** From the repository's root. */
  readonly path: string;
  /** `package.json:12 (contributes.chatInstructions)`. */
  readonly broughtBy: string;
  readonly namedAt: NamedAt;
}

/** The entry of a file that names another one. */
export interface NamedAt {
  readonly source: SourceText;
  readonly range: TextRange;
}

/** The kinds of customizations that extensions can contribute, by the name of the contribution point. */
const POINTS: readonly (readonly [name: string, kind: CustomizationKind])[] = [
  ['chatInstructions', 'path-instructions'],
  ['chatAgents', 'agent'],
  ['chatPromptFiles', 'prompt'],
  ['chatSkills', 'skill'],
];

/**
 * The customizations an extension's `package.json` contributes: entries with a `path` from its own folder. `when` is an
 * expression over the state of an editor and is assumed to be true. `sessionTypes` limits an entry to kinds of chats; a
 * review counts as `local`.
 *
 * @see https://code.visualstudio.com/api/references/contribution-points
 */
export function readContributions(source: SourceText): {
  readonly contributions: readonly Contribution[];
  /** The contributions for other kinds of chats. */
  readonly elsewhere: readonly Contribution[];
  readonly problems: readonly Diagnostic[];
} {
  const document = readJsonc(source);
  const contributes = isRecord(document.value) ? document.value['contributes'] : undefined;
  if (!isRecord(contributes)) {
    return { contributions: [], elsewhere: [], problems: [] };
  }
  const contributions: Contribution[] = [];
  const elsewhere: Contribution[] = [];
  const problems: Diagnostic[] = [];
  for (const [point, kind] of POINTS) {
    const entries: unknown = contributes[point];
    for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      const read = readEntry(document, source, point, index, entry);
      if (read.kind === 'problem') {
        problems.push(read.problem);
      } else {
        const { path, broughtBy, namedAt } = read;
        (read.isForReview ? contributions : elsewhere).push({ kind, path, broughtBy, namedAt });
      }
    }
  }
  return { contributions, elsewhere, problems };
}

type ReadEntry =
  | ({ readonly kind: 'path'; readonly isForReview: boolean } & Omit<Contribution, 'kind'>)
  | { readonly kind: 'problem'; readonly problem: Diagnostic };

function readEntry(
  document: JsoncDocument,
  source: SourceText,
  point: string,
  index: number,
  entry: unknown,
): ReadEntry {
  const range = rangeOfValue(document, ['contributes', point, index]);
  const problem = (message: string, hint: string): ReadEntry => ({
    kind: 'problem',
    problem: diagnosticAt(source, range, { rule: 'contribution-path', severity: 'error', message, hint }),
  });
  if (!isRecord(entry) || typeof entry['path'] !== 'string') {
    return problem(
      `Entry ${index + 1} of \`contributes.${point}\` has no "path" that is a string`,
      'Write { "path": "./file.md" }.',
    );
  }
  const resolved = resolveLink(source.path, entry['path']);
  if (resolved.kind === 'outside') {
    return problem(
      `The path "${entry['path']}" of \`contributes.${point}\` leads out of the repository`,
      'Write a path from the folder of package.json.',
    );
  }
  const { line } = positionAt(source, range.start);
  return {
    kind: 'path',
    path: resolved.path,
    isForReview: matchesSessionType(entry['sessionTypes'], REVIEW_SESSION),
    broughtBy: `${source.path}:${line} (\`contributes.${point}\`)`,
    namedAt: { source, range },
  };
}

const REVIEW_SESSION = 'local';

/**
 * Whether an entry for some kinds of chats is for this kind. Without a list it is for all kinds, with an empty list for
 * none. A trailing `*` means every kind that begins like this.
 */
export function matchesSessionType(types: unknown, session: string): boolean {
  if (!Array.isArray(types)) {
    return true;
  }
  return types.some(
    (type) =>
      typeof type === 'string' && (type.endsWith('*') ? session.startsWith(type.slice(0, -1)) : type === session),
  );
}
