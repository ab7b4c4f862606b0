import type { CheckedText } from '../reading/texts/checked-text.ts';
import { quote } from '../../text/shown/quote.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { hookRule, type HookFault } from './hook-rule.ts';
import { warning } from '../effects.ts';

export const hooksVariableUnknown = hookRule({
  id: 'hooks-variable-unknown',
  description: 'The command of a hook uses a variable that Claude Code does not set',
  effects: [
    warning(
      ['claude'],
      'Claude Code sets no such variable, so the shell puts nothing in its place, and the path is wrong.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#environment-variables',
  find(text, dialect) {
    return dialect === 'claude' ? findUnknown(text) : [];
  },
});

/** A variable with the folder of the plugin or project under a name that is nearly right, without a default value. */
const MISNAMED =
  /\$(?:\{(?=\w+\}))?(?:CLAUDE_)?(PLUGIN|PROJECT)_(?:DIR|DIRECTORY|FOLDER|HOME|PATH|ROOT)\b(?<!PLUGIN_ROOT|PROJECT_DIR|\{?(?<!CLAUDE_)PROJECT_\w{1,9})/;

/** `{{pluginDir}}`, `{plugin_root}`: the folder in the form of a template. */
const IN_BRACES = /(?<!\$)\{{1,2}[ ]?(plugin|project)[ _-]?(?:dir|directory|folder|path|root)[ ]?\}{1,2}/i;

/** `${workspaceFolder}`: a variable of VS Code's tasks, which no shell sets. */
const OF_EDITOR = /\$\{(workspaceFolder|workspaceRoot|projectDir|projectRoot|pluginDir|pluginRoot)\}/;

const RIGHT: Readonly<Record<string, string>> = { PLUGIN: 'CLAUDE_PLUGIN_ROOT', PROJECT: 'CLAUDE_PROJECT_DIR' };

/** The commands of a text that use a variable under a name that is nearly right. */
export function findUnknown(text: CheckedText): readonly HookFault[] {
  return readCommands(text).flatMap(({ command, path }) => {
    const [braces, word = ''] = IN_BRACES.exec(command) ?? [];
    const whole = braces === undefined ? undefined : text.json.rangeOf(path);
    if (braces !== undefined && whole !== undefined) {
      const message = `Claude Code puts nothing in the place of ${quote(braces)}`;
      return [{ range: whole, said: { message, hint: `Write \`\${${RIGHT[word.toUpperCase()] ?? ''}}\`.` } }];
    }
    const [written = '', folder = ''] = MISNAMED.exec(command) ?? readOfEditor(command);
    const name = written.replace(/^\$\{?|\}$/g, '');
    const range = written === '' || isAssigned(command, name) ? undefined : text.json.rangeOf(path);
    return range === undefined
      ? []
      : [
          {
            range,
            said: {
              message: `Claude Code sets no variable \`${name}\``,
              hint: `Write \`\${${RIGHT[folder] ?? ''}}\`.`,
            },
          },
        ];
  });
}

function readOfEditor(command: string): readonly string[] {
  const [written, name] = OF_EDITOR.exec(command) ?? [];
  return written === undefined ? [] : [written, name?.startsWith('plugin') === true ? 'PLUGIN' : 'PROJECT'];
}

/** Whether the command sets the variable itself. */
function isAssigned(command: string, name: string): boolean {
  return command.includes(`${name}=`);
}
