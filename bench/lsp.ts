/**
 * Measures how long the built language server takes to answer a keystroke in a repository with 1,000 customization files:
 * `node bench/lsp.ts [FILES] [BROKEN]`. Each keystroke is an edit and a request for the findings of the edited file. Each agent
 * has so many broken links, whose findings are made again if the line above them is edited.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection } from 'vscode-languageserver-protocol/node';
import { CLI, median } from './timing.ts';

const FILES = Number(process.argv[2] ?? 1_000);
const BROKEN = Number(process.argv[3] ?? 0);
const KEYSTROKES = 100;
const MAX_MEDIAN_MS = 30;
const EDITED = '.github/agents/agent-0.agent.md';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-bench-lsp-')));
const texts = makeRepository(FILES);
for (const [path, text] of texts) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const server = spawn(process.execPath, [CLI, 'lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
const connection = createProtocolConnection(server.stdout, server.stdin);
connection.listen();
try {
  await measure();
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const uri = pathToFileURL(join(folder, EDITED)).href;
  const text = texts.get(EDITED) ?? '';
  const line =
    BROKEN > 0 ? text.split('\n').findIndex((one) => one.startsWith('Look at')) : text.split('\n').length - 1;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {} } },
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'markdown', version: 1, text },
  });
  const startedAt = performance.now();
  await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
  const first = performance.now() - startedAt;
  const times: number[] = [];
  for (let count = 0; count < KEYSTROKES; count += 1) {
    const at = { line, character: count };
    const before = performance.now();
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: count + 2 },
      contentChanges: [{ range: { start: at, end: at }, text: 'x' }],
    });
    await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
    times.push(performance.now() - before);
  }
  const middle = median(times);
  const slow = times.toSorted((a, b) => a - b)[Math.floor(KEYSTROKES * 0.95)] ?? Number.NaN;
  console.log(
    `lsp: ${texts.size} files: first answer ${first.toFixed(0)} ms, a keystroke ${middle.toFixed(1)} ms (median of ${KEYSTROKES}; 95 %: ${slow.toFixed(1)} ms; limit ${MAX_MEDIAN_MS} ms)`,
  );
  process.exitCode = middle <= MAX_MEDIAN_MS ? 0 : 1;
}

/** Agents, instructions, prompts and skills in equal parts, which name each other, and as many files of code. */
function makeRepository(files: number): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (let index = 0; index < files / 4; index += 1) {
    const next = (index + 1) % Math.floor(files / 4);
    const words = `Look at module ${index}. See [the skill](../skills/skill-${next}/SKILL.md).\n`
      .repeat(10)
      .concat('See [it](missing.md).\n'.repeat(BROKEN));
    all.set(
      `.github/agents/agent-${index}.agent.md`,
      `---\nname: agent-${index}\ndescription: Works on module ${index}. Use it for that module.\ntools: [read, edit]\nhandoffs:\n  - label: Go on\n    agent: agent-${next}\n    prompt: Go on.\n---\n\n${words}`,
    );
    all.set(
      `.github/instructions/area-${index}.instructions.md`,
      `---\ndescription: Rules for area ${index}\napplyTo: "src/area-${index}/**/*.ts"\n---\n\n- Names are words.\n- Keep it small.\n`,
    );
    all.set(
      `.github/prompts/task-${index}.prompt.md`,
      `---\ndescription: Does task ${index}\nagent: agent-${index}\n---\n\nDo task ${index}.\n`,
    );
    all.set(
      `.github/skills/skill-${index}/SKILL.md`,
      `---\nname: skill-${index}\ndescription: Knows area ${index}. Use it when area ${index} changes.\n---\n\nRead the code first.\n`,
    );
    all.set(`src/area-${index}/code.ts`, `export const area = ${index};\n`);
  }
  return all;
}
