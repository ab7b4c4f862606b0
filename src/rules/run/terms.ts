import type { Rule } from '../types.ts';
import type { Team } from './diagnose.ts';
import { selectEnabledRules, type EnabledRules, type RulesConfig } from './enabled-rules.ts';

/** Which rules run, and for whom. */
export interface Terms {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  /** The ids of all rules that exist. Those that can find nothing may not be loaded. */
  readonly listIds: () => Promise<ReadonlySet<string>>;
  readonly team: Team;
  readonly enabledFor: (path: string) => EnabledRules;
}

/** Reads the terms of a run from all rules and their configuration. */
export function readTerms(rules: readonly Rule[], config: RulesConfig, listIds?: Terms['listIds']): Terms {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return {
    rules,
    byId,
    listIds: listIds ?? (() => Promise.resolve(new Set(byId.keys()))),
    team: config,
    enabledFor: selectEnabledRules(rules, config),
  };
}
