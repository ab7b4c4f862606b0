import { quote } from '../../text/shown/quote.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { JsonFinding } from '../reading/json/json-keys.ts';
import { error, info } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { wordSet } from '../../structures/words-in.ts';

export const pluginRequiredKey: TextRule = {
  id: 'plugin-required-key',
  scope: 'text',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin or a marketplace lacks a key that clients require, or its name is not valid',
  effects: [
    error(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#required-fields',
  check({ kind, json, text }, report) {
    const root = json.value;
    if (isBroken(json) || !isRecord(root) || (kind === 'marketplace' && isOfCodex(root))) {
      return;
    }
    const start = Math.max(0, text.indexOf('{'));
    const whole = { start, end: start + 1 };
    const lists: readonly unknown[] = Array.isArray(root['plugins']) ? root['plugins'] : [];
    const findings =
      kind === 'plugin'
        ? findFaults(json, [], root, ['name'], whole)
        : [
            ...findFaults(json, [], root, ['name', 'owner', 'plugins'], whole),
            ...lists.slice(0, MAX_PLUGINS).flatMap((entry, index) => {
              const at = json.rangeOf(['plugins', index]) ?? whole;
              const opening = { start: at.start, end: at.start + 1 };
              return isRecord(entry) ? findFaults(json, ['plugins', index], entry, ['name', 'source'], opening) : [];
            }),
            ...findDoubles(json, lists),
          ];
    for (const { range, said } of findings.slice(0, MAX_FINDINGS)) {
      report(range, said);
    }
    const { name } = root;
    const place = kind === 'marketplace' ? json.rangeOf(['name']) : undefined;
    if (place !== undefined && typeof name === 'string' && isReserved(name, root['owner'])) {
      report(
        place,
        {
          message: `The name ${quote(name)} is reserved for marketplaces of Anthropic`,
          hint: 'Give the marketplace another name, such as that of your organization.',
        },
        { effects: RESERVED },
      );
    }
    if (kind === 'marketplace' && Array.isArray(root['plugins']) && !isDescribed(root)) {
      report(
        whole,
        {
          message: 'The marketplace has no description',
          hint: 'Add `"metadata": { "description": "…" }`: say for whom these plugins are.',
        },
        { effects: UNDESCRIBED },
      );
    }
  },
};

/**
 * Claude Code says "Marketplace name impersonates an official Anthropic/Claude marketplace", except for Anthropic's own
 * repositories.
 *
 * @see https://code.claude.com/docs/en/plugins/marketplace-reference (November 2026)
 */
const RESERVED: Effects = [error(['claude'], 'Claude Code refuses to add a marketplace with this name.')];

/** Anthropic's own marketplaces name Anthropic, or somebody there, as their owner. */
function isReserved(name: string, owner: unknown): boolean {
  const isOwn = isRecord(owner) && [owner['name'], owner['email']].some((text) => /anthropic/i.test(String(text)));
  return !isOwn && (OFFICIAL.has(name.toLowerCase()) || LIKE_OFFICIAL.test(name));
}

const OFFICIAL: ReadonlySet<string> = wordSet(`
  agent-skills anthropic-agent-skills claude-code-marketplace claude-code-plugins claude-community
  claude-for-financial-services claude-for-legal knowledge-work-plugins life-sciences
`);
const LIKE_OFFICIAL =
  /official[^a-z\d]{0,9}(?:anthropic|claude)|(?:anthropic|claude)[^a-z\d]{0,9}official|^(?:anthropic|claude)[^a-z\d]{0,9}(?:marketplace|plugins|official)/i;

/** `claude plugin validate`: "No marketplace description provided. Adding a description helps users understand …". */
const UNDESCRIBED: Effects = [
  info(
    ['claude'],
    'Claude Code shows people a marketplace without a description, and `claude plugin validate` warns of it.',
  ),
];

function isDescribed(root: Readonly<Record<string, unknown>>): boolean {
  const { metadata, description } = root;
  return description !== undefined || (isRecord(metadata) && metadata['description'] !== undefined);
}

/**
 * Whether a list of plugins is written for Codex, which needs no owner.
 *
 * @see https://developers.openai.com/codex/plugins/build (November 2026)
 */
function isOfCodex(root: Readonly<Record<string, unknown>>): boolean {
  return isRecord(root['interface']) && root['owner'] === undefined;
}

const MAX_PLUGINS = 2_000;
const MAX_FINDINGS = 50;

type Json = CheckedText['json'];
type JsonPath = readonly (string | number)[];

function findFaults(
  json: Json,
  path: JsonPath,
  value: Readonly<Record<string, unknown>>,
  required: readonly string[],
  whole: JsonFinding['range'],
): readonly JsonFinding[] {
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...(missing.length === 0 ? [] : [{ range: whole, said: sayMissing(missing) }]),
    ...findBadName(json, [...path, 'name'], value['name']),
  ];
}

/** One report for all keys: a file without any of them is probably of another program. */
function sayMissing(keys: readonly string[]): JsonFinding['said'] {
  const names = keys.map((key) => `\`${key}\``);
  const last = names.at(-1) ?? '';
  return {
    message:
      names.length === 1
        ? `The required key ${last} is missing`
        : `The required keys ${names.slice(0, -1).join(', ')} and ${last} are missing`,
    hint: keys.map((key) => `Add \`"${key}"\`: ${EXAMPLES[key] ?? ''}.`).join(' '),
  };
}

const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'a name in lower case with hyphens',
  owner: 'an object with a `name`',
  plugins: 'the list of plugins',
  source: 'the path of the plugin, as in `"./plugins/name"`, or where to fetch it from',
};

/** Spaces are rejected; other unusual names are only bad style. */
function findBadName(json: Json, path: JsonPath, name: unknown): readonly JsonFinding[] {
  const range = json.rangeOf(path);
  if (range === undefined || (typeof name === 'string' && name !== '' && !/[\s/\\:@]/.test(name))) {
    return [];
  }
  const written = typeof name === 'string' ? quote(name) : 'The value of `name`';
  const hint = 'Use lower-case letters, digits and hyphens.';
  return [{ range, said: { message: `${written} is not a valid name of a plugin or marketplace`, hint } }];
}

function findDoubles(json: Json, plugins: readonly unknown[]): readonly JsonFinding[] {
  const seen = new Set<string>();
  return plugins.slice(0, MAX_PLUGINS).flatMap((entry, index) => {
    const name = isRecord(entry) ? entry['name'] : undefined;
    const range = typeof name === 'string' && seen.has(name) ? json.rangeOf(['plugins', index, 'name']) : undefined;
    if (typeof name === 'string') {
      seen.add(name);
    }
    return range === undefined || typeof name !== 'string'
      ? []
      : [{ range, said: { message: `Two plugins are named ${quote(name)}`, hint: 'Give each plugin its own name.' } }];
  });
}
