import { join } from 'node:path';
import { expect } from 'vitest';
import { runChild } from './child-process.ts';
import type { ChildResult, Interruption } from './child-process.ts';
import { schemaFaults, schemaOfCommand } from './report-schema.ts';

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
  const run = await runChild(node, [entry, ...args], { cwd, env: { ...inherited, ...env }, stdin, interrupt });
  expectSchema(args, run.stdout);
  return run;
}

/** Every report that a test sees has to fit its schema, whatever the test is about. */
function expectSchema(args: readonly string[], stdout: string): void {
  const schema = schemaOfCommand(args);
  if (schema !== undefined && stdout.startsWith('{') && stdout.endsWith('}\n')) {
    expect({ args, faults: schemaFaults(schema, JSON.parse(stdout)) }).toEqual({ args, faults: [] });
  }
}
