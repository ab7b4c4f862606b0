import { quote } from '../text/shown/quote.ts';

/** A byte-pair encoding of OpenAI's models, as tiktoken names it. */
export type EncodingName = 'o200k_base' | 'cl100k_base';

/** The encoding for a model: its own, or another one with a sentence that says so. */
export type ModelEncoding =
  | { readonly kind: 'known'; readonly encoding: EncodingName }
  | { readonly kind: 'fallback'; readonly encoding: EncodingName; readonly note: string };

/**
 * Families of models by their names, after `model.py` of tiktoken 0.14. Azure allows no dot in a name, so it has
 * `gpt-35-turbo`. The o200k_harmony encoding of `gpt-oss` differs from o200k_base only in special tokens, which no text
 * has.
 */
const FAMILIES: readonly (readonly [name: RegExp, encoding: EncodingName])[] = [
  [/^(?:chatgpt-4o|gpt-4o|gpt-4\.[15]|gpt-oss|o[13]|o4-mini)(?![\w.])/, 'o200k_base'],
  [/^gpt-5(?!\d)/, 'o200k_base'],
  [/^(?:gpt-4|gpt-3\.5|gpt-35-turbo|davinci-002|babbage-002|text-embedding-(?:3|ada-002))(?![\w.])/, 'cl100k_base'],
];

/** The encoding of most models with a published encoding. */
const FALLBACK: EncodingName = 'o200k_base';

/**
 * The encoding of a model by its name. The name may begin with a publisher, as on GitHub Models (`openai/gpt-4o`), or
 * with `ft:` for a fine-tuned model. An unknown or missing name gets a fallback.
 */
export function encodingForModel(model: string | undefined): ModelEncoding {
  const name = (model ?? '').toLowerCase();
  const family = FAMILIES.find(([names]) => names.test(baseModel(name)));
  if (family !== undefined) {
    return { kind: 'known', encoding: family[1] };
  }
  const about =
    model === undefined || model === '' ? 'No model is configured' : `No encoding is known for ${quote(model)}`;
  return { kind: 'fallback', encoding: FALLBACK, note: `${about}, so tokens are estimated with ${FALLBACK}` };
}

/**
 * The name without a publisher and `ft:`, as in `openai/gpt-4o` and `ft:gpt-4o:team::id`. The text after the name does
 * not matter.
 */
function baseModel(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/^ft:/, '');
}
