/** Draws the pictures of the documents again, and notes how the pages look: `npm run build`, then `npm run pictures`. Look at them before you commit. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', 'test/end-to-end/pictures.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, HOUSESTYLE_DRAW: '1', HOUSESTYLE_WHOLE: '1' },
});
process.exitCode = status ?? 1;
