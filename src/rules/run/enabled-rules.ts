import type { Client } from '../../customizations/known/clients.ts';
import type { DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { planRules, type RulePlan } from './rule-plan.ts';
import type { CheckedKind, OptionValues, Rule } from '../types.ts';

/** The configuration of one rule. */
export interface RuleSetting {
  /** Replaces the severity that follows from the clients. `off` disables the rule. */
  readonly severity?: DiagnosticSeverity | 'off';
  readonly options?: Readonly<Record<string, number | boolean | readonly string[]>>;
}

/** Settings by rule id. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** The configuration of all rules: for all files, and overrides for some files. */
export interface RulesConfig {
  readonly clients: readonly Client[];
  /** Whether the team did not name its clients, so that `clients` follows from its files. Faults in other clients are then information. */
  readonly areAssumed?: true;
  readonly rules: RuleSettings;
  /** If several overrides match a file, the last one wins, setting by setting. */
  readonly overrides: readonly { readonly matches: (path: string) => boolean; readonly rules: RuleSettings }[];
}

/** The rules that are enabled for files that the same overrides match, with their settings. */
export interface EnabledRules {
  /** A number that identifies the settings. Files with the same settings share it. */
  readonly variant: number;
  /** The rules for one kind of file that are not off. */
  readonly rulesFor: (kind: CheckedKind) => readonly Rule[];
  readonly planFor: (kind: CheckedKind) => RulePlan;
  readonly isOff: (rule: Rule) => boolean;
  readonly severityOf: (rule: Rule) => DiagnosticSeverity | undefined;
  readonly optionsOf: (rule: Rule) => OptionValues;
}

/** Returns a function that selects the rules enabled for a file. Files with the same overrides share one result. */
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
    const made = enableRules(rules, settings, variants.size);
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

function enableRules(rules: readonly Rule[], settings: RuleSettings, variant: number): EnabledRules {
  const isOff = (rule: Rule): boolean => settings[rule.id]?.severity === 'off';
  const byKind = new Map<CheckedKind, readonly Rule[]>();
  const plans = new Map<CheckedKind, RulePlan>();
  const options = new Map<Rule, OptionValues>();
  const rulesFor = (kind: CheckedKind): readonly Rule[] => {
    const known = byKind.get(kind) ?? rules.filter((rule) => appliesToKind(rule, kind) && !isOff(rule));
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
      const known = options.get(rule) ?? readOptionValues(rule, settings[rule.id]?.options ?? {});
      options.set(rule, known);
      return known;
    },
  };
}

function appliesToKind({ kinds, bundled }: Rule, kind: CheckedKind): boolean {
  if (kind === 'bundled-document') {
    return bundled !== undefined;
  }
  return kind === 'bundled-file' ? bundled === 'all' : kinds === 'all' || kinds.includes(kind);
}

function readOptionValues(rule: Rule, given: NonNullable<RuleSetting['options']>): OptionValues {
  const findValue = (name: string): number | boolean | readonly string[] => {
    const value = given[name] ?? rule.options?.[name]?.default;
    if (value === undefined) {
      throw new TypeError(`the rule ${rule.id} has no option ${name}`);
    }
    return value;
  };
  const wrongType = (name: string): never => {
    throw new TypeError(`the option ${name} of the rule ${rule.id} has another type`);
  };
  // The configuration was checked against the same option types, so a wrong type here is a bug.
  return {
    integer: (name) => {
      const value = findValue(name);
      return typeof value === 'number' ? value : wrongType(name);
    },
    boolean: (name) => {
      const value = findValue(name);
      return typeof value === 'boolean' ? value : wrongType(name);
    },
    list: (name) => {
      const value = findValue(name);
      return typeof value === 'object' ? value : wrongType(name);
    },
  };
}
