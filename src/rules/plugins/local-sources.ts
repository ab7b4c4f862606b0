import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { joinPath, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

const MAX_PLUGINS = 2_000;

/** The sources of a marketplace that are texts: paths from its folder, and some addresses. */
export function readSources(json: CheckedText['json']): readonly string[] {
  const plugins = !isBroken(json) && isRecord(json.value) ? json.value['plugins'] : undefined;
  return Array.isArray(plugins)
    ? plugins.slice(0, MAX_PLUGINS).flatMap((entry: unknown) => {
        const source = isRecord(entry) ? entry['source'] : undefined;
        return typeof source === 'string' ? [detachText(source)] : [];
      })
    : [];
}

/** The folder to which a path of a manifest leads, from the root of the repository; `undefined` if it leads out of it. */
export function findFolder(base: string, path: string): string | undefined {
  const target = resolveLink(joinPath(base, 'x'), path.replace(/\/+$/, '') || '.');
  return target.kind === 'outside' ? undefined : target.path.replace(/^\.$/, '');
}
