import { expect, test } from 'vitest';
import { findScript } from '../../../src/rules/hooks/find-script.ts';

test.each([
  ['./scripts/check.sh --all', 'scripts/check.sh'],
  ['scripts/check.sh', 'scripts/check.sh'],
  ['bash check.sh', 'check.sh'],
  ['python3 -u tools/a.py < in', 'tools/a.py'],
  ['pwsh -NoProfile -File .\\scripts\\a.ps1', 'scripts/a.ps1'],
  ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/a.sh', '.claude/hooks/a.sh'],
  ['bash "${CLAUDE_PROJECT_DIR}/a.sh"', 'a.sh'],
])('%s runs %s', (command, path) => {
  expect(findScript(command)?.path).toBe(path);
});

test.each([
  'npx eslint .',
  'check.sh',
  '/usr/local/bin/check.sh',
  '~/bin/check.sh',
  '$HOME/check.sh',
  '../check.sh',
  'node -e "a/b.js"',
  'bash -c ./a.sh',
  'node dist/check.js',
  'python3 -m tools.check',
  'bun run scripts/check',
  'C:\\tools\\a.ps1',
  'echo scripts/a.sh',
  './run',
  '',
])('the file that %j runs is not certain', (command) => {
  expect(findScript(command)).toBeUndefined();
});
