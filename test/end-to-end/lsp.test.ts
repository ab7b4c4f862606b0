import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  type CodeAction,
  type CompletionItem,
  type DocumentDiagnosticReport,
  type Hover,
} from 'vscode-languageserver-protocol/node';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const AGENT = '.github/agents/a.agent.md';
const TEXT = '---\ndescription: Works. Use it for work.\nargumnt-hint: x\ntools: [read]\n---\n\nWork.\n';

/** Starts the built server for a folder with these files, as an editor does. */
async function startServer(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-lsp-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const server = spawn(process.execPath, [CLI, 'lsp', '--stdio'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    server.kill();
  });
  const connection = createProtocolConnection(server.stdout, server.stdin);
  connection.listen();
  const { capabilities } = await connection.sendRequest<{ readonly capabilities: Readonly<Record<string, unknown>> }>(
    'initialize',
    {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { diagnostic: {} } },
    },
  );
  await connection.sendNotification('initialized', {});
  return {
    connection,
    capabilities,
    ended: once(server, 'exit'),
    uriOf: (path: string) => pathToFileURL(join(folder, path)).href,
  };
}

it('the built language server answers an editor over standard input and output, and ends', async () => {
  const { connection, capabilities, ended, uriOf } = await startServer({ [AGENT]: TEXT });
  const uri = uriOf(AGENT);
  const textDocument = { uri };
  expect(Object.keys(capabilities)).toEqual(
    expect.arrayContaining(['hoverProvider', 'completionProvider', 'codeActionProvider', 'diagnosticProvider']),
  );
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'markdown', version: 1, text: TEXT },
  });
  const report = await connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument });
  expect(report.kind === 'full' ? report.items.map(({ code }) => code) : []).toEqual(['frontmatter-key-typo']);
  const hover = await connection.sendRequest<Hover>('textDocument/hover', {
    textDocument,
    position: { line: 3, character: 1 },
  });
  expect(JSON.stringify(hover.contents)).toContain('Read by VS Code');
  const offers = await connection.sendRequest<readonly CompletionItem[]>('textDocument/completion', {
    textDocument,
    position: { line: 3, character: 8 },
  });
  expect(offers.map(({ label }) => label)).toContain('edit');
  const start = { line: 2, character: 0 };
  const actions = await connection.sendRequest<readonly CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: { start, end: start },
    context: { diagnostics: [] },
  });
  expect(actions[0]?.edit?.changes?.[uri]).toEqual([
    { range: { start, end: { line: 2, character: 12 } }, newText: 'argument-hint' },
  ]);
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start, end: { line: 2, character: 12 } }, text: 'argument-hint' }],
  });
  const after = await connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument });
  expect(after).toMatchObject({ kind: 'full', items: [] });
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  expect(await ended).toEqual([0, null]);
});

it('the built language server ends with its input, also in the middle of a message', async () => {
  const server = spawn(process.execPath, [CLI, 'lsp', '--stdio'], { stdio: ['pipe', 'ignore', 'inherit'] });
  onTestFinished(() => {
    server.kill();
  });
  server.stdin.end('Content-Length: 99\r\n\r\n{}');
  expect(await once(server, 'exit')).toEqual([1, null]);
});
