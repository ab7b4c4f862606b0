import { CLAUDE_TOOLS, GEMINI_TOOLS } from '../../customizations/known/known-tools.ts';
import { CLIENT_NAMES, type Client } from '../../customizations/known/clients.ts';
import { detachText } from '../../text/detach.ts';
import { quote, quoteValue } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { findOpeningLine, findValueRange } from '../reading/agents/agent-places.ts';
import { areValuesReadable } from '../reading/frontmatter/frontmatter-state.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects, FileRule, Said } from '../types.ts';

/** The clients whose agents and workflows have the kind `client-agent`. */
const READERS = ['cursor', 'gemini', 'windsurf'] as const;
type Reader = (typeof READERS)[number];

interface Fault {
  readonly range: TextRange;
  readonly said: Said;
  readonly effects?: Effects;
}

export const clientAgentFrontmatter: FileRule<Readonly<Record<Reader, readonly Fault[]>>> = {
  id: 'client-agent-frontmatter',
  scope: 'file',
  kinds: ['client-agent'],
  description: 'The frontmatter of an agent of Gemini or Cursor, or of a workflow of Windsurf, has a fault',
  effects: [
    error(['gemini'], 'The Gemini CLI checks the frontmatter of each agent, and does not load one with such a fault.'),
    warning(['cursor'], 'Cursor cannot use the value, and treats the key as missing.'),
    info(['windsurf'], 'Windsurf ignores the key.'),
  ],
  source: 'https://geminicli.com/docs/core/subagents',
  collect(text) {
    const faults = {
      gemini: findFaultsOfGemini(text),
      cursor: findFaultsOfCursor(text),
      windsurf: findMisspelled(text, ['description', 'title'], 'windsurf'),
    };
    return READERS.some((reader) => faults[reader].length > 0) ? faults : undefined;
  },
  check(faults, { clients }, report) {
    for (const reader of READERS.filter((one) => clients.includes(one))) {
      for (const { range, said, effects } of faults[reader]) {
        report(range, said, effects && { effects });
      }
    }
  },
};

/**
 * The keys in `agentLoader.ts` of google-gemini/gemini-cli, and the names under which its documentation has them. An agent
 * that runs elsewhere has other keys.
 */
const GEMINI_TYPES = {
  kind: 'place',
  name: 'text',
  description: 'text',
  display_name: 'text',
  tools: 'list',
  mcp_servers: 'map',
  mcpServers: 'map',
  model: 'text',
  temperature: 'heat',
  max_turns: 'count',
  timeout_mins: 'count',
} as const;
const OF_REMOTE = ['agent_card_url', 'agent_card_json', 'auth'];
const SLUG = /^[a-z0-9_-]+$/;
const MAX_KEYS = 5;

function findFaultsOfGemini(text: CheckedText): readonly Fault[] {
  const { frontmatter } = text;
  if (!frontmatter.present && frontmatter.problems.length === 0) {
    const hint = 'Begin the file with `name` and `description` between two lines `---`.';
    return text.text.trim() === ''
      ? []
      : [{ range: findOpeningLine(text), said: { message: 'The agent has no frontmatter', hint } }];
  }
  const { data } = frontmatter;
  const isRemote = data['kind'] === 'remote' || OF_REMOTE.some((key) => Object.hasOwn(data, key));
  if (!areValuesReadable(frontmatter) || Object.keys(data).length === 0 || isRemote) {
    return [];
  }
  return [
    ...(['name', 'description'] as const).flatMap((key) => asList(findMissing(text, key))),
    ...asList(findBadName(text)),
    ...Object.entries(GEMINI_TYPES).flatMap(([key, type]) => asList(findWrongType(text, key, type))),
    ...asList(findToolOfClaude(text)),
    ...findMisspelledTools(text),
    ...findUnknown(text, Object.keys(GEMINI_TYPES), STRICT),
  ];
}

const STRICT: Effects = [
  info(['gemini'], 'Versions of the Gemini CLI that do not have the key do not load the agent.'),
];

function findMissing(text: CheckedText, key: string): Fault | undefined {
  const { data } = text.frontmatter;
  const value = data[key];
  const isMissing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return !isMissing || Object.keys(data).some((written) => nearestName(written, [key]) !== undefined && written !== key)
    ? undefined
    : {
        range: text.frontmatter.rangeOfKey([key]) ?? findOpeningLine(text),
        said: { message: `The agent has no \`${key}\``, hint: `Add a line \`${key}: …\`.` },
      };
}

function findBadName(text: CheckedText): Fault | undefined {
  const { name } = text.frontmatter.data;
  const range = findValueRange(text, ['name']);
  return typeof name !== 'string' || name.trim() === '' || SLUG.test(name) || range === undefined
    ? undefined
    : {
        range,
        said: {
          message: `${quoteValue(name)} is not a name for an agent of the Gemini CLI`,
          hint: 'Write lower-case letters, digits, hyphens and underscores only.',
        },
      };
}

type Type = (typeof GEMINI_TYPES)[keyof typeof GEMINI_TYPES] | 'boolean';

const TYPES: Readonly<Record<Type, { readonly words: string; readonly is: (value: unknown) => boolean }>> = {
  text: { words: 'a text', is: (value) => typeof value === 'string' },
  boolean: { words: '`true` or `false`', is: (value) => typeof value === 'boolean' },
  heat: { words: 'a number from 0 to 2', is: (value) => typeof value === 'number' && value >= 0 && value <= 2 },
  place: { words: '`local` or `remote`', is: (value) => value === 'local' || value === 'remote' },
  count: { words: 'a whole number above 0', is: (value) => Number.isInteger(value) && Number(value) > 0 },
  list: { words: 'a list', is: Array.isArray },
  map: { words: 'a map', is: (value) => typeof value === 'object' && !Array.isArray(value) },
};

function findWrongType(text: CheckedText, key: string, type: Type): Fault | undefined {
  const value = text.frontmatter.data[key];
  const range = value === undefined || value === null ? undefined : findValueRange(text, [key]);
  const { words, is } = TYPES[type];
  return range === undefined || is(value)
    ? undefined
    : { range, said: { message: `\`${key}\` must be ${words}`, hint: `Write ${words} after \`${key}:\`.` } };
}

/** A tool that only Claude Code has. Other names may be tools of MCP servers or of newer versions. */
function findToolOfClaude(text: CheckedText): Fault | undefined {
  const { tools } = text.frontmatter.data;
  const at = Array.isArray(tools) ? tools.findIndex((tool) => CLAUDE_TOOLS.some((name) => name === tool)) : -1;
  const range = at < 0 ? undefined : text.frontmatter.rangeOf(['tools', at]);
  const name: unknown = Array.isArray(tools) ? tools[at] : undefined;
  return range === undefined || typeof name !== 'string'
    ? undefined
    : {
        range,
        said: {
          message: `The Gemini CLI has no tool ${quote(name)}`,
          hint: 'Write the names that the Gemini CLI uses: `read_file`, `replace`, `run_shell_command`, …',
        },
      };
}

/**
 * Tools that are almost one of the Gemini CLI; those of Claude Code are reported once for the file. It checks the names of its own tools: `Invalid tool name` (`agentLoader.ts` and
 * `tool-names.ts` of google-gemini/gemini-cli, commit 5411f113).
 */
function findMisspelledTools(text: CheckedText): readonly Fault[] {
  const { tools } = text.frontmatter.data;
  const list: readonly unknown[] = Array.isArray(tools) ? tools.slice(0, MAX_TOOLS) : [];
  return list.flatMap((tool, index) => {
    const isOwn = typeof tool === 'string' && !/^(?:mcp_|discovered_tool_)|__|[*]/.test(tool);
    const isKnown = isOwn && (GEMINI_TOOLS.includes(tool) || CLAUDE_TOOLS.includes(tool));
    const meant = isOwn && !isKnown ? nearestName(tool, GEMINI_TOOLS) : undefined;
    const range = meant === undefined ? undefined : text.frontmatter.rangeOf(['tools', index]);
    return range === undefined || typeof tool !== 'string'
      ? []
      : [
          {
            range,
            said: { message: `The Gemini CLI has no tool ${quote(tool)}`, hint: `Did you mean \`${meant}\`?` },
          },
        ];
  });
}

const MAX_TOOLS = 100;

/** https://cursor.com/docs/agent/subagents (November 2026) */
const CURSOR_KEYS = ['name', 'description', 'model', 'readonly', 'is_background'];

function findFaultsOfCursor(text: CheckedText): readonly Fault[] {
  return areValuesReadable(text.frontmatter)
    ? [
        ...['readonly', 'is_background'].flatMap((key) => asList(findWrongType(text, key, 'boolean'))),
        ...findUnknown(text, CURSOR_KEYS, ignoredBy('cursor')),
      ]
    : [];
}

/** Keys that are a few letters away from one that the client reads. The rest may be for other programs. */
function findMisspelled(text: CheckedText, known: readonly string[], client: Client): readonly Fault[] {
  const keys = areValuesReadable(text.frontmatter) ? Object.keys(text.frontmatter.data) : [];
  return keys.some((key) => nearestName(key, known) !== undefined && !known.includes(key))
    ? findUnknown(text, known, ignoredBy(client)).filter(({ said }) => said.hint.startsWith('Did you mean'))
    : [];
}

function findUnknown(text: CheckedText, known: readonly string[], effects: Effects): readonly Fault[] {
  const { frontmatter } = text;
  return Object.keys(frontmatter.data)
    .filter((key) => !known.includes(key))
    .slice(0, MAX_KEYS)
    .flatMap((key) => {
      const meant = nearestName(key, known);
      const range = frontmatter.rangeOfKey([key]);
      return range === undefined
        ? []
        : [
            {
              range,
              said: {
                message: `${detachText(quote(key))} is not a key of this file`,
                hint:
                  meant === undefined || Object.hasOwn(frontmatter.data, meant)
                    ? `The keys are ${known.map((name) => `\`${name}\``).join(', ')}.`
                    : `Did you mean \`${meant}\`?`,
              },
              effects,
            },
          ];
    });
}

function ignoredBy(client: Client): Effects {
  return [info([client], `${CLIENT_NAMES[client]} ignores the key.`)];
}

function asList<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}
