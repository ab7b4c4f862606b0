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
  ['uv run $CLAUDE_PROJECT_DIR/.claude/hooks/a.py --notify', '.claude/hooks/a.py'],
  ['uv run --script --with rich hooks/a.py', 'hooks/a.py'],
  ['uv run python hooks/a.py', 'hooks/a.py'],
  ['bun run hooks/a.ts', 'hooks/a.ts'],
  ['deno run --allow-read hooks/a.ts', 'hooks/a.ts'],
  ['npx --yes tsx "$CLAUDE_PROJECT_DIR/hooks/a.ts"', 'hooks/a.ts'],
  ['pnpm exec tsx hooks/a.ts', 'hooks/a.ts'],
  ['poetry run python hooks/a.py', 'hooks/a.py'],
  ['LEVEL=1 env MODE=x bash hooks/a.sh', 'hooks/a.sh'],
  ['LEVEL="1 2" bash hooks/a.sh', 'hooks/a.sh'],
  [`bash -c './hooks/a.sh --all'`, 'hooks/a.sh'],
  ['bash -c "uv run hooks/a.py"', 'hooks/a.py'],
  ['python %CLAUDE_PROJECT_DIR%\\hooks\\a.py', 'hooks/a.py'],
])('%s runs %s', (command, path) => {
  expect(findScript(command)?.path).toBe(path);
});

test.each([
  'npx eslint .',
  'H="hooks/a.sh"; [ -x "$H" ] && exec "$H"',
  'check.sh',
  '/usr/local/bin/check.sh',
  '~/bin/check.sh',
  '$HOME/check.sh',
  '../check.sh',
  'node -e "a/b.js"',
  'bash -c "cd sub && ./a.sh"',
  `bash -c 'if [ -f a.sh ]; then ./a.sh; fi'`,
  'bash -c "bash -c ./a.sh"',
  'uv run pytest tests/a.py',
  'uv run --directory sub a.py',
  'uv run -m hooks.a',
  'npx eslint a.js',
  'bun run build',
  'pnpm --filter web exec tsx a.ts',
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
