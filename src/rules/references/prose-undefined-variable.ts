import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

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
  description: 'A text uses `{{name}}` but never says what it means',
  effects: [
    info(
      ['vscode'],
      'VS Code replaces `${input:name}` but nothing in double braces, so the model gets the braces and has to guess.',
    ),
    info(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code replace nothing in double braces, so the model gets them and has to guess.',
    ),
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
              message: `The text does not explain ${quote(braces)}`,
              hint: `Explain it${text.kind === 'prompt' ? `, use \`\${input:${name}}\`,` : ''} or write the value.`,
            },
          );
        }
      }
    }
  },
};

/** A text with more of them is a template. */
const MAX_VARIABLES = 50;
/** Matches `{{name}}`, but not `${{ secrets.X }}` of workflows, nor expressions of template engines. */
const VARIABLE = /(?<![${\\])\{\{ {0,3}([a-z][\w-]{0,60}) {0,3}\}\}(?!\})/gi;

/** Whether the name is nowhere else in the text, in any spelling, and the braces are not in code. */
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
  // The key `name:` of an agent does not explain `{{name}}`.
  const values = text.slice(0, body.start).replaceAll(/^[\w-]+:/gm, ' ');
  const rest = `${values}${text.slice(body.start)}`.replaceAll(/\{\{[^{}\n]*\}\}/g, ' ').toLowerCase();
  return !words.every((word) => rest.includes(word)) && markdown.hiddenAt(at) === undefined;
}
