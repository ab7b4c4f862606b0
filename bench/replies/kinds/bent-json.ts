import type { Random } from '../../accuracy/random.ts';
import type { Answer, Group, ReplyKind } from '../types.ts';
import { textKinds, whole } from '../write.ts';
import { SYNTAX_FAULTS, type SyntaxFault } from './syntax-faults.ts';

const POSITIONS = ['first', 'middle', 'last', 'every'] as const;
type Position = (typeof POSITIONS)[number];

/** JSON with a fault of syntax in the first, a middle, the last or every comment, or in the list itself. */
export const bentJson: Group = {
  name: 'bent JSON',
  kinds: [
    ...Object.entries(SYNTAX_FAULTS).flatMap(([name, fault]) => faultKinds(name, fault)),
    ...textKinds({
      'comma after the last comment': (answer) => list(answer, bodies(answer).join(',\n'), ','),
      'commas missing between comments': (answer) => list(answer, bodies(answer).join('\n')),
      'one comma missing between comments': (answer) =>
        list(answer, bodies(answer).join(',\n').replace('},\n{', '}\n{')),
      'two commas between comments': (answer) => list(answer, bodies(answer).join(',,\n')),
      'semicolons between comments': (answer) => list(answer, bodies(answer).join(';\n')),
      'comma before the first comment': (answer) => list(answer, `,${bodies(answer).join(',\n')}`),
      'a remark between comments': (answer) => list(answer, bodies(answer).join(',\n// Next file\n')),
      'a sentence between comments': (answer) => list(answer, bodies(answer).join(',\n\nAnd in the other file:\n\n')),
      'dots after the last comment': (answer) => list(answer, `${bodies(answer).join(',\n')},\n...`),
      'dots in a remark after the last comment': (answer) =>
        list(answer, `${bodies(answer).join(',\n')}\n// ... more comments here`),
      'headings between comments': (answer) => list(answer, bodies(answer).join(',\n### Next\n')),
      'numbers before comments': (answer) =>
        list(
          answer,
          bodies(answer)
            .map((body, index) => `${index + 1}. ${body}`)
            .join('\n'),
        ),
      'dashes before comments': (answer) =>
        list(
          answer,
          bodies(answer)
            .map((body) => `- ${body}`)
            .join('\n'),
        ),
      'closing bracket missing': (answer) => list(answer, bodies(answer).join(',\n')).replace(/\]\}$/, '}'),
      'closing brace missing': (answer) => list(answer, bodies(answer).join(',\n')).replace(/\}$/, ''),
      'closing brace and bracket swapped': (answer) => list(answer, bodies(answer).join(',\n')).replace(/\]\}$/, '}]'),
      'closing brace doubled': (answer) => `${list(answer, bodies(answer).join(',\n'))}}`,
      'closing bracket doubled': (answer) => list(answer, bodies(answer).join(',\n')).replace(/\]\}$/, ']]}'),
      'opening bracket missing': (answer) =>
        list(answer, bodies(answer).join(',\n')).replace('"comments": [', '"comments": '),
      'opening brace missing': (answer) => list(answer, bodies(answer).join(',\n')).replace('{', ''),
      'braces for the brackets': (answer) =>
        list(answer, bodies(answer).join(',\n')).replace('"comments": [', '"comments": {').replace(/\]\}$/, '}}'),
      'key of the list without quotes': (answer) =>
        list(answer, bodies(answer).join(',\n')).replace('"comments"', 'comments'),
      'comma missing after the summary': (answer) =>
        list(answer, bodies(answer).join(',\n')).replace(',\n"comments"', '\n"comments"'),
      'quotes of the summary not escaped': (answer) =>
        list({ ...answer, summary: 'S' }, bodies(answer).join(',\n')).replace(
          '"S"',
          '"A "small" change, with "side effects""',
        ),
      'summary without quotes': (answer) =>
        list({ ...answer, summary: 'S' }, bodies(answer).join(',\n')).replace('"S"', 'Some problems were found.'),
      'line breaks in the summary': (answer) =>
        list({ ...answer, summary: 'S' }, bodies(answer).join(',\n')).replace('"S"', '"Two things:\n- one\n- two\n"'),
    }),
    ...pairKinds(),
  ],
};

function faultKinds(name: string, fault: SyntaxFault): readonly ReplyKind[] {
  return POSITIONS.map((position) => ({
    name: `${name}, ${position}`,
    family: name,
    write: (answer, random) => writeBent(answer, [fault], position, random),
  }));
}

/** Pairs of faults that are neighbours in the list, or far from each other. Their families are made of both names. */
function pairKinds(): readonly ReplyKind[] {
  const names = Object.keys(SYNTAX_FAULTS);
  return names.flatMap((name, index) => {
    const other = names[(index * 7 + 11) % names.length] ?? name;
    const faults = [SYNTAX_FAULTS[name], SYNTAX_FAULTS[other]].filter((fault) => fault !== undefined);
    return name === other
      ? []
      : [
          {
            name: `${name} + ${other}`,
            family: name,
            write: (answer: Answer, random: Random) => writeBent(answer, faults, random.pick(POSITIONS), random),
          },
        ];
  });
}

function writeBent(
  answer: Answer,
  faults: readonly SyntaxFault[],
  position: Position,
  random: Random,
): ReturnType<ReplyKind['write']> {
  const middle = answer.comments.length < 3 ? 0 : 1 + random.below(answer.comments.length - 2);
  const bent = { first: 0, middle, last: answer.comments.length - 1, every: undefined }[position];
  const texts = bodies(answer).map((text, index) =>
    bent === undefined || index === bent ? faults.reduce((made, fault) => fault(made), text) : text,
  );
  return whole(answer, list(answer, texts.join(',\n')));
}

function bodies(answer: Answer): readonly string[] {
  return answer.comments.map((comment) => JSON.stringify(comment, undefined, 2));
}

function list(answer: Pick<Answer, 'summary'>, comments: string, end = ''): string {
  return `{"summary": ${JSON.stringify(answer.summary)},\n"comments": [\n${comments}${end}\n]}`;
}
