import { isRecord } from '../../text/record.ts';
import { resolveLink } from '../../workspace/paths.ts';
import { error, warning } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import {
  effectsOn,
  findSettingsFaults,
  isSettingsKind,
  readData,
  SETTINGS_KINDS,
  type SettingsKind,
} from './client-files.ts';
import type { DataFault } from '../reading/json/data-faults.ts';

interface Values {
  readonly faults: readonly DataFault[];
  /** Paths of agents that Codex' configuration declares, as written. */
  readonly declared: readonly string[];
}

export const clientSettingsValue: RepositoryRule<Values> = {
  id: 'client-settings-value',
  scope: 'repository',
  kinds: SETTINGS_KINDS,
  description:
    'A value in the settings of Gemini or Codex has the wrong type, is not one of the known words, or is missing',
  effects: [
    error(['codex'], 'Codex reports the file as invalid and does not start with it.'),
    warning(['gemini'], 'Gemini reports the value as invalid and does not use it.'),
  ],
  source: 'https://geminicli.com/docs/reference/configuration',
  collect(text) {
    // The old form of the key is reported by another rule.
    const isOldModel = ({ said }: DataFault): boolean =>
      text.kind === 'gemini-settings' && said.message.startsWith('`model` must be a map, not a text');
    const faults = findSettingsFaults(text).filter((fault) => fault.kind !== 'key' && !isOldModel(fault));
    const declared = text.kind === 'codex-config' ? findDeclared(readData(text)?.value) : [];
    return faults.length + declared.length === 0 ? undefined : { faults, declared };
  },
  check(all, report) {
    const declared = new Set(
      all.flatMap(({ file, fact }) =>
        fact.declared.flatMap((path) => {
          const target = resolveLink(file.path, path);
          return target.kind === 'inside' ? [target.path] : [];
        }),
      ),
    );
    for (const { file, fact } of all) {
      const { kind } = file;
      for (const { kind: fault, range, said } of fact.faults) {
        // The configuration gives a declared agent its name and description, and Codex does not ask for the rest.
        const isGiven = fault === 'missing' && kind === 'codex-agent' && declared.has(file.path);
        if (isSettingsKind(kind) && !isGiven) {
          report(file, range, said, { effects: effectsOn(kind, ...CONSEQUENCES[kind]) });
        }
      }
    }
  },
};

function findDeclared(settings: unknown): readonly string[] {
  const agents = isRecord(settings) ? settings['agents'] : undefined;
  return !isRecord(agents)
    ? []
    : Object.values(agents)
        .map((agent) => (isRecord(agent) ? agent['config_file'] : undefined))
        .filter((path) => typeof path === 'string')
        .slice(0, MAX_DECLARED);
}

const MAX_DECLARED = 100;

const NOT_USED = ['warning', 'reports the value as invalid and does not use it.'] as const;
const CONSEQUENCES: Readonly<Record<SettingsKind, readonly ['error' | 'warning', string]>> = {
  'gemini-settings': NOT_USED,
  'gemini-review': NOT_USED,
  'codex-config': ['error', 'reports the file as invalid and does not start with it.'],
  'codex-agent': ['error', 'reports the file as invalid and does not load the agent.'],
};
