import type { JsonSchema } from '../../../models/model.ts';
import type { Revision } from '../files/file-sources.ts';

/** Arguments that were validated by the schema of their tool. Optional ones may be missing. */
type Given = Readonly<Record<string, unknown>>;

/** Selects the side of the change. All tools that read files have it. */
export const REVISION_PROPERTY: JsonSchema = {
  type: 'string',
  enum: ['head', 'base'],
  description: 'head (the default) is the repository with the change, base without it.',
};

export function readRevision({ revision }: Given): Revision {
  return revision === 'base' ? 'base' : 'head';
}

export function readText(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** Reads an argument that the schema of its tool requires. */
export function requiredText(given: Given, name: string): string {
  const value = readText(given, name);
  if (value === undefined) {
    throw new TypeError(`The tool's schema does not require a text \`${name}\``);
  }
  return value;
}

export function readFlag(given: Given, name: string): boolean {
  return given[name] === true;
}

export function readWholeNumber(given: Given, name: string): number | undefined {
  const value = given[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** The requested number of results: at least one, and at most the maximum of the tool. */
export function readResultCount(given: Given, usual: number, most: number): number {
  return Math.min(Math.max(readWholeNumber(given, 'maxResults') ?? usual, 1), most);
}
