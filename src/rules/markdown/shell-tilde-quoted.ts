import { quoteValue } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';
import type { CheckedKind, TextRule } from '../types.ts';
import { regex } from '../../text/regex.ts';

const KINDS: readonly CheckedKind[] = [
  'agent',
  'agents-md',
  'claude-md',
  'claude-rule',
  'client-agent',
  'command',
  'prompt',
  'skill',
];

export const shellTildeQuoted: TextRule = {
  id: 'shell-tilde-quoted',
  scope: 'text',
  kinds: KINDS,
  bundled: 'documents',
  looksFor: { parts: ['"~/', "'~/"] },
  description: 'A command has a path with `~` in quotes, which a shell does not replace',
  effects: [
    warning(
      ['vscode', 'copilot-cli', 'claude', 'cursor', 'windsurf', 'codex', 'gemini'],
      'The agents of all clients run the command as it is written, and the shell looks for a folder named `~`.',
    ),
  ],
  source: 'https://www.gnu.org/software/bash/manual/html_node/Tilde-Expansion.html',
  check({ text, body, markdown }, report) {
    let count = 0;
    for (const quoted of ['"~/', "'~/"]) {
      for (let at = text.indexOf(quoted, body.start); at >= 0; at = text.indexOf(quoted, at + 1)) {
        const path = PATH.exec(text.slice(at + 1, at + MAX_PATH))?.[0];
        const before = text.slice(Math.max(body.start, at - MAX_BEFORE), at).replace(/^[^]*\n/, '');
        const isRun = path !== undefined && RUN.test(before) && markdown.isFenced(at);
        if (isRun && count < MAX_FINDINGS && isShell(text, at, markdown.fenceLines, before.endsWith('='))) {
          count += 1;
          report(
            { start: at, end: at + path.length + 2 },
            {
              message: `The shell does not replace \`~\` in ${quoteValue(`${quoted.charAt(0)}${path}${quoted.charAt(0)}`)}`,
              hint: `Write \`"$HOME${path.slice(1)}"\`.`,
            },
          );
        }
      }
    }
  },
};

const MAX_FINDINGS = 10;
const MAX_BEFORE = 200;
const MAX_PATH = 300;

const PATH = /^~\/[\w./$({})-]{1,200}(?=["'])/;
/**
 * What is in front of a path that a shell uses at once: a program, a test, or a name to which the path is given. Other
 * programs may replace the tilde themselves, and a command for another machine is read by the shell there.
 */
const RUN = regex()`
  (?:^|[|&;(\`])[ \t]*(?:
    (?:
      bash|sh|zsh|source|\.|node|python3?|cat|cd|ls|mkdir(?:[ \t]+-p)?|touch|chmod[ \t]+[+\w]+
      |(?:if[ \t]+)?(?:test|\[\[?)[ \t]+(?:![ \t]+)?-[defrswx]
    )[ \t]+
    |(?:export[ \t]+)?[A-Z][A-Z\d_]{1,40}=
  )$
`;

const SHELL = /^(?:bash|sh|shell|zsh|console|terminal)(?![\w+#-])/i;

/**
 * Whether the block around an offset is for a shell. A block that does not say so may be a file of settings, if a name is
 * given a value there.
 */
function isShell(
  text: string,
  at: number,
  fences: readonly { readonly start: number }[],
  isAssigned: boolean,
): boolean {
  const opening = fences.findLast(({ start }) => start < at);
  const lineEnd = opening === undefined ? -1 : text.indexOf('\n', opening.start);
  const info = opening === undefined ? '' : text.slice(opening.start, lineEnd).replace(/^[\s>]*[`~]+[ \t]*/, '');
  return (
    (SHELL.test(info) || (info.trim() === '' && !isAssigned)) &&
    !/\beval\b|expanduser|\/#\\?~/.test(text.slice(at, at + MAX_BLOCK))
  );
}

const MAX_BLOCK = 1_500;
