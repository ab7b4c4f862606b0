import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const pluginRootOutsidePlugin: FileRule<TextRange> = {
  id: 'plugin-root-outside-plugin',
  scope: 'file',
  kinds: ['command', 'agent', 'skill'],
  looksFor: { parts: ['CLAUDE_PLUGIN_ROOT'] },
  description: '`CLAUDE_PLUGIN_ROOT` is used in a file that is not a part of a plugin',
  effects: [
    info(
      ['claude', 'cursor', 'codex', 'gemini', 'copilot-cli', 'vscode'],
      'Claude Code sets the variable only for plugins, and no other client does for a skill of the project. The path then begins at the root of the disk.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#environment-variables',
  collect({ text }) {
    const match = VARIABLE.exec(text);
    return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
  },
  check(range, { path }, report) {
    if (CLIENT_FOLDER.test(path)) {
      report(range, {
        message: '`CLAUDE_PLUGIN_ROOT` has no value outside of a plugin',
        hint: 'Write a path that counts from the folder of the skill, or from the root of the repository.',
      });
    }
  },
};

/** The variable before a path. With `:-`, another folder takes its place. */
const VARIABLE = /\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)(?=["']?\/\w)/;
/** A folder in which a client looks for the files of a project. */
const CLIENT_FOLDER =
  /(?:^|\/)\.(?:agents?|claude|codebuddy|codex|continue|cursor|gemini|github|kilocode|kiro|opencode|windsurf)\/(?:agents?|commands|skills)\//;
