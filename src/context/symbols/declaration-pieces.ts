import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import type { ContextPiece } from '../piece.ts';

/** A declaration with fewer lines is worth showing whole. */
const SHORT_LINES = 30;
/** A longer comment is shown only in part. */
const MOST_NOTE_LINES = 8;
/** A longer signature is a table or a type literal. */
const MOST_HEAD_LINES = 20;

/** Shares of the worth of a declaration that its parts have. */
const NOTE_SHARE = 0.15;
const BODY_SHARE = 0.35;
const CONTAINER_SHARE = 0.3;

type Piece = Omit<ContextPiece, 'provider'>;

/** The pieces of a declaration: its head, the end of its comment, its body if it is short, and the heads around it. */
export async function declarationPieces(
  index: SymbolIndex,
  declaration: SymbolDeclaration,
  {
    worth,
    why,
    path,
    isSure,
  }: { readonly worth: number; readonly why: string; readonly path: string; readonly isSure: boolean },
): Promise<readonly Piece[]> {
  const { startLine, signatureLine, headEndLine, endLine } = declaration;
  const at = { path: declaration.path, why, for: [path] };
  const headEnd = Math.min(headEndLine, signatureLine + MOST_HEAD_LINES);
  const noteStart = Math.max(startLine, signatureLine - MOST_NOTE_LINES);
  const isShort = isSure && endLine - signatureLine < SHORT_LINES;
  return [
    { ...at, from: signatureLine, to: headEnd, worth },
    ...(noteStart < signatureLine
      ? [{ ...at, from: noteStart, to: signatureLine - 1, worth: worth * NOTE_SHARE }]
      : []),
    ...(isShort && endLine > headEnd ? [{ ...at, from: headEnd + 1, to: endLine, worth: worth * BODY_SHARE }] : []),
    ...(await containerHeads(index, declaration)).map((line) => ({
      ...at,
      from: line,
      to: line,
      worth: worth * CONTAINER_SHARE,
    })),
  ];
}

/** The first lines of the declarations around one, such as its class. */
async function containerHeads(index: SymbolIndex, inner: SymbolDeclaration): Promise<readonly number[]> {
  if (inner.container === undefined) {
    return [];
  }
  const names = new Set(inner.container.split('.'));
  const file = await index.read(inner.path);
  return (file?.declarations ?? [])
    .filter(
      ({ name, signatureLine, endLine }) =>
        names.has(name) && signatureLine < inner.signatureLine && inner.endLine <= endLine,
    )
    .map(({ signatureLine }) => signatureLine);
}
