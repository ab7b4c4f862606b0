import { inBackticks } from '../../text/in-backticks.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { TextRule } from '../types.ts';

export const proseUndefinedVariable: TextRule = {
  id: 'prose-undefined-variable',
  scope: 'text',
  kinds: [
    'repository-instructions',
    'path-instructions',
    'claude-rule',
    'agents-md',
    'claude-md',
    'gemini-md',
    'review-md',
    'agent',
    'prompt',
  ],
  description: 'A text uses `{{name}}` and never says what it stands for',
  effects: [
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code fills in `${input:name}` and nothing in double braces, so the model gets the braces and has to guess.',
    },
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'github.com, the Copilot CLI and Claude Code fill in nothing in double braces, so the model gets them and has to guess.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  looksFor: { parts: ['{{'] },
  check(text, report) {
    const seen = new Set<string>();
    VARIABLE.lastIndex = text.body.start;
    for (
      let match = VARIABLE.exec(text.text);
      match !== null && seen.size < MAX_VARIABLES;
      match = VARIABLE.exec(text.text)
    ) {
      const [braces, name = ''] = match;
      if (!seen.has(name)) {
        seen.add(name);
        if (isUnexplained(text, name, match.index)) {
          report(
            { start: match.index, end: match.index + braces.length },
            {
              message: `Nothing says what ${inBackticks(braces)} stands for`,
              hint: `Say it${text.kind === 'prompt' ? `, or write \`\${input:${name}}\`` : ''}, or write the value.`,
            },
          );
        }
      }
    }
  },
};

/** A text with more of them is a template, and says so somewhere. */
const MAX_VARIABLES = 50;
/** Not `${{ secrets.X }}` of workflows, nor what a template engine computes. */
const VARIABLE = /(?<![${\\])\{\{ {0,3}([a-z][\w-]{0,60}) {0,3}\}\}(?!\})/gi;

/** Whether the name stands nowhere else, in no spelling, and the braces in no code. */
function isUnexplained({ text, body, markdown }: CheckedText, name: string, at: number): boolean {
  if (
    markdown.isFenced(at) ||
    /\b(?:template|placeholder|handlebars|jinja|liquid|mustache|double braces)/i.test(text)
  ) {
    return false;
  }
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());
  // The key `name:` of an agent says nothing of `{{name}}`.
  const values = text.slice(0, body.start).replaceAll(/^[\w-]+:/gm, ' ');
  const rest = `${values}${text.slice(body.start)}`.replaceAll(/\{\{[^{}\n]*\}\}/g, ' ').toLowerCase();
  return !words.every((word) => rest.includes(word)) && markdown.hiddenAt(at) === undefined;
}
