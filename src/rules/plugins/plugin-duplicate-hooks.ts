import { quote } from '../../text/shown/quote.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import { error } from '../effects.ts';
import type { FileRule } from '../types.ts';

const STANDARD = 'hooks/hooks.json';

/** What Claude Code 2.1.220 does is quoted in https://github.com/open-gsd/gsd-core/issues/3029 (August 2026). */
export const pluginDuplicateHooks: FileRule<readonly TextRange[]> = {
  id: 'plugin-duplicate-hooks',
  scope: 'file',
  kinds: ['plugin'],
  description: 'A manifest names the file of hooks that is loaded without it',
  effects: [
    error(['claude'], 'Claude Code reports "Duplicate hooks file detected" and does not load the plugin\'s hooks.'),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#hooks',
  collect({ json }) {
    const hooks: unknown = isRecord(json.value) && !isBroken(json) ? json.value['hooks'] : undefined;
    const values: readonly unknown[] = Array.isArray(hooks) ? hooks : [hooks];
    const ranges = values.flatMap((value, index) => {
      const range = isStandard(value) ? json.rangeOf(Array.isArray(hooks) ? ['hooks', index] : ['hooks']) : undefined;
      return range === undefined ? [] : [range];
    });
    return ranges.length === 0 ? undefined : ranges;
  },
  check(ranges, { path, root }, report, { paths }) {
    if (/(?:^|\/)\.claude-plugin\/plugin\.json$/.test(path) && paths.has(joinPath(root, STANDARD))) {
      for (const range of ranges) {
        report(range, {
          message: `${quote(STANDARD)} is loaded already`,
          hint: 'Remove it from `hooks`. Name only other files there.',
        });
      }
    }
  },
};

function isStandard(value: unknown): boolean {
  return typeof value === 'string' && value.replace(/^\.\//, '') === STANDARD;
}
