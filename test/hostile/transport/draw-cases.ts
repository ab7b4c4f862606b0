import { LANGUAGES, type LanguageForms } from '../../literal/invariance/languages.ts';
import { ROWS, type Row } from '../../literal/invariance/rows.ts';
import type { Draw } from '../../fuzz/mutate.ts';
import { BYTES, NAMES, SHAPES, TEXTS, type Carried, type Parcel } from './ways.ts';

const NAMES_LANGUAGE = /\b(?:Go|Python|TypeScript|JavaScript|Rust|Java|C#|PHP|Ruby)\b/;

/** Rules of one instruction file. One that names a language would say that all of them are about that language. */
export const RULES: readonly Row[] = ROWS.filter(({ rule }) => !NAMES_LANGUAGE.test(rule));

/** Rules on a part of the files only, or on what the ways to carry code change. */
const ELSEWHERE = /default export|secrets|docstring|document exported|emoji/i;
const rows = RULES.filter(({ family, rule }) => family !== 'layout' && !ELSEWHERE.test(rule));

/** Code that breaks a rule, and the ways in which it comes into the change. */
export interface Case extends Parcel {
  readonly row: Row;
  readonly path: string;
  readonly ways: string;
}

/**
 * Draws a case. Half of the cases have one way, so that it is tried alone.
 *
 * @param mark - a word that a comment below the code has, if it is to be found again
 */
export function drawCase(draw: Draw, index: number, mark?: string): Case {
  const row = at(rows, draw(rows.length));
  const ways = (['plain', 'nothing else', 'UTF-8', 'a new file'] as const).map((usual, place) => {
    const all = Object.keys([NAMES, TEXTS, BYTES, SHAPES][place] ?? {});
    return index % 2 === 0 ? (index % 8 === place * 2 ? at(all, draw(all.length)) : usual) : at(all, draw(all.length));
  });
  const [name = '', text = '', bytes = '', shape = ''] = ways;
  const forms: LanguageForms = LANGUAGES[row.language];
  const [, stem = '', ending = ''] = /([^/]+)\.([^.]+)$/.exec(forms.path) ?? [];
  const carried: Carried = {
    path: NAMES[name]?.(`${stem}${index}`, ending) ?? '',
    start: forms.start === undefined ? '' : `${forms.start.join('\n')}\n`,
    code: `${placeCode(row, forms)}\n${mark === undefined ? '' : `${forms.comments['a line comment']?.(mark)}\n`}`,
    endsAtReturn: !/^(?:go|ruby|rust|shell)$/.test(row.language),
    comment: (said) => forms.comments['a line comment']?.(said) ?? '',
  };
  const head = BYTES[bytes]?.(TEXTS[text]?.(carried) ?? '', carried);
  const parcel = head === undefined ? undefined : SHAPES[shape]?.(head, carried);
  return { base: {}, head: {}, ...parcel, row, path: carried.path, ways: ways.join(', ') };
}

function placeCode({ as, wrong }: Row, { wrapStatement, wrapExpression, comments }: LanguageForms): string {
  const inStatement = (code: string): string => wrapStatement?.(code) ?? code;
  switch (as) {
    case 'expression':
      return inStatement(wrapExpression(wrong));
    case 'statement':
      return inStatement(wrong);
    case 'comment':
      return comments['a line comment']?.(wrong) ?? '';
    case 'declaration':
    case 'layout':
      return wrong;
  }
}

function at<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) {
    throw new RangeError('a table is empty');
  }
  return one;
}
