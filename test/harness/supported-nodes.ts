import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../nodes/node_modules');

/** A name and the program of each Node that `dist/` must run on and that this machine has. */
export const SUPPORTED_NODES: readonly (readonly [name: string, program: string])[] = [
  ['the Node of the tests', process.execPath] as const,
  // These packages can be installed on Linux on x64 alone.
  ...['20', '22', '24'].map((version) => [`Node ${version}`, join(FOLDER, `node-${version}/bin/node`)] as const),
].filter(([, program]) => existsSync(program));
