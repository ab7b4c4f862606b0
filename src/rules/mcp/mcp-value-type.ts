import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { error, info } from '../effects.ts';
import type { Effects } from '../types.ts';
import { serverRule } from './servers/server-rule.ts';
import type { McpDialect } from './servers/servers.ts';

type Type = 'object' | 'texts' | 'texts by name' | 'text' | 'number' | 'boolean';

/** Keys that every client reads. `command` and `url` have a rule of their own. */
const COMMON: Readonly<Record<string, Type>> = {
  args: 'texts',
  env: 'texts by name',
  cwd: 'text',
  headers: 'texts by name',
};
const SECONDS: Readonly<Record<string, Type>> = { startup_timeout_sec: 'number', tool_timeout_sec: 'number' };

/**
 * The types of the values of a server, November 2026. VS Code: https://code.visualstudio.com/docs/copilot/reference/mcp-configuration;
 * Claude Code: https://code.claude.com/docs/en/mcp; Gemini: https://geminicli.com/docs/tools/mcp-server; Codex:
 * https://developers.openai.com/codex/mcp.
 */
const TYPES: Readonly<Record<McpDialect, Readonly<Record<string, Type>>>> = {
  agent: COMMON,
  vscode: { ...COMMON, envFile: 'text' },
  portable: { ...COMMON, timeout: 'number', alwaysLoad: 'boolean', headersHelper: 'text', oauth: 'object' },
  gemini: { ...COMMON, timeout: 'number', trust: 'boolean', includeTools: 'texts', excludeTools: 'texts' },
  codex: {
    ...COMMON,
    ...SECONDS,
    http_headers: 'texts by name',
    bearer_token_env_var: 'text',
    enabled: 'boolean',
    required: 'boolean',
    enabled_tools: 'texts',
    disabled_tools: 'texts',
  },
};

export const mcpValueType = serverRule({
  id: 'mcp-value-type',
  description: 'A value of an MCP server has the wrong type, or its address is not one of HTTP',
  effects: {
    agent: effectsOn(['github', 'copilot-cli'], 'github.com and the Copilot CLI'),
    portable: [
      ...effectsOn(['claude', 'copilot-cli'], 'Claude Code and the Copilot CLI'),
      ...effectsOn(['cursor'], 'Cursor'),
    ],
    gemini: effectsOn(['gemini'], 'The Gemini CLI'),
    codex: [error(['codex'], 'Codex reports the file as invalid and does not start with it.')],
    vscode: effectsOn(['vscode'], 'VS Code'),
  },
  source: 'https://code.claude.com/docs/en/mcp#project-scope',
  check({ dialect, name, value, rangeOf }, report) {
    if (dialect !== 'codex' && typeof value['url'] === 'string' && OTHER_SCHEME.test(value['url'])) {
      report(rangeOf(['url']), {
        message: `${quote(value['url'])} is not an address of HTTP`,
        hint: 'Write the address of the server that begins with `https://`.',
      });
    }
    for (const [key, type] of Object.entries(TYPES[dialect])) {
      const written = Object.hasOwn(value, key) ? value[key] : undefined;
      if (written !== undefined && written !== null && !hasType(written, type)) {
        report(rangeOf([key]), {
          message: `\`${key}\` of the server ${quote(name)} must be ${WORDS[type]}`,
          hint: HINTS[type],
        });
      } else if (type === 'texts by name' && dialect === 'portable' && isRecord(written)) {
        const [name, item] = Object.entries(written).find(([, one]) => typeof one !== 'string') ?? [];
        if (name !== undefined && item !== null) {
          report(
            rangeOf([key, name]),
            { message: `${quote(name)} in \`${key}\` is not a text`, hint: 'Write the value in quotes.' },
            { effects: NOT_DOCUMENTED },
          );
        }
      }
    }
  },
});

/**
 * Addresses that no transport of MCP uses: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports. Claude
 * Code also knows web sockets, and VS Code the sockets of a machine.
 */
const OTHER_SCHEME = /^(?!https?:|wss?:|unix:|pipe:)[a-z][a-z0-9+.-]{0,20}:\/\//i;

const NOT_DOCUMENTED: Effects = [
  info(['claude', 'copilot-cli'], 'Claude Code and the Copilot CLI document texts only, and may not start the server.'),
  info(['cursor'], 'Cursor documents texts only, and may not start the server.'),
];

function effectsOn(clients: Effects[0]['clients'], names: string): Effects {
  const [does, continues] = names.includes(' and ') ? ['do', 'continue'] : ['does', 'continues'];
  return [
    { clients, severity: 'error', why: `${names} ${does} not start the server, and ${continues} without its tools.` },
  ];
}

function hasType(value: unknown, type: Type): boolean {
  switch (type) {
    case 'texts':
      // A number is written where a port is meant. Clients differ in what they do with it.
      return Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
    case 'texts by name':
      return isRecord(value) && Object.values(value).every((item) => typeof item !== 'object' || item === null);
    case 'object':
      return isRecord(value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
  }
}

const WORDS: Readonly<Record<Type, string>> = {
  object: 'an object',
  texts: 'a list of texts',
  'texts by name': 'an object with a text for each name',
  text: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
};
const HINTS: Readonly<Record<Type, string>> = {
  object: 'Write an object: `{ … }`.',
  texts: 'Write each argument as a text of its own in a list: `["-y", "some-package"]`.',
  'texts by name': 'Write an object: `{ "NAME": "value" }`.',
  text: 'Write a text in quotes.',
  number: 'Write a number without quotes.',
  boolean: 'Write `true` or `false` without quotes.',
};
