import type { Client } from '../../customizations/known/clients.ts';
import type { DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { planRules, type RulePlan } from './rule-plan.ts';
import type { CheckedKind, OptionValues, Rule } from '../types.ts';

/** What a configuration says of one rule. */
export interface RuleSetting {
  /** In place of the severity that follows from the clients; `off` silences the rule. */
  readonly severity?: DiagnosticSeverity | 'off';
  readonly options?: Readonly<Record<string, number | boolean | readonly string[]>>;
}

/** By the rules' ids. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** How rules are to be applied: to all files, and otherwise to some. */
export interface RulesConfig {
  readonly clients: readonly Client[];
  readonly rules: RuleSettings;
  /** The last that matches a file has the say, setting by setting. */
  readonly overrides: readonly { readonly matches: (path: string) => boolean; readonly rules: RuleSettings }[];
}

/** The rules as they are in force for the files that the same overrides match. */
export interface EnabledRules {
  /** The same for all files with the same settings. */
  readonly variant: number;
  /** Those that are not off, of one kind of file. */
  readonly rulesFor: (kind: CheckedKind) => readonly Rule[];
  readonly planFor: (kind: CheckedKind) => RulePlan;
  readonly isOff: (rule: Rule) => boolean;
  readonly severityOf: (rule: Rule) => DiagnosticSeverity | undefined;
  readonly optionsOf: (rule: Rule) => OptionValues;
}

/** Which rules are in force where. Files to which the same overrides apply share one answer. */
export function selectEnabledRules(rules: readonly Rule[], config: RulesConfig): (path: string) => EnabledRules {
  const variants = new Map<string, EnabledRules>();
  const answers = new Map<string, EnabledRules>();
  const answer = (path: string): EnabledRules => {
    const applied = [...config.overrides.entries()].filter(([, { matches }]) => matches(path));
    const key = applied.map(([index]) => index).join();
    const known = variants.get(key);
    if (known !== undefined) {
      return known;
    }
    const settings = merge([config.rules, ...applied.map(([, override]) => override.rules)]);
    const made = variantOf(rules, settings, variants.size);
    variants.set(key, made);
    return made;
  };
  return (path) => {
    const known = answers.get(path) ?? answer(path);
    answers.set(path, known);
    return known;
  };
}

function merge(layers: readonly RuleSettings[]): RuleSettings {
  const merged: Record<string, RuleSetting> = {};
  for (const layer of layers) {
    for (const [id, setting] of Object.entries(layer)) {
      const below = merged[id];
      merged[id] = { ...below, ...setting, options: { ...below?.options, ...setting.options } };
    }
  }
  return merged;
}

function variantOf(rules: readonly Rule[], settings: RuleSettings, variant: number): EnabledRules {
  const isOff = (rule: Rule): boolean => settings[rule.id]?.severity === 'off';
  const byKind = new Map<CheckedKind, readonly Rule[]>();
  const plans = new Map<CheckedKind, RulePlan>();
  const options = new Map<Rule, OptionValues>();
  const rulesFor = (kind: CheckedKind): readonly Rule[] => {
    const known = byKind.get(kind) ?? rules.filter((rule) => takesKind(rule, kind) && !isOff(rule));
    byKind.set(kind, known);
    return known;
  };
  return {
    variant,
    isOff,
    rulesFor,
    planFor: (kind) => {
      const known = plans.get(kind) ?? planRules(rulesFor(kind));
      plans.set(kind, known);
      return known;
    },
    severityOf: (rule) => {
      const severity = settings[rule.id]?.severity;
      return severity === 'off' ? undefined : severity;
    },
    optionsOf: (rule) => {
      const known = options.get(rule) ?? valuesOf(rule, settings[rule.id]?.options ?? {});
      options.set(rule, known);
      return known;
    },
  };
}

function takesKind({ kinds }: Rule, kind: CheckedKind): boolean {
  return kinds === 'all' || kinds.includes(kind);
}

function valuesOf(rule: Rule, given: NonNullable<RuleSetting['options']>): OptionValues {
  const valueOf = (name: string): number | boolean | readonly string[] => {
    const value = given[name] ?? rule.options?.[name]?.default;
    if (value === undefined) {
      throw new TypeError(`the rule ${rule.id} has no option ${name}`);
    }
    return value;
  };
  const wrongType = (name: string): never => {
    throw new TypeError(`the option ${name} of the rule ${rule.id} is of another type`);
  };
  // The configuration was checked against the same table.
  return {
    integer: (name) => {
      const value = valueOf(name);
      return typeof value === 'number' ? value : wrongType(name);
    },
    boolean: (name) => {
      const value = valueOf(name);
      return typeof value === 'boolean' ? value : wrongType(name);
    },
    list: (name) => {
      const value = valueOf(name);
      return typeof value === 'object' ? value : wrongType(name);
    },
  };
}
