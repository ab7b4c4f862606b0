import { findDanger } from './dangerous-command.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { hookRule } from './hook-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const hooksDangerousCommand = hookRule({
  id: 'hooks-dangerous-command',
  description: 'A hook runs a command that cannot be undone',
  effects: [
    warning(
      ['vscode', 'claude'],
      'VS Code and Claude Code run the command on the machine of everybody who opens the repository, without asking.',
    ),
    warning(['cursor'], 'Cursor runs the command on the machine of everybody who trusts the folder, without asking.'),
    warning(
      ['github', 'copilot-cli'],
      'The Copilot CLI runs the command on the machine of everybody who works in the repository, without asking.',
    ),
  ],
  find(text) {
    return readCommands(text).flatMap(({ command, path }) => {
      const danger = findDanger(command);
      const range = danger && text.json.rangeOf(path);
      if (danger === undefined || range === undefined) {
        return [];
      }
      const part = command.slice(danger.start, danger.end);
      const at = text.text.slice(range.start, range.end).indexOf(part);
      return [
        {
          range: at < 0 ? range : { start: range.start + at, end: range.start + at + part.length },
          said: {
            message: `${quote(part)} ${danger.what}`,
            hint: 'Name exact files, or run a script of the repository that people can read.',
          },
        },
      ];
    });
  },
});
