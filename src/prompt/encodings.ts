/** A byte-pair encoding of OpenAI's models, by the name that tiktoken gives it. */
export type EncodingName = 'o200k_base' | 'cl100k_base';

/** The encoding a model counts in; `known: false` where its name says nothing and the newest was taken. */
export interface ModelEncoding {
  readonly encoding: EncodingName;
  readonly known: boolean;
}

/**
 * Families of models by their names, after tiktoken's `model_to_encoding.json`. Azure allows no dot in a
 * name, so it has `gpt-35-turbo`; a fine-tuned model is called `ft:<model>:…`.
 */
const FAMILIES: readonly (readonly [name: RegExp, encoding: EncodingName])[] = [
  [/^(?:ft:)?(?:chatgpt-4o|gpt-4o|gpt-4\.[15]|gpt-5|o[134](?![\da-z]))/, 'o200k_base'],
  [/^(?:ft:)?(?:gpt-4(?![\w.])|gpt-3\.?5|text-embedding-(?:3|ada-002))/, 'cl100k_base'],
];

/** Models nobody published an encoding for are counted in the newest; callers say that it is an estimate. */
const NEWEST: EncodingName = 'o200k_base';

/** The encoding of a model, whose name may carry its publisher as on GitHub Models: `openai/gpt-4o`. */
export function encodingForModel(model: string): ModelEncoding {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  const family = FAMILIES.find(([names]) => names.test(name));
  return family === undefined ? { encoding: NEWEST, known: false } : { encoding: family[1], known: true };
}
