import type { Random } from '../accuracy/random.ts';
import { lineNumber, type DiffLine, type FileDiff, type Side } from './read-diff.ts';

/** A way in which a comment states the number of a line. Numbers of a group stand in one row of the tables. */
export interface NumberForm {
  readonly name: string;
  readonly group: NumberGroup;
  /** The fields of the comment that state the number. Nothing if this form cannot be used for the line. */
  readonly state: (line: DiffLine, file: FileDiff) => Readonly<Record<string, unknown>> | undefined;
}

/** The distance of a stated number from the right one, or the reason why it is not a number. */
export const NUMBER_GROUPS = ['0', '±1', '±2', '±5', '±20', 'other count', 'in a text', 'missing', 'absurd'] as const;
export type NumberGroup = (typeof NUMBER_GROUPS)[number];

/** Replaced in the reply by a number that is too large for JavaScript. `JSON.stringify` cannot write it. */
export const TOO_LARGE = '@1e309@';

/** Every form, in the order of the tables. */
export const NUMBER_FORMS: readonly NumberForm[] = [
  offBy(0),
  ...[1, -1, 2, -2, 5, -5, 20, -20].map(offBy),
  {
    name: 'the number on the other side',
    group: 'other count',
    state: (line) =>
      line.kind === 'context' && line.old !== line.new ? { line: line.old, startLine: null } : undefined,
  },
  {
    name: 'counted from the beginning of the hunk',
    group: 'other count',
    state: (line, file) => {
      const before = file.lines.filter(({ hunk, index }) => hunk === line.hunk && index <= line.index).length;
      return before === lineNumber(line) ? undefined : { line: before, startLine: null };
    },
  },
  {
    name: 'counted from the beginning of the diff',
    group: 'other count',
    state: (line) => (line.index + 1 === lineNumber(line) ? undefined : { line: line.index + 1, startLine: null }),
  },
  stated('"12"', 'in a text', (right) => String(right)),
  stated('"L12"', 'in a text', (right) => `L${right}`),
  stated('"12-12"', 'in a text', (right) => `${right}-${right}`),
  stated('"12.0"', 'in a text', (right) => `${right}.0`),
  stated('"line 12"', 'in a text', (right) => `line ${right}`),
  stated('[12]', 'in a text', (right) => [right]),
  stated('{start: 12, end: 12}', 'in a text', (right) => ({ start: right, end: right })),
  { name: 'absent', group: 'missing', state: () => ({}) },
  stated('null', 'missing', () => null),
  stated('""', 'missing', () => ''),
  stated('0', 'absurd', () => 0),
  stated('-1', 'absurd', () => -1),
  stated('1e309', 'absurd', () => TOO_LARGE),
  stated('999999', 'absurd', () => 999_999),
  stated('"unknown"', 'absurd', () => 'unknown'),
  stated('true', 'absurd', () => true),
];

function offBy(error: number): NumberForm {
  return {
    name: error > 0 ? `+${error}` : String(error),
    group: error === 0 ? '0' : (`±${Math.abs(error)}` as NumberGroup),
    state: (line) => {
      const number = lineNumber(line) + error;
      return number < 1 ? undefined : { line: number, startLine: null };
    },
  };
}

function stated(name: string, group: NumberGroup, state: (right: number) => unknown): NumberForm {
  return { name, group, state: (line) => ({ line: state(lineNumber(line)), startLine: null }) };
}

/** The ways in which a comment states the side. */
export const SIDE_FORMS = ['right', 'wrong', 'absent', 'another word'] as const;
export type SideForm = (typeof SIDE_FORMS)[number];

/** The fields of the comment that state the side. */
export function stateSide(form: SideForm, side: Side, random: Random): Readonly<Record<string, unknown>> {
  const isLeft = side === 'LEFT';
  switch (form) {
    case 'right':
      return { side: isLeft ? 'LEFT' : 'RIGHT' };
    case 'wrong':
      return { side: isLeft ? 'RIGHT' : 'LEFT' };
    case 'absent':
      return random.below(2) === 0 ? {} : { side: null };
    case 'another word':
      return { side: random.pick(isLeft ? ['old', 'left', 'removed', '-'] : ['new', 'right', 'added', '+']) };
  }
}
