import { CLAUDE_SETTINGS_SHAPE } from '../../customizations/known/claude-settings-shape.ts';
import { choice, type ValueShape } from '../../customizations/frontmatter/value-shape.ts';
import { wordsIn } from '../../structures/words-in.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { findDataFaults } from '../reading/json/data-faults.ts';
import { findingAt } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { claudeSettingsRule, type SettingsFinding } from './settings-rule.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects } from '../types.ts';

export const claudeSettingsValue = claudeSettingsRule({
  id: 'claude-settings-value',
  description: 'A value in the settings of Claude Code has the wrong type or is not one of the known words',
  effects: [
    error(
      ['claude'],
      'Claude Code skips the whole file, also its permissions and hooks, and reports it only in a session with a person (anthropics/claude-code#75081).',
    ),
  ],
  source: 'https://code.claude.com/docs/en/settings#available-settings',
  find({ json }) {
    if (!isRecord(json.value)) {
      return [];
    }
    const { permissions, ...others } = json.value;
    // `claude-settings-permission` reports permissions that are no object.
    const value = isRecord(permissions) ? json.value : others;
    return [
      ...findDataFaults(json, value, CLAUDE_SETTINGS_SHAPE).filter(({ kind }) => kind !== 'key'),
      ...findDataFaults(json, others, EFFORT)
        .filter(({ kind }) => kind !== 'key')
        .map(({ range, said }) => ({ range, said, effects: LEFT_OUT })),
      ...findOtherVariables(json, others['env']),
      ...findIncompleteSources(json, others['extraKnownMarketplaces']),
    ];
  },
});

/** `max` lasts for one session. Claude Code reads an unknown level as none, and the rest of the file as it is. */
const EFFORT: ValueShape = {
  kind: 'record',
  keys: { effortLevel: choice('low', 'medium', 'high', 'xhigh', 'max') },
  required: [],
  open: true,
};
const LEFT_OUT: Effects = [warning(['claude'], 'Claude Code ignores the setting.')];

const CONVERTED: Effects = [
  info(
    ['claude'],
    'Claude Code converts the value, but its documentation and the schema that editors use only know texts.',
  ),
];
const MAX_VARIABLES = 300;

function findOtherVariables(json: CheckedText['json'], env: unknown): readonly SettingsFinding[] {
  return Object.entries(isRecord(env) ? env : {})
    .slice(0, MAX_VARIABLES)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean')
    .flatMap(([name, value]) =>
      findingAt(json, ['env', name], {
        message: `The variable ${quote(name)} is not a text`,
        hint: `Write \`"${String(value)}"\` in quotes.`,
      }),
    )
    .map((finding) => ({ ...finding, effects: CONVERTED }));
}

/** What the source of a marketplace must have, and other words for it. */
const NEEDED: ReadonlyMap<unknown, string> = new Map([
  ['github', 'repo'],
  ['git', 'url'],
  ['url', 'url'],
  ['npm', 'package'],
  ['file', 'path'],
  ['directory', 'path'],
]);
const OTHER_NAMES = wordsIn('repository name uri address folder dir');

function findIncompleteSources(json: CheckedText['json'], marketplaces: unknown): readonly SettingsFinding[] {
  return Object.entries(isRecord(marketplaces) ? marketplaces : {}).flatMap(([name, marketplace]) => {
    const source = isRecord(marketplace) ? marketplace['source'] : undefined;
    const needed = isRecord(source) ? NEEDED.get(source['source']) : undefined;
    if (!isRecord(source) || needed === undefined || typeof source[needed] === 'string') {
      return [];
    }
    const path = ['extraKnownMarketplaces', name, 'source'];
    const written = OTHER_NAMES.find((key) => Object.hasOwn(source, key));
    const range = written === undefined ? json.rangeOfKey(path) : json.rangeOfKey([...path, written]);
    return range === undefined
      ? []
      : [
          {
            range,
            said: {
              message: `The source of the marketplace ${quote(name)} has no \`${needed}\``,
              hint: written === undefined ? `Add the key \`${needed}\`.` : `Did you mean \`${needed}\`?`,
            },
          },
        ];
  });
}
