import type { Random } from '../accuracy/random.ts';
import type { Half } from '../accuracy/repositories.ts';
import { isClear } from './fits.ts';
import { QUOTE_FORMS, type Quote, type QuoteForm } from './quote-forms.ts';
import { isAnswerable, RANGE_NUMBERS, RANGE_QUOTES, type RangeNumbers, type RangeQuote } from './range-forms.ts';
import { lineNumber } from './read-diff.ts';
import { NUMBER_FORMS, SIDE_FORMS, stateSide, TOO_LARGE, type NumberForm, type SideForm } from './statements.ts';
import { suggestOther } from './suggest.ts';
import type { Target } from './targets.ts';

/** A made-up finding: what it is about, and how it says so. */
export interface Case {
  readonly half: Half;
  readonly repository: string;
  readonly commit: string;
  readonly target: Target;
  /** The form of the quote and of the numbers, of a line or of a range. */
  readonly form:
    | { readonly kind: 'line'; readonly quote: QuoteForm; readonly number: NumberForm }
    | { readonly kind: 'range'; readonly quote: RangeQuote; readonly number: RangeNumbers };
  readonly side: SideForm;
  /** Whether the quote fits only one place of the file's diff. */
  readonly isClear: boolean;
  /** The comment, as it stands in the reply. Its title is added when the reply is written. */
  readonly comment: Readonly<Record<string, unknown>>;
}

/** The half, the repository and the commit of a case. */
export type Origin = Pick<Case, 'half' | 'repository' | 'commit'>;

/** Combinations that are drawn for each line and range. */
const NUMBERS_OF_A_FORM = 2;
const NUMBERS_OF_A_RANGE_FORM = 3;
/** One of this many cases has a suggestion. */
const SUGGESTION_EVERY = 3;

/** Makes the cases of a line: every form of quote with some of the numbers, or with all of them. */
export function lineCases(target: Target, origin: Origin, random: Random, isFull: boolean): readonly Case[] {
  const [line] = target.lines;
  return QUOTE_FORMS.flatMap((form) => {
    const quote = form.quote(line, target.file, random);
    if (quote === undefined) {
      return [];
    }
    const numbers = isFull ? NUMBER_FORMS : drawNumbers(form, random);
    return numbers.flatMap((number) => {
      const stated = number.state(line, target.file);
      const made = { kind: 'line', quote: form, number } as const;
      return stated === undefined ? [] : [makeCase({ ...origin, target, form: made }, quote, stated, random)];
    });
  });
}

/** Every group of numbers is as likely as the others, because the tables have a row for each. */
function drawNumbers(form: QuoteForm, random: Random): readonly NumberForm[] {
  const groups = Map.groupBy(NUMBER_FORMS, ({ group }) => group);
  const drawn = random.sample([...groups.values()], NUMBERS_OF_A_FORM).map((forms) => random.pick(forms));
  // Verbatim quotes and quotes in which a word is mistyped have few forms.
  const more = form.class === 'A' || form.class === 'D' ? random.sample(NUMBER_FORMS, NUMBERS_OF_A_FORM) : [];
  return [...new Set([...drawn, ...more])];
}

/** Makes the cases of a range. */
export function rangeCases(target: Target, origin: Origin, random: Random, isFull: boolean): readonly Case[] {
  return RANGE_QUOTES.flatMap((form) => {
    const quote = form.quote(target.lines);
    if (quote === undefined) {
      return [];
    }
    const first = lineNumber(target.lines[0], target.side);
    // Numbers below 1 do not tell the length of the range.
    const answerable = RANGE_NUMBERS.filter((number) => isAnswerable(form, number) && first + (number.shift ?? 0) >= 1);
    const numbers = isFull ? answerable : random.sample(answerable, NUMBERS_OF_A_RANGE_FORM);
    return numbers.map((number) => {
      const last = target.lines.at(-1) ?? target.lines[0];
      const stated = number.state(first, lineNumber(last, target.side));
      return makeCase({ ...origin, target, form: { kind: 'range', quote: form, number } }, quote, stated, random);
    });
  });
}

function makeCase(
  made: Omit<Case, 'side' | 'isClear' | 'comment'>,
  quote: Quote,
  stated: Readonly<Record<string, unknown>>,
  random: Random,
): Case {
  const [line] = made.target.lines;
  // Half of the cases state the right side.
  const side = random.pick([...SIDE_FORMS, 'right', 'right'] as const);
  const suggestion =
    made.target.side === 'RIGHT' && random.below(SUGGESTION_EVERY) === 0 ? suggestOther(made.target.lines) : undefined;
  return {
    ...made,
    side,
    isClear: isClear(quote.kept, made.target.file),
    comment: {
      path: line.path,
      ...stated,
      ...stateSide(side, made.target.side, random),
      ...(quote.text === undefined ? {} : { quote: quote.text }),
      severity: 'high',
      kind: 'bug',
      guideline: null,
      suggestion: suggestion ?? null,
      confidence: 0.9,
    },
  };
}

/** Writes a reply with the cases. The title of each ends with its position, by which its finding is recognized. */
export function writeReply(cases: readonly Case[], random: Random): string {
  const comments = cases.map(({ comment }, index) => ({
    ...comment,
    // Similar findings would be merged, so the words of each are its own.
    title: `${random.words(3)} case${index}`,
    body: `${random.words(10)}.`,
  }));
  return JSON.stringify({ summary: 'Made-up findings.', comments }).replaceAll(`"${TOO_LARGE}"`, '1e309');
}

/** The position of a case, from the title of its finding. */
export function caseIndex(title: string): number | undefined {
  const index = / case(\d+)$/.exec(title)?.[1];
  return index === undefined ? undefined : Number(index);
}
