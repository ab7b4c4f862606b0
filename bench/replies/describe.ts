import { percent, type Goal, type Measurement, type Table } from '../accuracy/tables.ts';
import type { MeasuredReply } from './measured-reply.ts';
import { drawGroups, sumJudgements } from './tables.ts';

/** Draws up the tables of the bench of replies. */
export function describeReplies(measured: readonly MeasuredReply[], seed: string, hostile?: Table): Measurement {
  return {
    description: describeSubject(measured),
    seed,
    goals: listGoals(measured.filter(({ drawn }) => drawn.half === 'reported')),
    tables: [
      drawGroups(measured, 'reported'),
      drawGroups(measured, 'tuning'),
      ...(hostile === undefined ? [] : [hostile]),
    ],
    limits: [
      'The findings are made up, and so are the replies: each kind was seen in reports about models or follows from their formats, but no model wrote these texts.',
      'A figure says what becomes of replies of a kind, not how often models write that kind. Most replies are as asked.',
      'The model server repeats its reply when it is asked again. A real model often answers better the second time, which the column for a good second answer shows.',
    ],
  };
}

function describeSubject(measured: readonly MeasuredReply[]): string {
  const findings = measured.reduce((sum, { judgement }) => sum + judgement.expected, 0);
  const changes = new Set(measured.map(({ change }) => change)).size;
  return `Replies of a model to \`housestyle review\`, in ${measured.length.toLocaleString('en')} kinds: cut off, wrapped, bent, in other keys, containers and formats, or without an answer. They contain ${findings.toLocaleString('en')} made-up findings about known lines of ${changes} real commits, with verbatim quotes. Each kind is in one of two halves, drawn at random: failures of the tuning half were looked at while the product was changed, and of the reported half only the figures. *Kept*: the finding is in the result. *Falsely clean*: the verdict is \`clean\` although the reply contains findings or judges nothing. *Invented*: a finding that the reply does not make, or one that is placed although its file or line was never shown. *Falsely incomplete*: everything was read, and the review says otherwise.`;
}

function listGoals(measured: readonly MeasuredReply[]): readonly Goal[] {
  const bent = sumOf(measured, ({ group }) => group === 'bent JSON');
  const readable = sumOf(measured, ({ group }) => group !== 'other formats');
  const all = sumOf(measured, () => true);
  return [
    { name: 'bent JSON: findings kept', value: percent(bent.kept, bent.expected) ?? 0, atLeast: 97 },
    { name: 'bent JSON: findings placed exactly', value: percent(bent.placed, bent.expected) ?? 0, atLeast: 95 },
    { name: 'all but other formats: findings kept', value: percent(readable.kept, readable.expected) ?? 0 },
    { name: 'all but other formats: findings placed exactly', value: percent(readable.placed, readable.expected) ?? 0 },
    { name: 'number of replies that are falsely clean', value: all.falselyClean, atMost: 0 },
    { name: 'number of invented findings', value: all.invented, atMost: 0 },
  ];
}

function sumOf(
  measured: readonly MeasuredReply[],
  test: (drawn: MeasuredReply['drawn']) => boolean,
): ReturnType<typeof sumJudgements> {
  return sumJudgements(measured.filter(({ drawn }) => test(drawn)).map(({ judgement }) => judgement));
}
