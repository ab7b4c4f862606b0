import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { resolveLink } from '../../workspace/paths.ts';
import { error } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { readData } from './client-files.ts';

interface NamedPath {
  readonly key: string;
  readonly path: string;
  readonly range: TextRange;
}

export const clientSettingsPath: FileRule<readonly NamedPath[]> = {
  id: 'client-settings-path',
  scope: 'file',
  kinds: ['codex-config'],
  description: 'The settings of Codex name a file that does not exist',
  effects: [error(['codex'], 'Codex reports that it cannot read the file, and does not start.')],
  source: 'https://developers.openai.com/codex/config-reference',
  collect(text) {
    const document = readData(text);
    const root = document?.value;
    if (document === undefined || !isRecord(root)) {
      return undefined;
    }
    const agents = isRecord(root['agents']) ? root['agents'] : {};
    const named = [
      ...FILE_KEYS.map((key) => ({ at: [key], value: root[key] })),
      ...Object.entries(agents).flatMap(([role, agent]) =>
        isRecord(agent) ? [{ at: ['agents', role, 'config_file'], value: agent['config_file'] }] : [],
      ),
    ].flatMap(({ at, value }): readonly NamedPath[] => {
      const range = document.rangeOf(at);
      return typeof value === 'string' && range !== undefined && !/^(?:[~/]|[a-z]:)/i.test(value)
        ? [{ key: at.at(-1) ?? '', path: detachText(value), range }]
        : [];
    });
    return named.length === 0 ? undefined : named.slice(0, MAX_PATHS);
  },
  check(named, file, report, { paths }) {
    for (const { key, path, range } of named) {
      const target = resolveLink(file.path, path);
      if (target.kind === 'inside' && !paths.has(target.path)) {
        report(range, {
          message: `${quote(path)}, which \`${key}\` names, does not exist`,
          hint: 'Correct the path. It counts from the folder of this file.',
        });
      }
    }
  },
};

const FILE_KEYS = ['model_instructions_file', 'experimental_instructions_file', 'experimental_compact_prompt_file'];
const MAX_PATHS = 100;
