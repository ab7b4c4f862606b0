import { locateText } from '../customizations/locate.ts';
import { firstApplying, type FindEqual, type PlacedStatement } from '../guidelines/claims/equal-statements.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import type { Guideline } from '../guidelines/types.ts';
import { at } from '../structures/at.ts';

/** A guideline, or one statement of it. */
export interface NamedStatement {
  readonly guideline: Guideline;
  readonly statement?: Statement;
}

/**
 * Finds what a citation names among the guidelines that apply to a file: by number (`2`, `2.7`, `[2.7]`, `Guideline 2.7`,
 * `2, 3`), by file (`.github/copilot-instructions.md:12`) or by its words. Of several numbers, the first statement that
 * exists counts, else the first guideline.
 *
 * @param citation as the model wrote it
 * @returns undefined if nothing, or more than one thing, is meant
 */
export function findNamedStatement(
  citation: string | undefined,
  path: string,
  guidelines: readonly Guideline[],
  findEqual: FindEqual,
): NamedStatement | undefined {
  const written = (citation ?? '').slice(0, MAX_CHARACTERS).trim();
  const applying = guidelines.filter(({ appliesTo }) => appliesTo.has(path));
  const numbers = readNumbers(written);
  if (numbers !== undefined) {
    const named = numbers.flatMap(
      (number) => findByNumber(number, applying) ?? findRepeat(number, path, guidelines, findEqual) ?? [],
    );
    return named.find(({ statement }) => statement !== undefined) ?? named[0];
  }
  return written === '' ? undefined : (findByFile(written, applying) ?? findByWords(written, applying, findEqual));
}

const MAX_CHARACTERS = 1_000;

/** The numbers of a citation that consists of numbers and of words for guidelines. */
function readNumbers(written: string): readonly string[] | undefined {
  const rest = written
    .replaceAll(NUMBER, '')
    .replaceAll(/guidelines?|statements?|rules?|instructions?|and|no\./gi, '')
    .replaceAll(/[\s,;&[\]()#"'`§.:]/g, '');
  const numbers = written.match(NUMBER) ?? [];
  return rest === '' && numbers.length > 0 ? numbers : undefined;
}

const NUMBER = /\d{1,9}(?:\.\d{1,9})?/g;

function findByNumber(number: string, guidelines: readonly Guideline[]): NamedStatement | undefined {
  const [id, statementNumber] = number.split('.');
  const guideline = guidelines.find((candidate) => String(candidate.id) === id);
  const statement = guideline?.statements[Number(statementNumber) - 1];
  return guideline && { guideline, ...(statement === undefined ? {} : { statement }) };
}

/** A number of a statement that does not apply to the file itself, but is repeated by one that does. */
function findRepeat(
  number: string,
  path: string,
  guidelines: readonly Guideline[],
  findEqual: FindEqual,
): PlacedStatement | undefined {
  const { statement } = findByNumber(number, guidelines) ?? {};
  return statement && firstApplying(findEqual(statement), path);
}

/** `rules.md`, `docs/rules.md:12`, `docs/rules.md#L12`: the file's whole path, or the end of it if that is unique. */
function findByFile(written: string, guidelines: readonly Guideline[]): NamedStatement | undefined {
  const plain = written.replaceAll(/^[\s`"'([<]+|[\s`"')\]>]+$/g, '').replace(/^(?:Instructions? from|\.\/)\s*/i, '');
  const line = /(?::|#L)(\d{1,7})$/.exec(plain);
  const file = line === null ? plain : plain.slice(0, line.index);
  const exact = guidelines.filter(({ content }) => content.path === file);
  const named = exact.length > 0 ? exact : guidelines.filter(({ content }) => content.path.endsWith(`/${file}`));
  const [guideline, another] = named;
  if (guideline === undefined || another !== undefined || file === '') {
    return undefined;
  }
  const statement = guideline.statements.find(
    ({ offset }) => line !== null && locateText(guideline.content, offset).line === Number(line[1]),
  );
  return { guideline, ...(statement === undefined ? {} : { statement }) };
}

/** Shorter words could be in any statement. */
const LEAST_CHARACTERS = 8;

function findByWords(
  written: string,
  guidelines: readonly Guideline[],
  findEqual: FindEqual,
): NamedStatement | undefined {
  const words = plainWords(written);
  if (words.length < LEAST_CHARACTERS) {
    return undefined;
  }
  const all = guidelines.flatMap((guideline) => guideline.statements.map((statement) => ({ guideline, statement })));
  const equal = all.filter(({ statement }) => plainWords(statement.text) === words);
  const named = equal.length > 0 ? equal : all.filter(({ statement }) => plainWords(statement.text).includes(words));
  const different = new Set(named.map(({ statement }) => findEqual(statement)[0]?.statement));
  return different.size === 1 ? at(named, 0) : undefined;
}

function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
