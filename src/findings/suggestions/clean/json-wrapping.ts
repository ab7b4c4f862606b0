import { parseJson } from '../../../text/json/parse-json.ts';
import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';
import { wordSet } from '../../../structures/words-in.ts';

/** The keys under which models put the new code. */
const CODE_KEYS: ReadonlySet<string> = wordSet(`
  suggestion suggestions replacement replacements replace_with replacewith code newcode new_code newtext new_text new
  fix fixed fixed_code fixedcode suggested_code suggestedcode text content after value
`);
const FIRST = /^\s*[{["]/;

/** Takes the code out of a JSON object, a list of lines, or a JSON string. Undefined fields are not guessed. */
export function unwrapJson(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const text = lines.join('\n');
  const isOfTheCode =
    ['json', 'jsonc'].includes(target.language) || (replacedLines(target)[0] ?? '').trim()[0] === text.trim()[0];
  const value = FIRST.test(text) && !isOfTheCode ? parseJson(text) : undefined;
  if (value === undefined) {
    return lines;
  }
  const code = readCode(value);
  return code === undefined ? { unclear: 'it is JSON' } : code.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
}

function readCode(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((line) => typeof line === 'string') ? value.join('\n') : undefined;
  }
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const code = fields.filter(([key, field]) => CODE_KEYS.has(key.toLowerCase()) && field !== '');
  const [field] = code;
  return code.length === 1 && field !== undefined && typeof field[1] !== 'object' ? readCode(field[1]) : undefined;
}
