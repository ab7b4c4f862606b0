import { join } from 'node:path';
import { runChild } from './child-process.ts';
import type { ChildResult, Interruption } from './child-process.ts';

const ENTRY = join(import.meta.dirname, '../../dist/cli.js');

export interface CliOptions {
  readonly cwd: string;
  /** Environment variables in addition to PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  /** The Node that runs it. By default the one that runs the tests. */
  readonly node?: string;
  readonly entry?: string;
  readonly stdin?: string;
  readonly interrupt?: Interruption;
}

/** Runs the built command-line tool as a shell does. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<ChildResult> {
  const { cwd, env = {}, node = process.execPath, entry = ENTRY, stdin, interrupt } = options;
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  return runChild(node, [entry, ...args], { cwd, env: { ...inherited, ...env }, stdin, interrupt });
}
