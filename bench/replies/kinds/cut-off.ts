import type { Answer, Comment, Group, Reply, ReplyKind } from '../types.ts';
import { expectAll } from '../write.ts';

/** An answer as text, divided where its last comment begins and ends. */
interface Parts {
  /** All up to the last comment. */
  readonly head: string;
  readonly last: string;
  readonly tail: string;
}

/** Replies that end before their end: out of tokens, a lost connection, a filter. */
export const cutOff: Group = {
  name: 'cut off',
  kinds: [
    ...cutKinds({
      'after its brace': () => 1,
      'in a key': (text) => text.indexOf('"path') + 3,
      'after a key': (text) => text.indexOf('"line"') + '"line"'.length,
      'after a colon': (text) => text.indexOf('"quote":') + '"quote":'.length,
      'after a comma': (text) => text.indexOf(',') + 1,
      'in a number': (text) => text.lastIndexOf('0.') + 2,
      'in the word null': (text) => text.indexOf('null') + 2,
      'in the quote': (text) => inField(text, 'quote', 0.5),
      'in the title': (text) => inField(text, 'title', 0.7),
      'at the beginning of the body': (text) => inField(text, 'body', 0.05),
      'in the middle of the body': (text) => inField(text, 'body', 0.5),
      'at the end of the body': (text) => inField(text, 'body', 1),
      'before the suggestion': (text) => text.indexOf('"suggestion"'),
      'before its last brace': (text) => text.length - 1,
    }),
    ...partKinds({
      'in an escape': ({ head }) => `${head}{"path": "a\\`,
      'in a \\u escape': ({ head }) => `${head}{"body": "for \\u00`,
      'in a fence': ({ head, last }) => `\`\`\`json\n${head}${last.slice(0, 20)}`,
      'in a fence that is closed': ({ head, last }) => `\`\`\`json\n${head}${last.slice(0, 30)}\n\`\`\``,
      'with dots': ({ head, last }) => `${head}${last.slice(0, 25)}...`,
      'with a word about it': ({ head, last }) => `${head}${last.slice(0, 40)}\n\n[Response truncated due to length]`,
      'after thinking': ({ head, last }) => `<think>\nI go through {each} hunk.\n</think>\n${head}${last.slice(0, 60)}`,
    }),
    ...wholeKinds({
      'before the last bracket': ({ head, last }) => `${head}${last}`,
      'before the last brace': ({ head, last }) => `${head}${last}\n]`,
      'before a comment that never comes': ({ head, last }) => `${head}${last},`,
      'and begun again from the start': ({ head, last, tail }) =>
        `${head}${last.slice(0, 50)}\n\nMy answer was cut off. Here it is again:\n\n${head}${last}${tail}`,
      'and continued where it ended': ({ head, last, tail }) => `${head}\n\n(continued)\n\n${last}${tail}`,
    }),
    ...lostKinds({
      'before the first comment': () => '{"summary": "Some problems.", "comments": [',
      'in the summary': () => '{"summary": "There are some problems in the',
      'in the first comment': ({ head }) => head.slice(0, head.indexOf('"line"')),
      'after its first brace': () => '{',
      'in its first fence': () => '```json\n{\n  "summary": "Some problems",',
    }),
  ],
};

/** Cuts within the last comment, at an offset of its text: all the others are whole. */
function cutKinds(offsets: Readonly<Record<string, (last: string) => number>>): readonly ReplyKind[] {
  return Object.entries(offsets).map(([name, offset]) => ({
    name: `in the last comment, ${name}`,
    write: (answer, random) => {
      const { head, last } = divide(answer);
      return cutReply(answer, head + last.slice(0, offset(last)), random.below(2) === 0 ? 'length' : 'stop');
    },
  }));
}

function partKinds(texts: Readonly<Record<string, (parts: Parts) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    write: (answer, random) => cutReply(answer, text(divide(answer)), random.below(2) === 0 ? 'length' : 'stop'),
  }));
}

/** Cuts that lose no comment. */
function wholeKinds(texts: Readonly<Record<string, (parts: Parts) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    write: (answer) => ({
      message: { content: text(divide(answer)), finish: 'length' },
      expected: expectAll(answer.comments),
      // Nobody knows whether more comments were to come, so that the review may say so.
      optional: [],
    }),
  }));
}

/** Cuts before any comment is whole. Nobody knows what the review would have said. */
function lostKinds(texts: Readonly<Record<string, (parts: Parts) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    write: (answer) => ({
      message: { content: text(divide(answer)), finish: 'length' },
      expected: [],
      optional: answer.comments.slice(0, 1),
      verdict: 'told',
    }),
  }));
}

function cutReply(answer: Answer, content: string, finish: 'length' | 'stop'): Reply {
  return {
    message: { content, finish },
    expected: expectAll(answer.comments.slice(0, -1)),
    optional: answer.comments.slice(-1),
  };
}

function divide({ summary, comments }: Answer): Parts {
  const texts = comments.map((comment: Comment) => JSON.stringify(comment, undefined, 1));
  return {
    head: `{"summary": ${JSON.stringify(summary)}, "comments": [\n${texts
      .slice(0, -1)
      .map((text) => `${text},\n`)
      .join('')}`,
    last: texts.at(-1) ?? '',
    tail: '\n]}',
  };
}

/** The offset after a share of a field's text. */
function inField(text: string, key: string, share: number): number {
  const begin = text.indexOf(`"${key}": "`) + key.length + 5;
  const end = text.indexOf('\n', begin) - 2;
  return begin + Math.round((end - begin) * share);
}
