/** A byte-pair encoding of OpenAI's models, by the name that tiktoken gives it. */
export type EncodingName = 'o200k_base' | 'cl100k_base';

/** The encoding a model counts in; `known: false` where the name says nothing and the newest was taken. */
export interface ModelEncoding {
  readonly encoding: EncodingName;
  readonly known: boolean;
}

/**
 * Model families by the beginning of their names, after tiktoken's `model_to_encoding.json`. A longer
 * beginning wins, so that `gpt-4o` is not read as `gpt-4`.
 */
const FAMILIES: readonly (readonly [family: string, encoding: EncodingName])[] = [
  ['chatgpt-4o', 'o200k_base'],
  ['gpt-3.5', 'cl100k_base'],
  // Azure allows no dot in the name of a deployment.
  ['gpt-35', 'cl100k_base'],
  ['gpt-4', 'cl100k_base'],
  ['gpt-4.1', 'o200k_base'],
  ['gpt-4.5', 'o200k_base'],
  ['gpt-4o', 'o200k_base'],
  ['gpt-5', 'o200k_base'],
  ['o1', 'o200k_base'],
  ['o3', 'o200k_base'],
  ['o4', 'o200k_base'],
  ['text-embedding-3', 'cl100k_base'],
  ['text-embedding-ada-002', 'cl100k_base'],
];

/** Models nobody published an encoding for are counted in the newest; callers say that it is an estimate. */
const NEWEST: EncodingName = 'o200k_base';

/** The encoding of a model, whose name may carry its publisher as on GitHub Models: `openai/gpt-4o`. */
export function encodingForModel(model: string): ModelEncoding {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  const [longest] = FAMILIES.filter(([family]) => isOfFamily(name, family)).sort(([a], [b]) => b.length - a.length);
  return longest === undefined ? { encoding: NEWEST, known: false } : { encoding: longest[1], known: true };
}

/** `gpt-4` and `gpt-4-turbo` are of the family `gpt-4`; `gpt-4x` and `gpt-4.7` are not. */
function isOfFamily(name: string, family: string): boolean {
  return name.startsWith(family) && /^(?:$|[-:@])|^\.\d+(?:$|-)/.test(name.slice(family.length)) && !isOtherVersion(name, family);
}

/** `gpt-5.1` is a `gpt-5`, but an unlisted `gpt-4.7` need not count as `gpt-4` did. */
function isOtherVersion(name: string, family: string): boolean {
  return family === 'gpt-4' && name.charAt(family.length) === '.';
}
