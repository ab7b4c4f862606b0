/**
 * Writes what the built command currently dumps as the expected dumps of the scenarios:
 * `node scripts/refresh-scenarios.ts [NAME…]`. Review the changes before you commit them.
 * The expected reviews are written by `npx vitest run test/scenario-reviews.test.ts --update`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  drawRun,
  expectedFiles,
  expectedFolder,
  POSTED,
  readScenario,
  scenarioNames,
  unpackScenario,
} from '../test/harness/scenario.ts';

const ENTRY = join(import.meta.dirname, '../dist/cli.js');
const named = process.argv.slice(2);

for (const name of named.length === 0 ? scenarioNames() : named) {
  const scenario = readScenario(name);
  const expected = expectedFolder(scenario);
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  unpackScenario(scenario, folder);
  mkdirSync(expected, { recursive: true });
  for (const file of expectedFiles(scenario)) {
    if (file !== POSTED) {
      rmSync(join(expected, file));
    }
  }
  for (const { name: dump, args } of scenario.dumps) {
    const run = spawnSync(process.execPath, [ENTRY, ...args, '--format', 'markdown'], {
      cwd: folder,
      encoding: 'utf8',
    });
    writeFileSync(join(expected, `${dump}.md`), drawRun({ ...run, exitCode: run.status }));
  }
  rmSync(folder, { recursive: true });
}
