import type { Answer, Group, Reply, ReplyKind } from '../types.ts';
import { expectAll, fence, json, textKinds } from '../write.ts';

const EMPTY = '{"summary": "Nothing to report.", "comments": []}';

/** Replies with more than one answer, of which one counts, and answers cut at every tenth of their text. */
export const severalAnswers: Group = {
  name: 'several answers and cuts',
  kinds: [
    ...textKinds({
      'a draft in words, then the answer': (answer) =>
        `First pass: I think ${answer.refuted.path} line ${answer.refuted.line} is wrong, but it is checked by the caller.\n\n${json(answer, 2)}`,
      'an answer in a version, then the final one': (answer) =>
        `Version 1:\n${fence(json({ ...answer, comments: [answer.refuted] }))}\n\nVersion 2 (final):\n${fence(json(answer))}`,
      'thinking with half an answer': (answer) =>
        `<think>\nLet me write it.\n${json(answer).slice(0, 220)}\nhm, I should check the callers first.\n</think>\n${json(answer)}`,
      'thinking with half an answer, tag of its own': (answer) =>
        `<scratch>\n${json({ ...answer, comments: [answer.refuted] }).slice(0, 160)}\n</scratch>\n\n<final>${json(answer)}</final>`,
      'an empty answer that is taken back': (answer) =>
        `${EMPTY}\n\nWait, I missed something. Corrected answer:\n\n${json(answer, 2)}`,
      'the schema, then the answer': (answer) =>
        `{"type":"object","required":["comments"],"properties":{"comments":{"type":"array"}}}\n${json(answer)}`,
      'an answer, then code of its own': (answer) =>
        `${fence(json(answer, 2))}\n\nThe second fix in full:\n\n${fence('{\n  "name": "demo",\n  "files": ["dist"]\n}')}`,
      'a configuration quoted before the answer': (answer) =>
        `The repository has\n\n${fence('{"rules": {"severity": "high"}, "files": [{"path": "x", "line": 1}]}')}\n\nand so:\n\n${fence(json(answer, 2))}`,
      'the answer after a list in words that says the same': (answer) =>
        `Findings:\n${answer.comments.map(({ path, line, title }, index) => `${index + 1}. ${path}:${line} - ${title}`).join('\n')}\n\nJSON:\n${json(answer)}`,
      'the answer after a table that says the same': (answer) =>
        `| File | Line | Issue |\n|---|---|---|\n${answer.comments.map(({ path, line, title }) => `| ${path} | ${line} | ${title} |`).join('\n')}\n\n${fence(json(answer))}`,
    }),
    {
      name: 'an answer, then an empty one that takes it back',
      write: (answer) => ({
        message: { content: `${json(answer)}\n\nOn reflection, none of these hold. Final answer:\n\n${EMPTY}` },
        expected: [],
        optional: answer.comments,
        verdict: 'either',
      }),
    },
    ...cuts('one line', (answer) => json(answer)),
    ...cuts('an indented answer', (answer) => json(answer, 2)),
    ...cuts('a fenced answer after a sentence', (answer) => `My review:\n\n\`\`\`json\n${json(answer, 2)}\n\`\`\``),
    ...cuts('a bare list', ({ comments }) => JSON.stringify(comments)),
    ...cuts('JSON lines', ({ comments }) => comments.map((comment) => JSON.stringify(comment)).join('\n')),
    ...cuts('a call', (answer) =>
      JSON.stringify({ name: 'submit_review', arguments: { summary: answer.summary, comments: answer.comments } }),
    ),
    ...cuts('a call with arguments as text', (answer) =>
      JSON.stringify({ name: 'submit_review', arguments: json(answer) }),
    ),
  ],
};

/** The text of an answer up to nine tenths of its length. Comments that are whole by then must be found. */
function cuts(name: string, write: (answer: Answer) => string): readonly ReplyKind[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => ({
    name: `${name}, cut after ${tenth} of 10 parts`,
    family: `${name}, cut`,
    write: (answer) => cutAt(answer, write(answer), tenth / 10),
  }));
}

function cutAt(answer: Answer, text: string, share: number): Reply {
  const content = text.slice(0, Math.round(text.length * share));
  // A comment ends with its confidence.
  const marks = [...content.matchAll(/\\?"confidence\\?": ?0\.\d+\s*\}/g)].length;
  const expected = expectAll(answer.comments.slice(0, marks));
  return {
    message: { content, finish: 'length' },
    expected,
    optional: answer.comments.slice(marks),
    ...(expected.length === 0 ? { verdict: 'told' as const } : {}),
  };
}
