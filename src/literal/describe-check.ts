import { codeSpan } from './code-span.ts';
import type { LiteralCheck } from './compile-check.ts';

/** Says in words what a check reports: ``reports `any` in added lines of TypeScript``. */
export function describeCheck({ patterns, languages, impliedLanguages, instead }: LiteralCheck): string {
  const codes = patterns.map(({ code, place }) => `${PLACES[place]}${codeSpan(code)}`);
  const where = (languages ?? impliedLanguages)?.join(', ') ?? 'code';
  const asks = instead === undefined ? '' : `, and asks for ${instead}`;
  return `reports ${codes.join(', ')} in added lines of ${where}${asks}`;
}

const PLACES = {
  code: '',
  anywhere: '',
  comment: 'comments with ',
  import: 'imports of ',
  command: 'the command ',
} as const;
