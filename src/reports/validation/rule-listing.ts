import { CLIENT_NAMES, CLIENTS } from '../../customizations/known/clients.ts';
import type { DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { FAMILIES, type RuleFamily } from '../../rules/catalogue.ts';
import type { Rule } from '../../rules/types.ts';
import type { Paint } from '../review/console.ts';
import { listingWidth, wrapAtTerminal, wrapText } from '../wrap.ts';
import { KIND_TITLES } from './kind-titles.ts';
import { SEVERITY_STYLE } from './severity-style.ts';

const SEVERITY_COLUMN = 'warning'.length;

/**
 * Chooses rules to list.
 *
 * @param group the id of the only family to list
 * @param search words that a rule must have, each of them in its id, its family or what is said of it
 */
export function chooseRules(group: string | undefined, search: string | undefined): readonly RuleFamily[] {
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return FAMILIES.filter(({ id }) => group === undefined || id === group).flatMap((family) => {
    const rules = family.rules.filter((rule) => {
      const said = describeInWords(family, rule).toLowerCase();
      return words.every((word) => said.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...family, rules }];
  });
}

function describeInWords({ id: family, title }: RuleFamily, rule: Rule): string {
  const { id, description, effects, fixes = '', suggests = '' } = rule;
  const whys = effects.flatMap(({ clients, why }) => [why, ...clients.map((client) => CLIENT_NAMES[client])]);
  return [id, family, title, description, fixes, suggests, ...whys].join('\n');
}

/** Lists rules by family, a line for each. */
export function rulesText(listed: readonly RuleFamily[], paint: Paint, columns?: number): string {
  const idColumn = Math.max(...listed.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
  const families = listed.map(({ id: family, title, rules }) =>
    [
      `${paint('bold', title)} (${family})`,
      ...rules.map((rule) => {
        const { severity } = rule.effects[0];
        const fix = rule.fixes !== undefined ? '*' : rule.suggests !== undefined ? '?' : ' ';
        const name = `  ${rule.id.padEnd(idColumn)} ${fix} `;
        const mark = paint(SEVERITY_STYLE[severity], severity.padEnd(SEVERITY_COLUMN));
        return `${name}${mark} ${drawDescription(rule.description, name.length + SEVERITY_COLUMN + 1, columns)}`;
      }),
    ].join('\n'),
  );
  const isAll = listed.length === FAMILIES.length;
  const legend = [
    '* `--fix` can fix it. ? `--fix=suggest` offers a change. `housestyle rules ID` explains a rule.',
    ...(isAll
      ? ['`housestyle rules GROUP` lists one group, by its name in parentheses; `--search WORDS` finds rules.']
      : []),
  ].join(' ');
  return `${[...families, wrapAtTerminal(legend, columns)].join('\n\n')}\n`;
}

/** The least columns of a description next to the name of its rule. */
const LEAST_DESCRIPTION = 40;

/** A description below its first line, or below its rule if the terminal is too narrow for both. */
function drawDescription(description: string, lead: number, columns: number | undefined): string {
  if (columns === undefined) {
    return description;
  }
  const width = listingWidth(columns);
  const isBeside = width - lead >= LEAST_DESCRIPTION;
  const indent = ' '.repeat(isBeside ? lead : 6);
  const lines = wrapText(description, width, { first: indent, rest: indent });
  return isBeside ? lines.join('\n').trimStart() : `\n${lines.join('\n')}`;
}

/** All rules of the validator. */
export interface RulesReport {
  /** The rules, by family. */
  readonly rules: readonly RuleReport[];
}

/** A rule of the validator. */
export interface RuleReport extends Pick<
  Rule,
  'id' | 'description' | 'kinds' | 'effects' | 'fixes' | 'suggests' | 'source'
> {
  /** The family that the rule belongs to. */
  readonly family?: string;
  /** The highest severity that it has in any client. */
  readonly severity: DiagnosticSeverity;
  /** Whether `validate --fix` can fix it. */
  readonly fixable: boolean;
  /** What a configuration can set for it, by name. */
  readonly options: NonNullable<Rule['options']>;
  /** The page of the rule. */
  readonly url: string;
}

/** Describes a rule as JSON. */
export function ruleJson(rule: Rule): RuleReport {
  const family = FAMILIES.find(({ rules }) => rules.includes(rule))?.id;
  return {
    id: rule.id,
    ...(family === undefined ? {} : { family }),
    severity: rule.effects[0].severity,
    description: rule.description,
    kinds: rule.kinds,
    effects: rule.effects,
    fixable: rule.fixes !== undefined,
    ...(rule.fixes === undefined ? {} : { fixes: rule.fixes }),
    ...(rule.suggests === undefined ? {} : { suggests: rule.suggests }),
    options: rule.options ?? {},
    ...(rule.source === undefined ? {} : { source: rule.source }),
    url: ruleUrl(rule.id),
  };
}

/** The generated head of a rule's page, in Markdown. */
export function ruleHead(rule: Rule): string {
  const rows = rule.effects.map(
    ({ clients, severity, why }) =>
      `| ${clients.length === CLIENTS.length ? 'all' : clients.map((client) => CLIENT_NAMES[client]).join(', ')} | ${severity} | ${why} |`,
  );
  const options = Object.entries(rule.options ?? {}).map(
    ([name, option]) =>
      `| \`${name}\` | ${option.type} | \`${JSON.stringify(option.default)}\` | ${option.description} |`,
  );
  return [
    `${rule.description}.`,
    '',
    '| client | severity | what it does |',
    '|---|---|---|',
    ...rows,
    '',
    `Applies to: ${listKinds(rule)}.`,
    ...(rule.fixes === undefined ? [] : ['', `\`--fix\`: ${rule.fixes}`]),
    ...(rule.suggests === undefined ? [] : ['', `\`--fix=suggest\`: ${rule.suggests}`]),
    ...(options.length === 0 ? [] : ['', '| option | type | default | |', '|---|---|---|---|', ...options]),
    ...(rule.source === undefined ? [] : ['', `Documented at <${rule.source}>.`]),
  ].join('\n');
}

function listKinds({ kinds, bundled }: Rule): string {
  const own = kinds === 'all' ? 'all customizations' : kinds.map((kind) => KIND_TITLES[kind]).join(', ');
  if (bundled !== undefined) {
    return `${own}, ${bundled === 'all' ? 'all texts' : 'Markdown files'} of skills`;
  }
  return kinds === 'all' ? 'all files' : own;
}
