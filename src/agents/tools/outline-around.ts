import { at } from '../../structures/at.ts';
import type { Declaration, LineRange, Outline } from '../../syntax/types.ts';

/** Maximum number of declarations to list. */
const MAX_ENTRIES = 60;
const MAX_DEPTH = 2;
const MAX_HEAD_CHARACTERS = 120;

/**
 * Lists the declarations outside of the shown lines: `120-160 |export class Cart {`, nested ones indented. If there
 * are too many, only the outermost are listed.
 */
export function outlineAround(
  lines: readonly string[],
  { declarations }: Outline,
  shown: LineRange,
): readonly string[] {
  const outer = declarations.filter((one) => !isInside(one, shown));
  const both = outer.flatMap((one) => [{ one, depth: 0 }, ...listChildren(one, shown)]);
  const listed = (both.length <= MAX_ENTRIES ? both : both.filter(({ depth }) => depth === 0)).slice(0, MAX_ENTRIES);
  return listed.length === 0
    ? []
    : [
        'Elsewhere in this file:',
        ...listed.map(({ one, depth }) => drawHead(lines, one, depth)),
        ...(listed.length < both.length ? [`(${both.length - listed.length} more)`] : []),
      ];
}

interface Listed {
  readonly one: Declaration;
  readonly depth: number;
}

function listChildren({ children }: Declaration, shown: LineRange, depth = 1): readonly Listed[] {
  return children.flatMap((one) =>
    depth >= MAX_DEPTH || isInside(one, shown) ? [] : [{ one, depth }, ...listChildren(one, shown, depth + 1)],
  );
}

function isInside({ signatureLine, endLine }: Declaration, { from, to }: LineRange): boolean {
  return signatureLine >= from && endLine <= to;
}

function drawHead(lines: readonly string[], { signatureLine, endLine }: Declaration, depth: number): string {
  const where = signatureLine === endLine ? `${signatureLine}` : `${signatureLine}-${endLine}`;
  const head = at(lines, signatureLine - 1)
    .trim()
    .slice(0, MAX_HEAD_CHARACTERS)
    .toWellFormed();
  return `${where} |${'  '.repeat(depth)}${head}`;
}
