import { usageError, type UserError } from '../errors.ts';
import type { ConfigOnly } from './given.ts';
import { isRecord } from '../text/record.ts';
import { quoteJson } from '../text/shown/quote.ts';

const HINT = 'Write `GPT-5 (copilot): gpt-5`, or `openai:gpt-5` for a model of a particular provider.';

/**
 * Reads which model the configuration means by each name that agents use, and what is wrong there, each with its place:
 *
 *     model-names:
 *       Claude Sonnet 4.5: anthropic:claude-sonnet-4-5
 */
export function readModelNames({ values, findPlace }: ConfigOnly): {
  readonly value: ReadonlyMap<string, string>;
  readonly problems: readonly UserError[];
} {
  const given = values['model-names'];
  if (given === undefined) {
    return { value: new Map(), problems: [] };
  }
  if (!isRecord(given)) {
    const message = '`model-names` must be a map of names';
    return {
      value: new Map(),
      problems: [usageError('config-model-names', message, HINT, findPlace(['model-names']))],
    };
  }
  const names = new Map<string, string>();
  const problems: UserError[] = [];
  for (const [name, model] of Object.entries(given)) {
    if (typeof model === 'string' && model.trim() !== '') {
      names.set(name, model.trim());
    } else {
      const message = `The model of ${quoteJson(name)} must be a text, not ${quoteJson(model)}`;
      problems.push(usageError('config-model-names', message, HINT, findPlace(['model-names', name])));
    }
  }
  return { value: names, problems };
}
