import { CLIENTS } from '../customizations/known/clients.ts';
import { usageError, type UserError } from '../errors.ts';
import type { ConfigOnly } from './given.ts';
import type { Options } from './options.ts';
import { MAX_PROBLEMS, suggestionFor, throwAll } from './problems.ts';
import type { RuleSetting, RulesConfig, RuleSettings } from '../rules/run/enabled-rules.ts';
import type { Rule, RuleOption } from '../rules/types.ts';
import { compileGlob } from '../text/globs/glob.ts';
import { isListOfTexts, isRecord } from '../text/record.ts';
import { quoteJson } from '../text/shown/quote.ts';

type Path = readonly (string | number)[];

const SEVERITIES = ['error', 'warning', 'info', 'off'] as const;

/**
 * Reads the severities and options of rules from the configuration:
 *
 *     rules:
 *       tool-unknown: off
 *       tokens-file: { severity: warning, max-tokens: 3000 }
 *     overrides:
 *       - paths: ['packages/legacy/**']
 *         rules: { agent-unknown-key: off }
 *
 * Throws one `UserError` that names all problems, each with its place.
 */
export function readRulesConfig(
  { clients, rules: given }: Pick<Options, 'clients' | 'rules'>,
  rules: readonly Rule[],
): RulesConfig {
  const reading: Reading = { given, rules: new Map(rules.map((rule) => [rule.id, rule])), problems: [] };
  const config = {
    ...(clients.length === 0 ? { clients: CLIENTS, areAssumed: true as const } : { clients }),
    rules: readSettings(reading, given.values.rules, ['rules']),
    overrides: readOverrides(reading),
  };
  throwAll(reading.problems);
  return config;
}

interface Reading {
  readonly given: ConfigOnly;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly problems: UserError[];
}

function refuse({ given, problems }: Reading, path: Path, message: string, hint: string, of?: 'key'): void {
  problems.push(usageError('config-rules', message, hint, given.findPlace(path, of)));
  if (problems.length === MAX_PROBLEMS) {
    throwAll(problems);
  }
}

function readSettings(reading: Reading, value: unknown, path: Path): RuleSettings {
  if (value === undefined || value === null) {
    return {};
  }
  if (!isRecord(value)) {
    refuse(reading, path, '`rules` must be a map of rules', 'Write one `rule: severity` per line.');
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, setting]) => {
      const rule = reading.rules.get(id);
      if (rule === undefined) {
        refuse(
          reading,
          [...path, id],
          `There is no rule \`${id}\``,
          suggestionFor(id, [...reading.rules.keys()], '`housestyle rules` lists them.'),
          'key',
        );
        return [];
      }
      return [[id, readSetting(reading, rule, setting, [...path, id])]];
    }),
  );
}

function readSetting(reading: Reading, rule: Rule, value: unknown, path: Path): RuleSetting {
  if (!isRecord(value)) {
    return readSeverity(reading, value, path);
  }
  const { severity, ...options } = value;
  return {
    ...(severity === undefined ? {} : readSeverity(reading, severity, [...path, 'severity'])),
    options: Object.fromEntries(
      Object.entries(options).flatMap(([name, given]) => {
        const read = readOption(reading, rule, name, given, [...path, name]);
        return read === undefined ? [] : [[name, read]];
      }),
    ),
  };
}

function readSeverity(reading: Reading, value: unknown, path: Path): RuleSetting {
  const severity = SEVERITIES.find((candidate) => candidate === value);
  if (severity === undefined) {
    const words = SEVERITIES.map((word) => `\`${word}\``).join(', ');
    const hint = suggestionFor(String(value), SEVERITIES, 'Write one of these words.');
    refuse(reading, path, `A severity must be one of ${words}, not ${quoteJson(value)}`, hint);
    return {};
  }
  return { severity };
}

function readOption(
  reading: Reading,
  rule: Rule,
  name: string,
  value: unknown,
  path: Path,
): number | boolean | readonly string[] | undefined {
  const option = rule.options?.[name];
  if (option === undefined) {
    const names = ['severity', ...Object.keys(rule.options ?? {})];
    const otherwise = `It can have ${names.map((one) => `\`${one}\``).join(', ')}.`;
    refuse(
      reading,
      path,
      `The rule \`${rule.id}\` has no option \`${name}\``,
      suggestionFor(name, names, otherwise),
      'key',
    );
    return undefined;
  }
  const read = readOptionValue(option, value);
  if (read === undefined) {
    refuse(reading, path, `\`${name}\` must be ${WANTED[option.type]}, not ${quoteJson(value)}`, option.description);
  }
  return read;
}

const WANTED: Readonly<Record<RuleOption['type'], string>> = {
  integer: 'a whole number',
  boolean: '`true` or `false`',
  list: 'a list of texts',
};

function readOptionValue({ type }: RuleOption, value: unknown): number | boolean | readonly string[] | undefined {
  switch (type) {
    case 'integer':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'list':
      return isListOfTexts(value) ? value : undefined;
  }
}

/** The most overrides. Each is matched against each file. */
const MAX_OVERRIDES = 500;
/** The most globs of one override. */
const MAX_PATHS = 100;

function readOverrides(reading: Reading): RulesConfig['overrides'] {
  const { overrides } = reading.given.values;
  if (overrides === undefined || overrides === null) {
    return [];
  }
  if (!Array.isArray(overrides)) {
    refuse(
      reading,
      ['overrides'],
      '`overrides` must be a list',
      'Write `- paths: […]` and `rules: {…}` in each entry.',
    );
    return [];
  }
  if (overrides.length > MAX_OVERRIDES) {
    const hint = 'Combine overrides that have the same `rules` into one with several `paths`.';
    refuse(
      reading,
      ['overrides'],
      `There are ${overrides.length} overrides; at most ${MAX_OVERRIDES} are allowed`,
      hint,
    );
    return [];
  }
  return overrides.flatMap((entry: unknown, index) => readOverride(reading, entry, ['overrides', index]) ?? []);
}

function readOverride(reading: Reading, entry: unknown, path: Path): RulesConfig['overrides'][number] | undefined {
  if (!isRecord(entry)) {
    refuse(
      reading,
      path,
      'An override must be a map with `paths` and `rules`',
      'Write `- paths: […]` and `rules: {…}`.',
    );
    return undefined;
  }
  const unknown = Object.keys(entry).find((key) => key !== 'paths' && key !== 'rules');
  if (unknown !== undefined) {
    const hint = suggestionFor(unknown, ['paths', 'rules'], 'Its keys are `paths` and `rules`.');
    refuse(reading, [...path, unknown], `An override has no key \`${unknown}\``, hint, 'key');
  }
  const paths = typeof entry['paths'] === 'string' ? [entry['paths']] : entry['paths'];
  if (!isListOfTexts(paths) || paths.length === 0) {
    refuse(reading, [...path, 'paths'], '`paths` must be a list of globs', "Write `paths: ['packages/legacy/**']`.");
    return undefined;
  }
  if (paths.length > MAX_PATHS) {
    const hint = 'Combine folders with `**`.';
    refuse(reading, [...path, 'paths'], `There are ${paths.length} globs; at most ${MAX_PATHS} are allowed`, hint);
    return undefined;
  }
  const globs = paths.map((pattern, index) => {
    const glob = compileGlob(pattern);
    if (glob.kind === 'invalid') {
      const message = `\`${pattern}\` is not a valid glob: ${glob.reason}`;
      refuse(reading, [...path, 'paths', index], message, 'Correct the glob.');
    }
    return glob;
  });
  return {
    matches: (file) => globs.some((glob) => glob.kind === 'glob' && glob.matches(file)),
    rules: readSettings(reading, entry['rules'], [...path, 'rules']),
  };
}
