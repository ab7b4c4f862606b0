import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isOtherVendor, standingOfModel, type ModelStanding } from '../../customizations/frontmatter/model-standing.ts';
import { withoutQuotes } from '../reading/tools/tool-list.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';

/** A model that an agent or prompt asks for. */
export interface NamedModel {
  readonly name: string;
  /** Without quotes. */
  readonly range: TextRange;
  /** Absent for a model of another vendor. */
  readonly standing?: ModelStanding;
}

const MAX_MODELS = 100;

/** The models of a file, in the order of preference. */
export const readModels = oncePerText(({ frontmatter, text }): readonly NamedModel[] => {
  const model = Object.hasOwn(frontmatter.data, 'model') ? frontmatter.data['model'] : undefined;
  if (model === undefined || model === null) {
    return [];
  }
  const entries: readonly (readonly [value: unknown, path: readonly (string | number)[]])[] = Array.isArray(model)
    ? model
        .slice(0, MAX_MODELS)
        .map((entry: unknown, index) =>
          isRecord(entry) ? [entry['name'], ['model', index, 'name']] : [entry, ['model', index]],
        )
    : [[model, ['model']]];
  return entries.flatMap(([value, path]) => {
    const range = typeof value === 'string' && value.trim() !== '' ? frontmatter.rangeOf(path) : undefined;
    return typeof value === 'string' && range !== undefined
      ? [namedModel(value.trim(), withoutQuotes(text, range, value))]
      : [];
  });
});

function namedModel(name: string, range: TextRange): NamedModel {
  return isOtherVendor(name) ? { name, range } : { name, range, standing: standingOfModel(name) };
}

/** Splits a string that may hold several names. Each name is kept as written. */
export function splitModels(name: string): readonly string[] {
  return name
    .slice(0, MAX_NAME_CHARACTERS)
    .split(/[|,;]| (?:or|\/) /)
    .map((part) => part.replaceAll(/["']/g, '').trim())
    .filter((part) => part !== '');
}

const MAX_NAME_CHARACTERS = 300;
