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
    const inner = around.filter((one) => !around.some((other) => isInside(other, one)));
    for (const one of inner) {
      found.set(one, found.get(one) === true || overlap(range, one.signatureLine, one.headEndLine));
      const outer = outermostFunction(around, one);
      if (outer !== undefined && !found.has(outer)) {
        found.set(outer, false);
      }
    }
  }
  return [...found].map(([declaration, isHeadTouched]) => ({ declaration, isHeadTouched }));
}

/** Only code in this function can name what it declares, so that those who call it depend on the change. */
function outermostFunction(
  around: readonly SymbolDeclaration[],
  inner: SymbolDeclaration,
): SymbolDeclaration | undefined {
  return around.find((one) => (one.kind === 'function' || one.kind === 'method') && isInside(inner, one));
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
