import type { Rule } from '../types.ts';
import type { Team } from './diagnose.ts';
import { selectEnabledRules, type EnabledRules, type RulesConfig } from './enabled-rules.ts';

/** Which rules run, and for whom. */
export interface Terms {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly team: Team;
  readonly enabledFor: (path: string) => EnabledRules;
}

/** Reads the terms of a run from all rules and their configuration. */
export function readTerms(rules: readonly Rule[], config: RulesConfig): Terms {
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    team: config,
    enabledFor: selectEnabledRules(rules, config),
  };
}
