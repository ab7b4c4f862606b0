import { onTestFinished } from 'vitest';
import { startModel, type ModelOptions, type ModelScript } from '../emulators/model/server.ts';
import { CART } from './stage.ts';

export const FINDING = {
  path: 'src/cart.js',
  line: 5,
  startLine: null,
  side: 'RIGHT',
  quote: '  return lines.length;',
  severity: 'high',
  kind: 'bug',
  guideline: null,
  title: 'The sum is not returned',
  body: 'The function counts the lines where its name promises their total.',
  suggestion: '  return sum;',
  confidence: 0.9,
};

export function answer(...comments: readonly Readonly<Record<string, unknown>>[]): {
  readonly content: Readonly<Record<string, unknown>>;
} {
  return { content: { summary: 'One thing to look at.', comments } };
}

/** Starts a model server that answers as the script says. It stops when the test ends. */
export async function setModel(
  replies: ModelScript,
  options: Partial<ModelOptions> = {},
): ReturnType<typeof startModel> {
  const model = await startModel({ replies, apiKey: 'secret-key', ...options });
  onTestFinished(() => model.close());
  return model;
}

/** Titles of the findings that come from the model. The literal checks post findings too; they are not included. */
export function titlesIn(comments: readonly { readonly body: string }[]): readonly string[] {
  return comments
    .map((comment) => /\*\*(.*?)\*\*/.exec(comment.body)?.[1] ?? '')
    .filter((title) => !title.startsWith('The guidelines'));
}

export const HEAD = { 'src/cart.js': `${CART}export const sum = (lines) => lines.length;\n` };
export const ON_NEW_LINE = {
  ...FINDING,
  line: 4,
  quote: 'export const sum = (lines) => lines.length;',
  suggestion: null,
};
