import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
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

  it('starts the server of the settings for the files that it knows, and ends it', async () => {
    const started: StartedClient[] = [];
    const extension = loadExtension({ 'housestyle.command': CLI }, (client) => started.push(client));
    await extension.activate();
    const [client] = started;
    expect(started).toHaveLength(1);
    expect(client?.selector).toEqual(
      expect.arrayContaining(['markdown', 'chatagent', 'instructions', 'prompt', 'skill'].map(onDisk)),
    );
    expect(Object.keys(client?.capabilities ?? {})).toEqual(
      expect.arrayContaining(['codeActionProvider', 'completionProvider', 'hoverProvider']),
    );
    expect(client?.server.exitCode).toBeNull();
    await extension.deactivate();
    expect(client?.server.exitCode).toBe(0);
  });

  it('ends without a client that was never started', async () => {
    await expect(loadExtension({}, () => undefined).deactivate()).resolves.toBeUndefined();
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

interface Extension {
  readonly activate: () => Promise<void>;
  readonly deactivate: () => Promise<void>;
}

interface Selected {
  readonly scheme: string;
  readonly language: string;
}

/** A client of the double, connected to a real server. */
interface StartedClient {
  readonly selector: readonly Selected[];
  readonly server: ChildProcess;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

function onDisk(language: string): Selected {
  return { scheme: 'file', language };
}

/** Loads the entry of the extension with doubles of VS Code and of its library for clients. The server is a real process. */
function loadExtension(
  settings: Readonly<Record<string, string>>,
  onStart: (client: StartedClient) => void,
): Extension {
  const doubles: Readonly<Record<string, unknown>> = {
    vscode: {
      workspace: {
        getConfiguration: (section: string) => ({
          get: (key: string, fallback: string) => settings[`${section}.${key}`] ?? fallback,
        }),
      },
    },
    'vscode-languageclient/node': { LanguageClient: makeClient(onStart) },
  };
  const entry = fileURLToPath(new URL('extension.js', FOLDER));
  const module = { exports: {} as Extension };
  const run = compileFunction(readFileSync(entry, 'utf8'), ['require', 'module'], { filename: entry });
  run((name: string): unknown => doubles[name] ?? createRequire(entry)(name), module);
  return module.exports;
}

function makeClient(onStart: (client: StartedClient) => void) {
  return class {
    readonly #command: { readonly command: string; readonly args: readonly string[] };
    readonly #selector: readonly Selected[];
    #stop = async (): Promise<void> => undefined;

    constructor(
      _id: string,
      _name: string,
      command: { readonly command: string; readonly args: readonly string[] },
      { documentSelector }: { readonly documentSelector: readonly Selected[] },
    ) {
      this.#command = command;
      this.#selector = documentSelector;
    }

    async start(): Promise<void> {
      const { command, args } = this.#command;
      const program = command === 'node' ? process.execPath : command;
      const server = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      const connection = createProtocolConnection(server.stdout, server.stdin);
      connection.listen();
      const answer = await connection.sendRequest<{ readonly capabilities: Readonly<Record<string, unknown>> }>(
        'initialize',
        { processId: process.pid, rootUri: null, capabilities: {} },
      );
      this.#stop = async () => {
        const ended = once(server, 'exit');
        await connection.sendRequest('shutdown');
        await connection.sendNotification('exit');
        await ended;
      };
      onStart({ selector: this.#selector, server, capabilities: answer.capabilities });
    }

    stop(): Promise<void> {
      return this.#stop();
    }
  };
}
