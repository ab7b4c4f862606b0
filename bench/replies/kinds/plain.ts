import type { Comment, Group } from '../types.ts';
import { commentKinds, json, textKinds } from '../write.ts';

/** Replies with nothing wrong: valid JSON with all that was asked for. They show what the others are compared with. */
export const plain: Group = {
  name: 'as asked',
  kinds: [
    ...textKinds({
      'on one line': (answer) => json(answer),
      'indented by two': (answer) => json(answer, 2),
      'indented by four': (answer) => json(answer, 4),
      'indented by tabs': (answer) => json(answer, '\t'),
      'line ends of Windows': (answer) => json(answer, 2).replaceAll('\n', '\r\n'),
      'blank lines around it': (answer) => `\n\n${json(answer, 2)}\n\n`,
      'byte order mark': (answer) => `\uFEFF${json(answer)}`,
      'blanks between all signs': (answer) =>
        `{ "summary" : ${JSON.stringify(answer.summary)} , "comments" : ${JSON.stringify(answer.comments, undefined, ' ')} }`,
      'comments before the summary': ({ comments, summary }) => JSON.stringify({ comments, summary }),
      'no summary': ({ comments }) => JSON.stringify({ comments }, undefined, 2),
      'more keys than asked for': ({ comments, summary }) =>
        JSON.stringify({
          reasoning: 'I looked at every hunk.',
          summary,
          comments,
          verdict: 'request changes',
          score: 7,
        }),
      'signs escaped as \\u': (answer) => json(answer).replaceAll(/[<>&'\u0080-\uffff]/g, escapeCharacter),
      'slashes escaped': (answer) => json(answer).replaceAll('/', String.raw`\/`),
    }),
    ...commentKinds({
      'keys in another order': (comment) => Object.fromEntries(Object.entries(comment).toReversed()),
      'keys in alphabetical order': (comment) =>
        Object.fromEntries(Object.entries(comment).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      'nothing that is optional and empty': (comment) =>
        Object.fromEntries(Object.entries(comment).filter(([, value]) => value !== null)),
      'more keys in each comment': (comment, index) => ({
        id: index + 1,
        ...comment,
        tags: ['a', 'b'],
        references: [],
      }),
    }),
    ...commentKinds(
      {
        'only what is required, and the quote': ({ path, line, body, quote }: Comment) => ({ path, line, quote, body }),
      },
      'without severity',
    ),
  ],
};

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
