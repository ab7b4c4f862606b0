import { isBroken } from '../../text/json/jsonc.ts';
import type { JsonFinding } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Effects, FileRule } from '../types.ts';

/** A finding with effects of its own, if they differ from those of the rule. */
export type SettingsFinding = JsonFinding & { readonly effects?: Effects };

type RuleParts = Pick<FileRule, 'id' | 'description' | 'effects' | 'source'> & {
  readonly find: (text: CheckedText) => readonly SettingsFinding[];
};

const MAX_FINDINGS = 50;

/** Makes a rule about the settings of Claude Code. They have the kind of hooks files, because they may contain hooks. */
export function claudeSettingsRule({ find, ...parts }: RuleParts): FileRule<readonly SettingsFinding[]> {
  return {
    ...parts,
    scope: 'file',
    kinds: ['hooks'],
    collect(text) {
      const findings = isBroken(text.json) ? [] : find(text).slice(0, MAX_FINDINGS);
      return findings.length === 0 ? undefined : findings;
    },
    check(findings, { path }, report) {
      for (const { range, said, effects } of SETTINGS.test(path) ? findings : []) {
        report(range, said, effects === undefined ? {} : { effects });
      }
    },
  };
}

const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
