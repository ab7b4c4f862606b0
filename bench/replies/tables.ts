import type { Half } from '../accuracy/repositories.ts';
import { percent, type Cell, type Table } from '../accuracy/tables.ts';
import type { Judgement } from './judge.ts';
import type { MeasuredReply } from './measured-reply.ts';

const COLUMNS = [
  'group',
  'replies',
  'findings',
  'kept %',
  'placed exactly %',
  'wrong line %',
  'text whole %',
  'severity right %',
  'asked again',
  'kept after a good second answer %',
  'falsely clean',
  'invented',
  'falsely incomplete',
  'crashed',
] as const;

/** The figures of each group, and of all together, for one half. */
export function drawGroups(measured: readonly MeasuredReply[], half: Half): Table {
  const own = measured.filter(({ drawn }) => drawn.half === half);
  const groups = [...new Set(own.map(({ drawn }) => drawn.group))];
  return {
    title: `Replies, ${half} half`,
    columns: COLUMNS,
    rows: [
      ...groups.map((group) =>
        drawRow(
          group,
          own.filter(({ drawn }) => drawn.group === group),
        ),
      ),
      drawRow('all', own),
    ],
  };
}

function drawRow(name: string, measured: readonly MeasuredReply[]): readonly Cell[] {
  const total = sumJudgements(measured.map(({ judgement }) => judgement));
  const seconds = measured.flatMap(({ second }) => (second === undefined ? [] : [second]));
  const second = sumJudgements(seconds);
  return [
    name,
    measured.length,
    total.expected,
    percent(total.kept, total.expected),
    percent(total.placed, total.expected),
    percent(total.misplaced, total.expected),
    percent(total.textWhole, total.expected),
    percent(total.severityRight, total.severityTold),
    seconds.length,
    percent(second.kept, second.expected),
    total.falselyClean,
    total.invented,
    total.falselyIncomplete,
    total.crashed,
  ];
}

/** Sums of judgements. */
export interface Sums {
  readonly expected: number;
  readonly kept: number;
  readonly placed: number;
  readonly misplaced: number;
  readonly textWhole: number;
  readonly severityTold: number;
  readonly severityRight: number;
  readonly falselyClean: number;
  readonly invented: number;
  readonly falselyIncomplete: number;
  readonly crashed: number;
}

export function sumJudgements(judgements: readonly Judgement[]): Sums {
  const sum = (value: (judgement: Judgement) => boolean | number): number =>
    judgements.reduce((total, judgement) => total + Number(value(judgement)), 0);
  return {
    expected: sum(({ expected }) => expected),
    kept: sum(({ kept }) => kept),
    placed: sum(({ placed }) => placed),
    misplaced: sum(({ misplaced }) => misplaced),
    textWhole: sum(({ textWhole }) => textWhole),
    severityTold: sum(({ severityTold }) => severityTold),
    severityRight: sum(({ severityRight }) => severityRight),
    falselyClean: sum(({ isFalselyClean }) => isFalselyClean),
    invented: sum(({ invented }) => invented.length),
    falselyIncomplete: sum((judgement) => judgement.isFalselyIncomplete || judgement.isFalselyUnclean),
    crashed: sum(({ hasCrashed }) => hasCrashed),
  };
}
