import { isBroken } from '../../text/json/jsonc.ts';
import type { JsonFinding } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { FileRule } from '../types.ts';

type RuleParts = Pick<FileRule, 'id' | 'description' | 'effects' | 'source'> & {
  readonly find: (text: CheckedText) => readonly JsonFinding[];
};

const MAX_FINDINGS = 50;

/** Makes a rule about the settings of Claude Code. They have the kind of hooks files, because they may contain hooks. */
export function claudeSettingsRule({ find, ...parts }: RuleParts): FileRule<readonly JsonFinding[]> {
  return {
    ...parts,
    scope: 'file',
    kinds: ['hooks'],
    collect(text) {
      const findings = isBroken(text.json) ? [] : find(text).slice(0, MAX_FINDINGS);
      return findings.length === 0 ? undefined : findings;
    },
    check(findings, { path }, report) {
      for (const { range, said } of SETTINGS.test(path) ? findings : []) {
        report(range, said);
      }
    },
  };
}

const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
