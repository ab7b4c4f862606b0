import { findMeantKey, type KnownKeys } from '../reading/json/json-keys.ts';
import { quote } from '../../text/shown/quote.ts';
import { inEveryClient, serverRule } from './servers/server-rule.ts';
import type { McpDialect, McpServer } from './servers/servers.ts';
import { warning } from '../effects.ts';
import { wordsIn } from '../../structures/words-in.ts';

/** Words of other programs for keys that all clients have. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['arguments', 'args'],
  ['cmd', 'command'],
  ['environment', 'env'],
  ['endpoint', 'url'],
  ['httpurl', 'url'],
  ['serverurl', 'url'],
  ['uri', 'url'],
  ['transport', 'type'],
]);

const COMMON = ['type', 'command', 'args', 'env', 'cwd', 'url', 'headers', 'auth', 'oauth'];

const GEMINI_KEYS = wordsIn(`
  httpUrl tcp timeout trust description includeTools excludeTools extension authProviderType targetAudience
  targetServiceAccount
`);
const CODEX_KEYS = wordsIn(`
  command args env env_vars cwd url bearer_token_env_var http_headers env_http_headers startup_timeout_sec
  startup_timeout_ms tool_timeout_sec enabled required enabled_tools disabled_tools scopes oauth oauth_resource name
  tools default_tools_approval_mode supports_parallel_tool_calls experimental_environment environment_id type
`);
const CODEX_SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['arguments', 'args'],
  ['cmd', 'command'],
  ['environment', 'env'],
  ['endpoint', 'url'],
  ['uri', 'url'],
  ['headers', 'http_headers'],
  ['bearer_token', 'bearer_token_env_var'],
  ['timeout', 'tool_timeout_sec'],
  ['disabled', 'enabled'],
]);

/**
 * The keys of a server, November 2026. Gemini: https://geminicli.com/docs/tools/mcp-server; Codex:
 * https://developers.openai.com/codex/mcp. VS Code: https://code.visualstudio.com/docs/copilot/reference/mcp-configuration;
 * Claude Code: https://code.claude.com/docs/en/mcp; agents: https://docs.github.com/copilot/reference/custom-agents-configuration.
 */
const KEYS: Readonly<Record<McpDialect, KnownKeys>> = {
  agent: { names: [...COMMON, 'tools', 'timeout'], synonyms: SYNONYMS },
  vscode: {
    names: [...COMMON, 'envFile', 'dev', 'gallery', 'version', 'sandbox', 'sandboxEnabled'],
    synonyms: SYNONYMS,
  },
  portable: {
    names: [
      ...COMMON,
      'headersHelper',
      'timeout',
      'alwaysLoad',
      'tools',
      'description',
      'disabled',
      'autoApprove',
      'envFile',
    ],
    synonyms: SYNONYMS,
  },
  gemini: { names: [...COMMON, ...GEMINI_KEYS], synonyms: new Map([...SYNONYMS].filter(([key]) => key !== 'httpurl')) },
  codex: { names: CODEX_KEYS, synonyms: CODEX_SYNONYMS },
};

export const mcpUnknownKey = serverRule({
  id: 'mcp-unknown-key',
  description: 'A key of an MCP server is misspelled, or is the word of another program',
  effects: {
    agent: [
      warning(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI ignore the key and start the server without it.',
      ),
    ],
    portable: [
      warning(
        ['claude', 'copilot-cli'],
        'Claude Code and the Copilot CLI ignore the key and start the server without it.',
      ),
      warning(['cursor'], 'Cursor ignores the key and starts the server without it.'),
    ],
    gemini: [warning(['gemini'], 'The Gemini CLI ignores the key and starts the server without it.')],
    codex: [warning(['codex'], 'Codex ignores the key and starts the server without it.')],
    vscode: [warning(['vscode'], 'VS Code marks the key and starts the server without it.')],
  },
  source: 'https://code.claude.com/docs/en/mcp#project-scope',
  check({ dialect, name, value, rangeOfKey }, report) {
    for (const key of Object.keys(value).slice(0, MAX_KEYS)) {
      const meant = findMeantKey(key, KEYS[dialect]);
      const range = meant === undefined || Object.hasOwn(value, meant) ? undefined : rangeOfKey([key]);
      if (range !== undefined) {
        const isNeeded = STARTING.some((one) => one === meant) && STARTING.every((one) => !Object.hasOwn(value, one));
        const effects = isNeeded ? NOT_STARTED[dialect] : undefined;
        report(
          range,
          {
            message: `${quote(key)} is not a key of an MCP server`,
            hint: `Did you mean \`${meant}\`? ${quote(name)} ${isNeeded ? 'cannot be' : 'is'} started without it.`,
          },
          effects === undefined ? {} : { effects },
        );
      }
    }
  },
});

/** The keys of which a server needs one. */
const STARTING = ['command', 'url'] as const;
const NOT_STARTED = inEveryClient('error', 'ignores the key, cannot start the server and continues without its tools.');

/** Whether a server has a needed key under another name, which this rule reports. */
export function hasMisnamed({ dialect, value }: McpServer, wanted: (typeof STARTING)[number]): boolean {
  return Object.keys(value)
    .slice(0, MAX_KEYS)
    .some((key) => findMeantKey(key, KEYS[dialect]) === wanted);
}

const MAX_KEYS = 50;
