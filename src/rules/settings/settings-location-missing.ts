import { LOCATION_SETTINGS, targetOf, type LocationSetting } from '../../customizations/settings/locations.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { parentsOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

interface WrittenLocation {
  readonly setting: LocationSetting;
  readonly path: string;
  readonly range: TextRange;
}

export const settingsLocationMissing: FileRule<readonly WrittenLocation[]> = {
  id: 'settings-location-missing',
  scope: 'file',
  kinds: ['settings'],
  description: 'A setting names a folder of customizations that the repository does not have',
  effects: [info(['vscode'], 'VS Code looks into the folder and finds nothing.')],
  source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
  collect(text) {
    const isLikely = text.text.includes('Locations"') || text.text.includes('"chat"');
    const locations = isLikely ? locationsIn(text) : [];
    return locations.length === 0 ? undefined : locations;
  },
  check(locations, { path, root }, report, { paths }) {
    // The paths in a workspace's settings are relative to its folders, which only its own file lists.
    if (path.endsWith('.code-workspace')) {
      return;
    }
    for (const { setting, path: written, range } of locations) {
      const target = targetOf(setting, root, written);
      if (target.kind === 'inside' && !mayExist(paths, target.path)) {
        report(range, {
          message: `The repository has no folder ${quote(written)}`,
          hint: `Correct the path, or remove it from \`${setting.key}\`.`,
        });
      }
    }
  },
};

/** The most paths read from one setting; more are a mistake or an attack. */
const MAX_LOCATIONS = 200;

function locationsIn({ json }: CheckedText): readonly WrittenLocation[] {
  const root = isRecord(json.value) ? json.value : {};
  return LOCATION_SETTINGS.flatMap((setting) => {
    const at = [setting.key, ...setting.oldKeys].find((key) => isRecord(root[key]));
    const value = at === undefined ? undefined : root[at];
    const entries = isRecord(value) ? Object.entries(value).slice(0, MAX_LOCATIONS) : [];
    return entries.flatMap(([key, state]) => {
      const range = state === true && at !== undefined ? json.rangeOfKey([at, key]) : undefined;
      const path = key.trim();
      // People also list the default folders, and may not use all of them.
      return range === undefined || setting.defaults.includes(path) ? [] : [{ setting, path, range }];
    });
  });
}

/** Whether a path is a folder or a file, or is below a link or a submodule, where it may exist. */
function mayExist(paths: PathIndex, path: string): boolean {
  return paths.hasFolder(path) || [path, ...parentsOf(path)].some((one) => paths.has(one));
}
