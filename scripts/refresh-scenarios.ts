/** Writes what the built command dumps now as what the scenarios expect: `node scripts/refresh-scenarios.ts [NAME…]`. Read what it changed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawRun, expectedFolder, readScenario, scenarioNames, unpackScenario } from '../test/harness/scenario.ts';

const ENTRY = join(import.meta.dirname, '../dist/cli.js');
const named = process.argv.slice(2);

for (const name of named.length === 0 ? scenarioNames() : named) {
  const scenario = readScenario(name);
  const expected = expectedFolder(scenario);
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  unpackScenario(scenario, folder);
  rmSync(expected, { recursive: true, force: true });
  mkdirSync(expected);
  for (const { name: dump, args } of scenario.dumps) {
    const run = spawnSync(process.execPath, [ENTRY, ...args, '--format', 'markdown'], {
      cwd: folder,
      encoding: 'utf8',
    });
    writeFileSync(join(expected, `${dump}.md`), drawRun({ ...run, exitCode: run.status }));
  }
  rmSync(folder, { recursive: true });
}
