import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import type { LineRange } from '../../syntax/types.ts';
import { changedLines } from '../changed-lines.ts';
import type { ChangedText } from '../provider.ts';
import { isCode } from './look-up.ts';

/** A declaration with lines that a change touches. */
export interface ChangedDeclaration {
  readonly declaration: SymbolDeclaration;
  readonly isHeadTouched: boolean;
}

/** The innermost declarations with touched lines. A member takes its type along, whose uses may depend on it. */
export async function changedDeclarations(
  index: SymbolIndex,
  { file }: ChangedText,
): Promise<readonly ChangedDeclaration[]> {
  const declarations =
    file.status === 'removed' || !isCode(file.path) ? [] : ((await index.read(file.path))?.declarations ?? []);
  const { touched } = changedLines(file);
  const found = new Map<SymbolDeclaration, boolean>();
  for (const range of touched) {
    const around = declarations.filter(({ signatureLine, endLine }) => overlap(range, signatureLine, endLine));
    const functions = around.filter(({ kind }) => kind === 'function' || kind === 'method');
    for (const one of innermost(around)) {
      found.set(one, found.get(one) === true || overlap(range, one.signatureLine, one.headEndLine));
      // Only code in this function can name what it declares, so that those who call it depend on the change.
      const outer = functions.find((other) => isInside(one, other));
      if (outer !== undefined && !found.has(outer)) {
        found.set(outer, false);
      }
    }
  }
  return [...found].map(([declaration, isHeadTouched]) => ({ declaration, isHeadTouched }));
}

/** The declarations without others inside of them. A new file may have thousands, so each looks only at its own lines. */
function innermost(around: readonly SymbolDeclaration[]): readonly SymbolDeclaration[] {
  const sorted = around.toSorted((a, b) => a.signatureLine - b.signatureLine);
  const isInnermost = new Set<SymbolDeclaration>();
  for (const [index, one] of sorted.entries()) {
    // Others that begin on the same line may come first.
    let at = index;
    while (sorted[at - 1]?.signatureLine === one.signatureLine) {
      at -= 1;
    }
    let other = sorted[at];
    while (other !== undefined && other.signatureLine <= one.endLine && !isInside(other, one)) {
      at += 1;
      other = sorted[at];
    }
    if (other === undefined || other.signatureLine > one.endLine) {
      isInnermost.add(one);
    }
  }
  return around.filter((one) => isInnermost.has(one));
}

/** Whether a range has one of the lines from `first` to `last`. */
export function overlap({ from, to }: LineRange, first: number, last: number): boolean {
  return from <= last && first <= to;
}

function isInside(inner: SymbolDeclaration, outer: SymbolDeclaration): boolean {
  return (
    inner !== outer &&
    inner.signatureLine >= outer.signatureLine &&
    inner.endLine <= outer.endLine &&
    inner.endLine - inner.signatureLine < outer.endLine - outer.signatureLine
  );
}
