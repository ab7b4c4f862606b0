import { encodingForModel } from '../tokens/encodings.ts';
import { loadRanks } from '../tokens/ranks.ts';
import { createTokenizer, type Tokenizer } from '../tokens/tokens.ts';
import { createGrammars } from '../syntax/load-grammars.ts';
import type { Grammars } from '../syntax/types.ts';

/** Rank files lie beside the entries in dist/. */
const RANKS_FOLDER = new URL('./ranks/', import.meta.url);

/** The tokenizer of a model, with a note where its own encoding is not published. */
export async function loadTokenizer(model: string | undefined): Promise<Tokenizer> {
  const chosen = encodingForModel(model);
  const tokenizer = createTokenizer(chosen.encoding, await loadRanks(chosen.encoding, RANKS_FOLDER));
  return chosen.kind === 'known' ? tokenizer : { ...tokenizer, note: chosen.note };
}

/** The grammars beside the entries in dist/; none is read before a file needs it. */
export function loadGrammars(): Grammars {
  return createGrammars(new URL('./grammars/', import.meta.url));
}
