import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const shellOwnFolder: TextRule = {
  id: 'shell-own-folder',
  scope: 'text',
  kinds: ['agent', 'command', 'prompt', 'skill'],
  looksFor: { parts: ['dirname'] },
  description: 'A command in a text counts a path from the folder of the script in which it is',
  effects: [
    warning(
      ['vscode', 'copilot-cli', 'claude', 'codex', 'gemini'],
      'The agents of all clients give the command to a shell. It is not in a script there, so `$0` is the name of the shell, and the path is wrong.',
    ),
  ],
  source: 'https://www.gnu.org/software/bash/manual/html_node/Special-Parameters.html',
  check({ text, body, markdown }, report) {
    let left = MAX_FINDINGS;
    for (const { 0: written, index } of text.matchAll(OWN_FOLDER)) {
      const isRun = index >= body.start && left > 0 && markdown.isFenced(index) && !isScript(text, index, markdown);
      if (isRun) {
        left -= 1;
        report(
          { start: index, end: index + written.length },
          {
            message: `${quote(written)} is not the folder of this text`,
            hint: 'Write a path from the folder of the skill, or `${CLAUDE_PLUGIN_ROOT}` in a plugin.',
          },
        );
      }
    }
  },
};

const MAX_FINDINGS = 5;

/** `$(dirname "$0")/../scripts`. Behind `:-` it is only the second choice. */
const OWN_FOLDER =
  /(?<!:-)\$\((?:cd[ \t]+"?\$\()?dirname[ \t]+["']?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})["']?\)(?=["']?\/\.?\.?\w*)/g;

/** Whether the block is the text of a script, or writes one. */
function isScript(text: string, at: number, { fenceLines }: { readonly fenceLines: readonly Fence[] }): boolean {
  const opening = fenceLines.findLast(({ start }) => start < at);
  const block = opening === undefined ? '' : text.slice(opening.end, at);
  return opening === undefined || /#!|<<|\bfunction\b|\(\)[ \t]*\{|\bset -e/.test(block);
}

/** A line that opens or closes a code block. */
interface Fence {
  readonly start: number;
  readonly end: number;
}
