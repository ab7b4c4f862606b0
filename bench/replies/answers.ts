import type { Random } from '../accuracy/random.ts';
import type { Change, QuotableLine } from './changes.ts';
import { FAULTS } from './faults.ts';
import type { Answer, Comment } from './types.ts';

const FEWEST_COMMENTS = 3;
const MOST_COMMENTS = 6;
/** Lines between two comments, so that none can be taken for a comment on its neighbour's line. */
const LEAST_DISTANCE = 4;

/** Makes up an answer about a change: comments on lines of several files, each about something else. */
export function makeAnswer(change: Change, random: Random): Answer {
  const wanted = FEWEST_COMMENTS + random.below(MOST_COMMENTS - FEWEST_COMMENTS + 1);
  const lines = chooseLines(change.lines, wanted + 1, random);
  const faults = random.sample(FAULTS, lines.length);
  const isTrimmed = random.below(2) === 0;
  const comments = lines.map((line, index): Comment => {
    const fault = faults[index % faults.length] ?? random.pick(FAULTS);
    const name = nameInCode(line.text);
    const isRange = line.followsAdded && random.below(4) === 0;
    return {
      path: line.path,
      line: line.line,
      startLine: isRange ? line.line - 1 : null,
      side: 'RIGHT',
      quote: isTrimmed ? line.text.trim() : line.text,
      severity: fault.severity,
      kind: fault.kind,
      guideline: null,
      title: fault.title,
      body: fault.body.replaceAll('NAME', name),
      suggestion: isRange || random.below(3) > 0 ? null : line.text.replace(name, `${name}Checked`),
      confidence: (80 + 5 * random.below(3)) / 100,
    };
  });
  const [refuted, ...kept] = comments;
  if (refuted === undefined || kept.length < FEWEST_COMMENTS) {
    throw new Error(`${change.name} has too few lines to comment on`);
  }
  return {
    summary: `The change needs work in ${kept.length} places.`,
    comments: kept.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1)),
    refuted,
    strangePath: change.strangePath,
    diff: change.diff,
  };
}

/** Lines at a distance from each other, the first two from different files. */
function chooseLines(lines: readonly QuotableLine[], count: number, random: Random): readonly QuotableLine[] {
  const chosen: QuotableLine[] = [];
  const shuffled = random.sample(lines, lines.length);
  const other = shuffled.find(({ path }) => path !== shuffled[0]?.path);
  for (const line of other === undefined ? shuffled : [other, ...shuffled]) {
    const isNear = chosen.some(
      ({ path, line: taken }) => path === line.path && Math.abs(taken - line.line) < LEAST_DISTANCE,
    );
    if (chosen.length < count && !isNear) {
      chosen.push(line);
    }
  }
  return chosen;
}

/** The longest word of a line, which a comment can name. */
function nameInCode(code: string): string {
  const words = code.match(/[A-Za-z_]\w*/g) ?? ['it'];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest));
}
