import type { CheckedText } from '../reading/texts/checked-text.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { hookRule, type HookFault } from './hook-rule.ts';
import { info } from '../effects.ts';

export const hooksUnquotedRoot = hookRule({
  id: 'hooks-unquoted-root',
  description: 'The command of a hook has a variable with a path in it that is not in quotes',
  effects: [
    info(
      ['claude', 'copilot-cli'],
      'Claude Code and the Copilot CLI give the command to a shell, which divides a path at its spaces, as in `C:\\Users\\Ada Lovelace`.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/hooks#reference-scripts-by-path',
  find(text, dialect) {
    return dialect === 'claude' ? findUnquoted(text) : [];
  },
});

/** The variables with the folder of the plugin and of the project. */
const VARIABLE = /\$\{?CLAUDE_(?:PLUGIN_ROOT|PLUGIN_DATA|PROJECT_DIR)\b/g;

function findUnquoted(text: CheckedText): readonly HookFault[] {
  return readCommands(text).flatMap(({ command, path }) => {
    const variable = [...command.matchAll(VARIABLE)].find(({ index }) => !isQuoted(command.slice(0, index)));
    const range = variable && text.json.rangeOf(path);
    return range === undefined
      ? []
      : [
          {
            range,
            said: {
              message: `\`${variable?.[0] ?? ''}${variable?.[0].includes('{') === true ? '}' : ''}\` is not in quotes`,
              hint: 'Put the path in escaped quotes: `"\\"${CLAUDE_PLUGIN_ROOT}\\"/scripts/check.sh"`.',
            },
          },
        ];
  });
}

/** Whether a shell reads what follows as a part of a text in quotes. An assignment needs none. */
function isQuoted(before: string): boolean {
  let quote = '';
  for (let at = 0; at < before.length; at += 1) {
    const character = before[at] ?? '';
    if (character === '\\' && quote !== "'") {
      at += 1;
    } else if (quote === '' && (character === '"' || character === "'")) {
      quote = character;
    } else if (character === quote) {
      quote = '';
    }
  }
  return quote !== '' || /(?:^|[\s;&|])\w+=$/.test(before);
}
