import type { Client } from '../../customizations/known/clients.ts';
import { CODEX_AGENT, CODEX_CONFIG } from '../../customizations/known/codex-config.ts';
import { GEMINI_REVIEW, GEMINI_SETTINGS } from '../../customizations/known/gemini-settings.ts';
import type { ValueShape } from '../../customizations/frontmatter/value-shape.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';
import type { CheckedKind, Effects } from '../types.ts';
import { findDataFaults, type DataFault } from '../reading/json/data-faults.ts';

/** Files with the settings of one client each. */
export const SETTINGS_KINDS = [
  'gemini-settings',
  'gemini-review',
  'codex-config',
  'codex-agent',
] as const satisfies readonly CheckedKind[];
export type SettingsKind = (typeof SETTINGS_KINDS)[number];

const SHAPES: Readonly<Record<SettingsKind, ValueShape>> = {
  'gemini-settings': GEMINI_SETTINGS,
  'gemini-review': GEMINI_REVIEW,
  'codex-config': CODEX_CONFIG,
  'codex-agent': CODEX_AGENT,
};

const READERS: Readonly<Record<SettingsKind, { readonly client: Client; readonly name: string }>> = {
  'gemini-settings': { client: 'gemini', name: 'The Gemini CLI' },
  'gemini-review': { client: 'gemini', name: 'Gemini Code Assist' },
  'codex-config': { client: 'codex', name: 'Codex' },
  'codex-agent': { client: 'codex', name: 'Codex' },
};

/** The effects of a rule on a file of the client that reads it. */
export function effectsOn(kind: SettingsKind, severity: Effects[0]['severity'], what: string): Effects {
  const { client, name } = READERS[kind];
  return [{ clients: [client], severity, why: `${name} ${what}` }];
}

export function isSettingsKind(kind: CheckedKind): kind is SettingsKind {
  return SETTINGS_KINDS.some((one) => one === kind);
}

const MAX_FAULTS = 50;

/** The faults of a file in the keys and values that its client knows. */
export const findSettingsFaults = oncePerText((text): readonly DataFault[] => {
  const { kind } = text;
  const document = readData(text);
  return document === undefined || !isSettingsKind(kind)
    ? []
    : findDataFaults(document, document.value, SHAPES[kind]).slice(0, MAX_FAULTS);
});

/** The content of a settings file. Undefined if the file is not valid. */
export function readData(text: CheckedText): Pick<CheckedText['json'], 'value' | 'rangeOf' | 'rangeOfKey'> | undefined {
  if (text.yaml !== undefined) {
    return text.yaml.problems.some(({ severity }) => severity === 'error') ? undefined : text.yaml;
  }
  return isBroken(text.json) ? undefined : text.json;
}
