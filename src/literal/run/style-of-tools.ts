import { generatedReason } from '../../changes/generated/generated.ts';
import type { FileChange } from '../../changes/types.ts';
import { rememberEach } from '../../structures/remember-each.ts';
import type { Check } from '../types.ts';

/** Families whose rules say how people write code, and not what it may do. */
const OF_STYLE: ReadonlySet<string> = new Set(['companions', 'layout', 'limits', 'naming']);

/**
 * Whether a check asks for a style in a file that a tool wrote: its name or its text says so. Everybody can write such a line into
 * a new file, so that other checks still look at it, and reports list the file.
 */
export function isStyleOfTool({ family, finder, clause }: Check, file: FileChange): boolean {
  const isOfStyle = OF_STYLE.has(family) || (family === 'paths' && finder.findingKind === 'naming');
  return isOfStyle && isGenerated(file) && !/\bgenerated\b/i.test(clause.statement.text);
}

const isGenerated = rememberEach((file: FileChange) => generatedReason(file, undefined) !== undefined);
