import type { Answer, Comment, Expected, Reply, ReplyKind } from './types.ts';

/** The answer as the prompt asks for it, on one line or indented. */
export function json(answer: Pick<Answer, 'comments' | 'summary'>, indent?: number | string): string {
  return JSON.stringify({ summary: answer.summary, comments: answer.comments }, undefined, indent);
}

/** A reply of which every comment must be found, with its severity. */
export function whole(answer: Pick<Answer, 'comments'>, content: string): Reply {
  return { message: { content }, expected: expectAll(answer.comments) };
}

export function expectAll(comments: readonly Comment[]): readonly Expected[] {
  return comments.map((comment) => ({ comment, severities: [comment.severity] }));
}

/** A reply of which every comment must be found, whatever its severity. */
export function wholeWithoutSeverity(answer: Pick<Answer, 'comments'>, content: string): Reply {
  return { message: { content }, expected: answer.comments.map((comment) => ({ comment, severities: undefined })) };
}

/** Kinds that write a text around, or instead of, the whole answer. */
export function textKinds(texts: Readonly<Record<string, (answer: Answer) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({ name, write: (answer) => whole(answer, text(answer)) }));
}

/** Kinds that change every comment, and leave the answer valid JSON. */
export function commentKinds(
  changes: Readonly<Record<string, (comment: Comment, index: number, answer: Answer) => unknown>>,
  judged: 'severity' | 'without severity' = 'severity',
): readonly ReplyKind[] {
  const judge = judged === 'severity' ? whole : wholeWithoutSeverity;
  return Object.entries(changes).map(([name, change]) => ({
    name,
    write: (answer) => {
      const comments = answer.comments.map((comment, index) => change(comment, index, answer));
      return judge(answer, JSON.stringify({ summary: answer.summary, comments }, undefined, 2));
    },
  }));
}

/** A comment with some of its fields replaced, in their places, and some removed. */
export function replaceFields(
  comment: Comment,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...comment, ...fields };
}

/** A comment with its keys renamed. A key without a new name is left out. */
export function renameKeys(
  comment: Comment,
  names: Readonly<Partial<Record<keyof Comment, string>>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(comment).flatMap(([key, value]) => {
      const name = names[key as keyof Comment];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

/** Text in a Markdown code fence. */
export function fence(text: string, language = 'json'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The first line of the range that a comment is about. */
export function firstLine(comment: Comment): number {
  return comment.startLine ?? comment.line;
}
