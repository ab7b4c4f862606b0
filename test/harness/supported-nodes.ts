import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { casesToRun } from './whole.ts';

const FOLDER = join(import.meta.dirname, '../nodes/node_modules');

/** The Node versions that `dist/` supports and this machine has, or the oldest alone: their names and programs. */
export const SUPPORTED_NODES: readonly (readonly [name: string, program: string])[] = [
  ['the Node of the tests', process.execPath] as const,
  // These packages can be installed only on Linux with x64.
  ...casesToRun(['20', '22', '24'], 1).map(
    (version) => [`Node ${version}`, join(FOLDER, `node-${version}/bin/node`)] as const,
  ),
].filter(([, program]) => existsSync(program));
