import type { JsonSchema } from '../../../models/model.ts';
import type { Revision } from '../files/file-sources.ts';

/** Arguments that were validated by their tool's schema; one that may be left out may be absent here. */
type Given = Readonly<Record<string, unknown>>;

/** Which side of the change is looked at; every tool that reads files takes it. */
export const REVISION_PROPERTY: JsonSchema = {
  type: 'string',
  enum: ['head', 'base'],
  description: 'head (the default) is the repository with the change, base without it.',
};

export function revisionOf({ revision }: Given): Revision {
  return revision === 'base' ? 'base' : 'head';
}

export function textOf(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

export function flagOf(given: Given, name: string): boolean {
  return given[name] === true;
}

export function wholeNumberOf(given: Given, name: string): number | undefined {
  const value = given[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** How many results are wanted: at least one, and no more than a tool gives. */
export function resultsOf(given: Given, usual: number, most: number): number {
  return Math.min(Math.max(wholeNumberOf(given, 'maxResults') ?? usual, 1), most);
}
