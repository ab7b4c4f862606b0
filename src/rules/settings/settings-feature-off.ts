import { LOCATION_SETTINGS } from '../../customizations/settings/locations.ts';
import { KINDS, type Place } from '../../customizations/places/kinds.ts';
import { takesPath } from '../../customizations/places/places.ts';
import { SWITCH_DEFAULTS } from '../../customizations/settings/switches.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isBelow, joinPath } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';

interface SwitchedOff {
  readonly key: string;
  /** The folder that is switched off, if the setting lists folders; absent if the setting is a switch itself. */
  readonly folder?: string;
  readonly range: TextRange;
}

export const settingsFeatureOff: RepositoryRule<readonly SwitchedOff[]> = {
  id: 'settings-feature-off',
  scope: 'repository',
  kinds: ['settings'],
  description: 'The settings switch off a feature that the repository has files for',
  effects: [info(['vscode'], 'VS Code does not read the files, but other clients do.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
  collect({ text, json }) {
    const value = text.includes('false') ? json.value : undefined;
    const whole = isRecord(value) ? value : {};
    // The settings of a `.code-workspace` file are next to its folders.
    const above = isRecord(whole['settings']) && Array.isArray(whole['folders']) ? ['settings'] : [];
    const root = above.length === 0 ? whole : whole['settings'];
    const off = isRecord(root) ? switchedOffIn(root, (path) => json.rangeOfKey([...above, ...path])) : [];
    return off.length === 0 ? undefined : off;
  },
  check(facts, report, { files }) {
    for (const { file, fact } of facts.filter((one) => one.file.standing === 'in-place')) {
      for (const { key, folder, range } of fact) {
        const hidden = files.filter((other) =>
          folder === undefined ? isHiddenBy(key, file.root, other) : isHiddenIn(folder, key, file.root, other),
        );
        const [first] = hidden;
        if (first !== undefined) {
          const others = hidden.length === 1 ? '' : ` and ${hidden.length - 1} more`;
          report(file, range, {
            message: `\`${folder ?? key}\` is off, but the repository has \`${first.path}\`${others}`,
            hint: 'Remove the setting, or remove the files if no other client reads them.',
          });
        }
      }
    }
  },
};

function switchedOffIn(
  settings: Readonly<Record<string, unknown>>,
  rangeOfKey: (path: readonly string[]) => TextRange | undefined,
): readonly SwitchedOff[] {
  const switches = NAMES.filter((key) => settings[key] === false).map((key) => ({ key, path: [key] }));
  const folders = LOCATION_SETTINGS.flatMap(({ key, defaults }) => {
    const written = settings[key];
    return defaults
      .filter((folder) => isRecord(written) && written[folder] === false)
      .map((folder) => ({ key, folder, path: [key, folder] }));
  });
  return [...switches, ...folders].flatMap(({ path, ...off }) => {
    const range = rangeOfKey(path);
    return range === undefined ? [] : [{ ...off, range }];
  });
}

const PLACES = KINDS.flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place })));

/** Whether a switch hides a file. Only switches that are on by default count; the others need no setting to be off. */
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

/** Whether a file has the kind that a setting is about, and is in the folder that it switches off. */
function isHiddenIn(folder: string, key: string, root: string, { path, kind, level }: CheckedFile): boolean {
  const located = LOCATION_SETTINGS.find((setting) => setting.key === key)?.kind;
  return (
    level === 'repository' &&
    isBelow(path, joinPath(root, folder)) &&
    KINDS.some((spec) => spec.kind === kind && spec.locations?.setting === located)
  );
}

/** A nested AGENTS.md has a switch of its own, which is off by default. */
function isSwitched({ switches }: Place, key: string): boolean {
  return switches.length === 1 && switches[0] === key;
}
