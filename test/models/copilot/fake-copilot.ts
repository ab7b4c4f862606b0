import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** How the CLI was started. */
export interface SeenCall {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly prompt: string;
  readonly folder: string;
  readonly files: readonly string[];
  readonly homeFiles: readonly string[];
}

export interface FakeCopilot {
  readonly command: string;
  /** Calls so far. */
  seen(): readonly SeenCall[];
  /** Ids of the processes that keep running. */
  processes(): readonly number[];
}

const RECORD = `
const fs = require('node:fs');
const prompt = fs.readFileSync(0, 'utf8');
fs.appendFileSync(here + '/seen.jsonl', JSON.stringify({
  args: process.argv.slice(2), environment: process.env, prompt,
  folder: process.cwd(), files: fs.readdirSync('.'), homeFiles: fs.readdirSync(process.env.HOME),
}) + '\\n');
const events = (...lines) => lines.forEach((line) => console.log(typeof line === 'string' ? line : JSON.stringify(line)));
const span = (attributes) => fs.appendFileSync(process.env.COPILOT_OTEL_FILE_EXPORTER_PATH, JSON.stringify({ type: 'span', attributes }) + '\\n');
const say = (content) => events({ type: 'assistant.message', data: { content, toolRequests: [] } });
const end = (exitCode = 0) => events({ type: 'result', exitCode, usage: { premiumRequests: 1 } });
const stay = () => { fs.appendFileSync(here + '/processes', process.pid + '\\n'); setInterval(() => undefined, 1000); };
`;

/** A program that replaces the Copilot CLI, records how it was started, and runs the given code. */
export function fakeCopilot(script: string): FakeCopilot {
  const folder = mkdtempSync(join(tmpdir(), 'fake-copilot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const command = join(folder, 'copilot');
  writeFileSync(command, `#!${process.execPath}\nconst here = ${JSON.stringify(folder)};\n${RECORD}\n${script}\n`);
  chmodSync(command, 0o755);
  const linesOf = (name: string): readonly string[] => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  };
  return {
    command,
    seen: () => linesOf('seen.jsonl').map((line) => JSON.parse(line) as SeenCall),
    processes: () => linesOf('processes').map(Number),
  };
}
