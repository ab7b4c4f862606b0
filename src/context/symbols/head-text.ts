import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';

const MAX_HEAD_CHARACTERS = 4_000;

/** The signature of a declaration. */
export async function headText(
  index: SymbolIndex,
  { path, signatureLine, headEndLine }: SymbolDeclaration,
): Promise<string> {
  const text = (await index.read(path))?.text ?? '';
  return text
    .split('\n', headEndLine)
    .slice(signatureLine - 1)
    .join('\n')
    .slice(0, MAX_HEAD_CHARACTERS);
}
