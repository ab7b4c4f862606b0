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
  ['uv run $CLAUDE_PROJECT_DIR/.claude/hooks/a.py', '.claude/hooks/a.py'],
  ['uv run --with rich --script tools/a.py', 'tools/a.py'],
  ['uv run python -u tools/a.py', 'tools/a.py'],
  ['npx tsx scripts/a.ts', 'scripts/a.ts'],
  ['pnpm exec tsx scripts/a.ts', 'scripts/a.ts'],
  ['deno run -A ./scripts/a.ts', 'scripts/a.ts'],
  ['bun run scripts/a.ts', 'scripts/a.ts'],
  ['poetry run python a.py', 'a.py'],
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
  'bun run check',
  'uv run pytest',
  'uv run python -m tools.check',
  'uv sync',
  'uv run --with',
  'npx',
  'C:\\tools\\a.ps1',
  'echo scripts/a.sh',
  './run',
  '',
])('the file that %j runs is not certain', (command) => {
  expect(findScript(command)).toBeUndefined();
});
