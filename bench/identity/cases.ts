import type { Random } from '../accuracy/random.ts';
import { SCENES, type Wording } from '../../test/findings/similar/scenes.ts';
import type { FindingKind } from '../../src/findings/types.ts';
import { trackLines, type Step } from './histories.ts';

/** What a report says, and of which problem: two reports with the same `problem` are the same finding. */
export interface Report {
  readonly problem: string;
  /** From 1; undefined for the file as a whole. */
  readonly line: number;
  readonly wording: Wording;
  readonly kind: FindingKind;
  /** The statement that it cites. */
  readonly cites?: string;
}

/** What was done to the lines after the real commit. */
export const CHANGES = [
  'real commit',
  'equal line inserted above',
  'removed here, equal one added there',
  'moved as a block',
  'line edited, fixed',
  'fixed, then reverted',
  'another fault on the same line',
] as const;
export type ChangeName = (typeof CHANGES)[number];

/** Two runs. It is known by construction which reports mean the same. */
export interface Case {
  readonly change: ChangeName;
  readonly isRenamed: boolean;
  readonly isReworded: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly first: readonly Report[];
  readonly second: readonly Report[];
  /** The line where GitHub shows the comment of each first report after the push; undefined if it is outdated. */
  readonly shown: readonly (number | undefined)[];
}

/** A line of the text after the push, and the index of the line before that it is. */
interface Tracked {
  readonly text: string;
  readonly from: number | undefined;
}

const PLANTS = 8;

/** Makes a case of a step of a history: plants reports, changes the text once more, and reports again. */
export function makeCase(step: Step, change: ChangeName, isReworded: boolean, random: Random): Case {
  const origins = trackLines(step.before, step.after);
  const tracked = step.after.map((text, index): Tracked => ({ text, from: origins[index] }));
  const faults = random.sample(SCENES, PLANTS + 4);
  const first = plantReports(step.before, tracked, faults.slice(0, PLANTS), random);
  const target = first[0];
  const changed = target === undefined ? { lines: tracked, extra: [] } : CHANGE_TEXT[change](tracked, target, random);
  const after = changed.lines.map(({ text }) => text);
  const isGone = (report: Report): boolean =>
    report === target && (change === 'line edited, fixed' || change === 'another fault on the same line');
  const kept = first.flatMap((report): readonly Report[] => {
    const index = changed.lines.findIndex(({ from }) => from === report.line - 1);
    return index < 0 || isGone(report) ? [] : [{ ...report, line: index + 1 }];
  });
  const told = kept.map((report) => (isReworded ? reword(report, after, random) : report));
  const fresh = plantFresh(changed.lines, [...kept, ...changed.extra], first, faults.slice(PLANTS), random);
  const back = trackLines(step.before, after);
  const shown = first.map(({ line }) => {
    const index = change === 'fixed, then reverted' ? -1 : back.indexOf(line - 1);
    return index < 0 || step.oldPath !== step.newPath ? undefined : index + 1;
  });
  return {
    change,
    isRenamed: step.oldPath !== step.newPath,
    isReworded,
    before: step.before,
    after,
    first,
    second: [...told, ...changed.extra.map((report) => (isReworded ? rewordText(report, random) : report)), ...fresh],
    shown,
  };
}

const KINDS: readonly FindingKind[] = ['bug', 'security', 'performance', 'consistency', 'naming', 'style', 'other'];

/** Half of the reports are near the changes of the commit. */
function plantReports(
  before: readonly string[],
  tracked: readonly Tracked[],
  scenes: readonly (typeof SCENES)[number][],
  random: Random,
): readonly Report[] {
  const keptLines = new Set(tracked.flatMap(({ from }) => from ?? []));
  const candidates = before.flatMap((text, index) => (/\w{3}/.test(text) ? [index] : []));
  const near = candidates.filter((index) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].some((away) => index + away < before.length && !keptLines.has(index + away)),
  );
  const chosen = [...random.sample(near, PLANTS / 2), ...random.sample(candidates, PLANTS)];
  // The target of the additional change is a line that the commit keeps.
  const distinct = [...new Set(chosen)].sort((a, b) => Number(keptLines.has(b)) - Number(keptLines.has(a)));
  return distinct.slice(0, PLANTS).map((index, number): Report => {
    const scene = scenes[number] ?? SCENES[0]!;
    const wordings = scene[0]!;
    return {
      problem: `p${number}`,
      line: index + 1,
      wording: wordings[0]!,
      kind: random.pick(KINDS),
      ...(random.below(2) === 0 ? {} : { cites: `Statement ${random.word()}.` }),
    };
  });
}

interface Changed {
  readonly lines: readonly Tracked[];
  /** Reports of the second run that come with the change and are new. */
  readonly extra: readonly Report[];
}

type ChangeText = (lines: readonly Tracked[], target: Report, random: Random) => Changed;

const unchanged: ChangeText = (lines) => ({ lines, extra: [] });

/** The additional changes. `target` is the first report; if the commit removed its line, nothing more is changed. */
const CHANGE_TEXT: Readonly<Record<ChangeName, ChangeText>> = {
  'real commit': unchanged,
  'fixed, then reverted': unchanged,
  'equal line inserted above': (lines, target, random) => {
    const at = findLine(lines, target);
    // Directly above, nobody could say which of the two is the new one.
    const above = at === undefined ? -1 : Math.max(0, at - 1 - random.below(15));
    return at === undefined || above >= at ? { lines, extra: [] } : insertEqual(lines, at, above, target);
  },
  'removed here, equal one added there': (lines, target, random) => {
    const at = findLine(lines, target);
    if (at === undefined) {
      return { lines, extra: [] };
    }
    const without = lines.toSpliced(at, 1);
    const there = random.below(without.length);
    // Next to where it was, it would be the same line.
    const place = Math.abs(there - at) < 8 ? ((at + without.length / 2) % without.length) | 0 : there;
    return insertEqual(without, undefined, place, { ...target, line: 0 }, lines[at]?.text);
  },
  'moved as a block': (lines, target, random) => {
    const at = findLine(lines, target);
    if (at === undefined) {
      return { lines, extra: [] };
    }
    const from = Math.max(0, at - 2 - random.below(6));
    const block = lines.slice(from, at + 3 + random.below(6));
    const without = lines.toSpliced(from, block.length);
    return { lines: without.toSpliced(random.below(without.length), 0, ...block), extra: [] };
  },
  'line edited, fixed': (lines, target, random) => {
    const at = findLine(lines, target);
    return at === undefined
      ? { lines, extra: [] }
      : { lines: lines.with(at, { text: `${lines[at]?.text ?? ''} ${random.word()}`, from: undefined }), extra: [] };
  },
  'another fault on the same line': (lines, target) => {
    const at = findLine(lines, target);
    const scene = SCENES.find((faults) => faults[0]?.[0] === target.wording);
    const wording = scene?.[1]?.[0];
    const { cites: _statement, ...uncited } = target;
    return at === undefined || wording === undefined
      ? { lines, extra: [] }
      : { lines, extra: [{ ...uncited, problem: 'other fault', line: at + 1, wording }] };
  },
};

function findLine(lines: readonly Tracked[], target: Report): number | undefined {
  const at = lines.findIndex(({ from }) => from === target.line - 1);
  return at < 0 ? undefined : at;
}

function insertEqual(
  lines: readonly Tracked[],
  original: number | undefined,
  place: number,
  target: Report,
  text = original === undefined ? '' : (lines[original]?.text ?? ''),
): Changed {
  return {
    lines: lines.toSpliced(place, 0, { text, from: undefined }),
    extra: [{ ...target, problem: 'equal line', line: place + 1 }],
  };
}

/** New reports on added lines, else anywhere: two of problems of their own, and one of a problem that is known elsewhere. */
function plantFresh(
  lines: readonly Tracked[],
  taken: readonly Report[],
  first: readonly Report[],
  scenes: readonly (typeof SCENES)[number][],
  random: Random,
): readonly Report[] {
  const used = new Set(taken.map(({ line }) => line));
  const free = lines.flatMap(({ text }, index) => (/\w{3}/.test(text) && !used.has(index + 1) ? [index + 1] : []));
  const added = free.filter((line) => lines[line - 1]?.from === undefined);
  const [one, two, three] = [...random.sample(added, 3), ...random.sample(free, 3)].filter(
    (line, index, all) => all.indexOf(line) === index,
  );
  const known = random.pick(first);
  return [
    ...[one, two].flatMap((line, index): readonly Report[] =>
      line === undefined
        ? []
        : [{ problem: `new ${index}`, line, wording: scenes[index]![0]![0]!, kind: random.pick(KINDS) }],
    ),
    ...(three === undefined || known === undefined ? [] : [{ ...known, problem: 'same kind elsewhere', line: three }]),
  ];
}

const FAMILIES: readonly (readonly FindingKind[])[] = [
  ['bug', 'performance', 'other'],
  ['consistency', 'documentation', 'naming', 'readability', 'style'],
];

/** Says a report in other words, and sometimes with another kind, with or without its citation, or one line away. */
function reword(report: Report, lines: readonly string[], random: Random): Report {
  const other = rewordText(report, random);
  const family = FAMILIES.find((kinds) => kinds.includes(report.kind)) ?? [report.kind];
  const kind = random.below(3) === 0 ? random.pick(random.below(4) === 0 ? KINDS : family) : report.kind;
  const { cites, ...uncited } = { ...other, kind };
  const cited = cites ?? `Statement ${random.word()}.`;
  const statement =
    random.below(4) === 0 ? (cites === undefined ? { cites: cited } : {}) : cites === undefined ? {} : { cites };
  const away = random.below(4) === 0 ? random.pick([-2, -1, 1, 2]) : 0;
  const line = report.line + away;
  const isOnCode = /\w{3}/.test(lines[line - 1] ?? '');
  return { ...uncited, ...statement, line: isOnCode ? line : report.line };
}

function rewordText(report: Report, random: Random): Report {
  const wordings = SCENES.flat().find((fault) => fault.includes(report.wording)) ?? [report.wording];
  return { ...report, wording: random.pick(wordings.filter((one) => one !== report.wording)) };
}
