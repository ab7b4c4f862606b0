import { KINDS, type Place } from '../../customizations/kinds.ts';
import { takesPath } from '../../customizations/places.ts';
import { SWITCH_DEFAULTS } from '../../customizations/switches.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isBelow } from '../../workspace/paths.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';

interface SwitchedOff {
  readonly key: string;
  readonly range: TextRange;
}

export const settingsFeatureOff: RepositoryRule<readonly SwitchedOff[]> = {
  id: 'settings-feature-off',
  scope: 'repository',
  kinds: ['settings'],
  description: 'The settings switch off what the repository has files for',
  effects: [
    { clients: ['vscode'], severity: 'info', why: 'VS Code does not read the files, though other clients do.' },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
  collect({ text, json }) {
    const value = text.includes('false') ? json.value : undefined;
    const root = isRecord(value) ? value : {};
    const off = NAMES.flatMap((key): readonly SwitchedOff[] => {
      const range = root[key] === false ? json.rangeOfKey([key]) : undefined;
      return range === undefined ? [] : [{ key, range }];
    });
    return off.length === 0 ? undefined : off;
  },
  check(facts, report, { files }) {
    for (const { file, fact } of facts.filter((one) => one.file.standing === 'in-place')) {
      for (const { key, range } of fact) {
        const hidden = files.filter((other) => isHiddenBy(key, file.root, other));
        const [first] = hidden;
        if (first !== undefined) {
          const others = hidden.length === 1 ? '' : ` and ${hidden.length - 1} more`;
          report(file, range, {
            message: `\`${key}\` is off, and the repository has \`${first.path}\`${others}`,
            hint: 'Take the setting out, or the files if nobody else reads them.',
          });
        }
      }
    }
  },
};

const PLACES = KINDS.flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place })));

/** The switches that are on unless somebody sets them: what is off by default needs no setting to be so. */
const NAMES = [...new Set(PLACES.flatMap(({ switches }) => switches))].filter((name) => SWITCH_DEFAULTS[name]);

function isHiddenBy(key: string, root: string, { path, kind, level }: CheckedFile): boolean {
  const within = root === '' ? path : path.slice(root.length + 1);
  return (
    level === 'repository' &&
    isBelow(path, root) &&
    PLACES.some(
      (place) => place.kind === kind && place.level === level && isSwitched(place, key) && takesPath(place, within),
    )
  );
}

/** A nested AGENTS.md has a switch of its own, which is off by default. */
function isSwitched({ switches }: Place, key: string): boolean {
  return switches.length === 1 && switches[0] === key;
}
