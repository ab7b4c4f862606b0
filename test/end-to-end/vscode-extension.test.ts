import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProtocolConnection } from 'vscode-languageserver-protocol/node';

const FOLDER = new URL('../../editors/vscode/', import.meta.url);
const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const load = createRequire(import.meta.url);
const { serverCommand } = load(fileURLToPath(new URL('server-command.js', FOLDER))) as {
  readonly serverCommand: (configured: string) => { readonly command: string; readonly args: readonly string[] };
};

interface Manifest {
  readonly main: string;
  readonly activationEvents: readonly string[];
  readonly engines: { readonly vscode: string };
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly scope: string }>> };
  };
}

describe('the extension for VS Code', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', FOLDER), 'utf8')) as Manifest;

  it('has a manifest that names an entry, a version of VS Code and events that exist', () => {
    expect(existsSync(new URL(manifest.main, FOLDER))).toBe(true);
    expect(manifest.engines.vscode).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(manifest.activationEvents.filter((event) => !event.startsWith('workspaceContains:'))).toEqual([]);
  });

  it('lets only the machine choose the program that is started', () => {
    expect(manifest.contributes.configuration.properties['housestyle.command']?.scope).toBe('machine');
  });

  it.each([
    ['the program of the PATH by default', '', { command: 'housestyle', args: ['lsp', '--stdio'] }],
    ['the given file', ' /opt/cli.js ', { command: 'node', args: ['/opt/cli.js', 'lsp', '--stdio'] }],
  ])('starts %s', (_name, configured, expected) => {
    expect(serverCommand(configured)).toEqual(expected);
  });

  it('starts a server that answers', async () => {
    const { args } = serverCommand(CLI);
    const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => {
      server.kill();
    });
    const connection = createProtocolConnection(server.stdout, server.stdin);
    connection.listen();
    const answer = await connection.sendRequest<{ readonly capabilities: Readonly<Record<string, unknown>> }>(
      'initialize',
      { processId: process.pid, rootUri: pathToFileURL('/').href, capabilities: {} },
    );
    expect(Object.keys(answer.capabilities)).toContain('hoverProvider');
  });
});
