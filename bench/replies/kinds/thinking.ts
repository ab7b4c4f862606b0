import type { Answer, Group, ReplyKind } from '../types.ts';
import { expectAll, fence, json, textKinds, whole } from '../write.ts';

/** The marks around the thinking of a model: text before and after it. */
type Dialect = readonly [before: string, after: string];

const DIALECTS: Readonly<Record<string, Dialect>> = {
  '<think>': ['<think>\n', '\n</think>\n\n'],
  '<think>, without line breaks': ['<think>', '</think>'],
  '<thinking>': ['<thinking>\n', '\n</thinking>\n'],
  '<thought>': ['<thought>\n', '\n</thought>\n'],
  '<reasoning>': ['<reasoning>\n', '\n</reasoning>\n'],
  '<analysis>': ['<analysis>\n', '\n</analysis>\n\n'],
  '<scratchpad>': ['<scratchpad>\n', '\n</scratchpad>\n'],
  '<reflection>': ['<reflection>\n', '\n</reflection>\n'],
  '<antThinking>': ['<antThinking>', '</antThinking>\n'],
  '<THINK>': ['<THINK>\n', '\n</THINK>\n'],
  '<think> with an attribute': ['<think duration="12s">\n', '\n</think>\n'],
  '[THINK]': ['[THINK]', '[/THINK]'],
  '◁think▷': ['◁think▷', '◁/think▷'],
  '<seed:think>': ['<seed:think>\n', '\n</seed:think>\n'],
  START_THINKING: ['<|START_THINKING|>', '<|END_THINKING|><|START_RESPONSE|>'],
  begin_of_thought: ['<|begin_of_thought|>\n\n', '\n\n<|end_of_thought|>\n\n<|begin_of_solution|>\n\n'],
  inner_prefix: ['<|inner_prefix|>', '<|inner_suffix|>'],
  'channels of gpt-oss': ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  'channels of gpt-oss, format named': [
    '<|channel|>analysis<|message|>',
    '<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>',
  ],
  'unused tokens of Gemma': ['<unused94>thought\n', '<unused95>'],
  'headings of Granite': ['Here is my thought process:\n\n', '\n\nHere is my response:\n\n'],
  headings: ['## Thinking\n\n', '\n\n## Final answer\n\n'],
  'bold labels': ['**Reasoning:**\n\n', '\n\n**Answer:**\n\n'],
  'the lines of a terminal': ['Thinking...\n', '\n...done thinking.\n\n'],
  'a folded section': ['<details><summary>Thinking</summary>\n\n', '\n\n</details>\n\n'],
  'only the closing tag': ['Okay, let me look at this.\n', '\n</think>\n\n'],
};

export const thinking: Group = {
  name: 'thinking',
  kinds: [
    ...Object.entries(DIALECTS).flatMap(([name, dialect]) => dialectKinds(name, dialect)),
    ...textKinds({
      'two blocks': (answer) =>
        `<think>\nFirst {pass}.\n</think>\n\n<think>\n${json(draft(answer))}\nno, wrong\n</think>\n\n${json(answer, 2)}`,
      'a block within a block': (answer) =>
        `<think>\n<think>\n${json(draft(answer))}\n</think>\nNo.\n</think>\n\n${json(answer, 2)}`,
      'a block after the answer': (answer) =>
        `${json(answer, 2)}\n\n<think>\nDid I miss anything? It could have been {"summary": "...", "comments": []}. No.\n</think>`,
      'a block after the answer that is never closed': (answer) => `${json(answer, 2)}\n<think>\nThe user wants me to`,
      'a block that is empty': (answer) => `<think>\n\n</think>\n\n${json(answer, 2)}`,
      'never closed, then a fence': (answer) =>
        `<think>\nI should check {a} and [b] first. ${JSON.stringify({ path: '...', line: 1 })}\n\nFinal answer:\n\n${fence(json(answer, 2))}`,
      'never closed, then the answer': (answer) => `<think>\nThe change touches some files.\n\n${json(answer)}`,
      'closed twice': (answer) => `<think>\nHm.\n</think>\n</think>\n${json(answer, 2)}`,
      'a draft that is cut off': (answer) =>
        `<think>\nDraft: {"summary": "x", "comments": [{"path": "${answer.refuted.path}", "line": ${answer.refuted.line}, "body": "${answer.refuted.title}\n</think>\n\n${json(answer, 2)}`,
      'an answer in tags of its own': (answer) =>
        `<think>\n${json(draft(answer))}\n</think>\n<answer>\n${json(answer, 2)}\n</answer>`,
      'the answer is in the thinking too': (answer) =>
        `<think>\nSo I will answer:\n${json(answer, 2)}\nThat looks right.\n</think>\n\n${json(answer, 2)}`,
    }),
    {
      name: 'a draft in the reasoning that the server sends apart',
      write: (answer) => ({
        ...whole(answer, ''),
        message: { content: json(answer), reasoning: `${json(draft(answer))}\nNo.` },
      }),
    },
    { name: 'tags of thinking in the bodies', write: tagsInBodies },
    { name: 'a tag of thinking in a body, not closed', family: 'tags of thinking in the bodies', write: tagInBody },
    ...refutedKinds(),
  ],
};

/** With each dialect: a draft that the answer refutes, the form before the answer, and plain thoughts with braces. */
function dialectKinds(name: string, [before, after]: Dialect): readonly ReplyKind[] {
  const contents: Readonly<Record<string, (answer: Answer) => string>> = {
    'a draft that the answer refutes': (answer) =>
      `Maybe I should report this:\n\n${json(draft(answer), 2)}\n\nNo: line ${answer.refuted.line} is fine, the caller checks it.`,
    'the form': () =>
      'I must answer in the form {"summary": "...", "comments": [{"path": "...", "line": 12, "body": "..."}]}, or {"summary": "...", "comments": []} with nothing to report.',
  };
  return Object.entries(contents).map(([content, text]) => ({
    name: `${name}: ${content}`,
    family: name,
    write: (answer) => whole(answer, `${before}${text(answer)}${after}${json(answer, 2)}`),
  }));
}

/** Thinking with a draft, and an answer without findings. */
function refutedKinds(): readonly ReplyKind[] {
  const empty = '{"summary": "Nothing to report.", "comments": []}';
  const texts: Readonly<Record<string, readonly ['clean' | 'either' | 'told', (drafted: string) => string]>> = {
    'a draft, then the empty answer': [
      'clean',
      (drafted) => `<think>\n${drafted}\nNo, all of this is fine.\n</think>\n\n${empty}`,
    ],
    'a draft in a fence, then the empty answer in a fence': [
      'clean',
      (drafted) => `<think>\n${fence(drafted)}\nThis is wrong.\n</think>\n\n${fence(empty)}`,
    ],
    'a draft, then the empty answer, in brackets': ['clean', (drafted) => `[THINK]${drafted} No.[/THINK]${empty}`],
    'a draft in a channel, then the empty answer': [
      'clean',
      (drafted) =>
        `<|channel|>analysis<|message|>${drafted} But the caller checks it.<|end|><|start|>assistant<|channel|>final<|message|>${empty}`,
    ],
    'a draft, then a sentence': ['either', (drafted) => `<think>\n${drafted}\nHm, no.\n</think>\n\nNo problems found.`],
    'a draft before a lone closing tag, then the empty answer': [
      'clean',
      (drafted) => `Let me see.\n${drafted}\nNo, that does not hold.\n</think>\n\n${empty}`,
    ],
    'a draft, and no answer': ['told', (drafted) => `<think>\n${drafted}\nLet me check whether`],
    'a draft, and an empty answer after the closed block': ['told', (drafted) => `<think>\n${drafted}\n</think>\n`],
  };
  return Object.entries(texts).map(([name, [verdict, text]]) => ({
    name,
    write: (answer) => ({ message: { content: text(json(draft(answer), 2)) }, expected: [], verdict }),
  }));
}

function tagsInBodies(answer: Answer): ReturnType<ReplyKind['write']> {
  const comments = answer.comments.map((comment) => ({
    ...comment,
    body: `${comment.body} The tags <think>a</think> are not removed.`,
  }));
  return { message: { content: json({ ...answer, comments }) }, expected: expectAll(comments) };
}

function tagInBody(answer: Answer): ReturnType<ReplyKind['write']> {
  const comments = answer.comments.map((comment, index) =>
    index === 0 ? { ...comment, body: `${comment.body} It begins at <think> and has no end.` } : comment,
  );
  return { message: { content: json({ ...answer, comments }) }, expected: expectAll(comments) };
}

function draft(answer: Answer): Pick<Answer, 'comments' | 'summary'> {
  return { summary: 'A draft.', comments: [answer.refuted] };
}
