import type { Answer, Comment, Group, Reply, ReplyKind } from '../types.ts';
import { expectAll, json } from '../write.ts';

/** Changes of a comment that make it name a file or line that the model was never shown. */
const CHANGES: Readonly<Record<string, (comment: Comment, answer: Answer) => Comment>> = {
  'another file': (comment, { strangePath }) => ({ ...comment, path: strangePath, quote: STRANGE_CODE }),
  'another file, no quote': (comment, { strangePath }) => ({ ...comment, path: strangePath, quote: '' }),
  'a file with a made-up name': (comment) => ({
    ...comment,
    path: 'src/services/userAuthenticationManager.ts',
    line: 42,
    quote: STRANGE_CODE,
  }),
  'a file of another project': (comment) => ({
    ...comment,
    path: 'node_modules/lodash/lodash.js',
    quote: STRANGE_CODE,
  }),
  'a folder': (comment) => ({ ...comment, path: 'src/', quote: STRANGE_CODE }),
  'all files': (comment) => ({ ...comment, path: '*', quote: STRANGE_CODE }),
  'no file': (comment) => ({ ...comment, path: '', quote: STRANGE_CODE }),
  'a sentence for a file': (comment) => ({ ...comment, path: 'the whole repository', quote: STRANGE_CODE }),
  'a file outside': (comment) => ({ ...comment, path: '../../etc/passwd', quote: STRANGE_CODE }),
  'a line far behind the end, no quote': (comment) => ({ ...comment, line: 987_654, startLine: null, quote: '' }),
  'a line far behind the end, code from elsewhere': (comment) => ({
    ...comment,
    line: 987_654,
    startLine: null,
    quote: STRANGE_CODE,
  }),
  'a line of the change, code from elsewhere': (comment) => ({ ...comment, quote: STRANGE_CODE }),
  'line zero, no quote': (comment) => ({ ...comment, line: 0, startLine: null, quote: '' }),
};

/** Code that no repository of the bench contains. */
const STRANGE_CODE = 'await telemetryGateway.flushPendingEnvelopes(zebraQuota, 17);';

/** Comments on files and lines that the model was never shown, alone and among right ones. */
export const notShown: Group = {
  name: 'files and lines never shown',
  kinds: Object.entries(CHANGES).flatMap(([name, change]): readonly ReplyKind[] => [
    { name, family: name, write: (answer) => strangeOnly(answer, change) },
    { name: `${name}, among right ones`, family: name, write: (answer) => strangeAmongRight(answer, change) },
  ]),
};

type Change = (comment: Comment, answer: Answer) => Comment;

function strangeOnly(answer: Answer, change: Change): Reply {
  const homeless = [change(answer.refuted, answer)];
  return { message: { content: json({ ...answer, comments: homeless }) }, expected: [], homeless, verdict: 'told' };
}

function strangeAmongRight(answer: Answer, change: Change): Reply {
  const homeless = [change(answer.refuted, answer)];
  const comments = [...answer.comments.slice(0, 1), ...homeless, ...answer.comments.slice(1)];
  return { message: { content: json({ ...answer, comments }) }, expected: expectAll(answer.comments), homeless };
}
