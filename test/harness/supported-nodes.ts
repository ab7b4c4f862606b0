import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../nodes/node_modules');

/** Each Node version that `dist/` supports and this machine has: its name and its program. */
export const SUPPORTED_NODES: readonly (readonly [name: string, program: string])[] = [
  ['the Node of the tests', process.execPath] as const,
  // These packages can be installed only on Linux with x64.
  ...['20', '22', '24'].map((version) => [`Node ${version}`, join(FOLDER, `node-${version}/bin/node`)] as const),
].filter(([, program]) => existsSync(program));
