import { generatedReason } from '../../changes/generated/generated.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Check } from '../types.ts';

/** Families whose rules say how people write code, and not what it may do. */
const OF_STYLE: ReadonlySet<string> = new Set(['companions', 'layout', 'limits', 'naming']);

const known = new WeakMap<FileChange, boolean>();

/**
 * Whether a check asks for a style in a file that a tool wrote: its name or its text says so. A new file that says so itself is
 * reviewed like any other, because everybody can write such a line, but all that it hides are names and line lengths, and it is listed.
 */
export function isStyleOfTool({ family, finder, clause }: Check, file: FileChange): boolean {
  const isOfStyle = OF_STYLE.has(family) || (family === 'paths' && finder.findingKind === 'naming');
  return isOfStyle && !/\bgenerated\b/i.test(clause.statement.text) && isGenerated(file);
}

function isGenerated(file: FileChange): boolean {
  const found = known.get(file) ?? generatedReason(file, undefined) !== undefined;
  known.set(file, found);
  return found;
}
