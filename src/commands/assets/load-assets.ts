import { encodingForModel } from '../../tokens/encodings.ts';
import { loadRanks } from '../../tokens/ranks.ts';
import { createTokenizer, type Tokenizer } from '../../tokens/tokens.ts';
import { createGrammars } from '../../syntax/load-grammars.ts';
import type { Grammars } from '../../syntax/types.ts';

/** In dist/, the assets are next to the entries. The sources, which tests run, use the same files. */
const ASSETS = new URL(import.meta.url.endsWith('.ts') ? '../../../dist/' : './', import.meta.url);
const RANKS_FOLDER = new URL('./ranks/', ASSETS);

/** Loads the tokenizer of a model; with a note if the model's own encoding is not published. */
export async function loadTokenizer(model: string | undefined): Promise<Tokenizer> {
  const chosen = encodingForModel(model);
  const tokenizer = createTokenizer(chosen.encoding, await loadRanks(chosen.encoding, RANKS_FOLDER));
  return chosen.kind === 'known' ? tokenizer : { ...tokenizer, note: chosen.note };
}

let grammars: Grammars | undefined;

/** The grammars, which are next to the entries in dist/; each is read when a file needs it. All callers share one thread. */
export function loadGrammars(): Grammars {
  grammars ??= createGrammars(new URL('./grammars/', ASSETS));
  return grammars;
}
