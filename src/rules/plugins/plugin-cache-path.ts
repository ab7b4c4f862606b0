import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

interface CachePath {
  readonly path: string;
  readonly range: TextRange;
  readonly count: number;
}

export const pluginCachePath: FileRule<CachePath> = {
  id: 'plugin-cache-path',
  scope: 'file',
  kinds: ['agent', 'command', 'hooks', 'skill'],
  bundled: 'documents',
  looksFor: { parts: ['plugins/cache/'] },
  description: 'A text names a version of a plugin in the cache of Claude Code',
  effects: [
    warning(
      ['claude'],
      'Claude Code puts each version of a plugin into a folder of its own, so that the path is gone after an update.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-caching-and-file-resolution',
  collect({ text }) {
    const [first, ...rest] = [...text.matchAll(IN_CACHE)].filter(([path]) => !PLACEHOLDER.test(path));
    return first === undefined
      ? undefined
      : {
          path: detachText(first[0]),
          range: { start: first.index, end: first.index + first[0].length },
          count: rest.length + 1,
        };
  },
  check({ path, range, count }, _file, report) {
    report(range, {
      message: `${quoteValue(path)} belongs to one version of a plugin${count === 1 ? '' : `, like ${count - 1} more paths`}`,
      hint: 'Write `${CLAUDE_PLUGIN_ROOT}`, or a path from the folder of the skill.',
    });
  },
};

/** `~/.claude/plugins/cache/our-plugins/review/1.2.0/`. A pattern or a placeholder in the place of the version is right. */
const IN_CACHE =
  /(?:~|\$HOME|\$\{HOME\})\/\.claude\/plugins\/cache\/[\w.-]{1,80}\/[\w.-]{1,80}\/v?\d+(?:\.\d+){1,3}[\w.-]{0,20}(?=\/)/g;

/** `cache/our-marketplace/my-plugin/1.0.0`: names that stand for others. */
const PLACEHOLDER = /[/-](?:my|your|some|foo|bar|example|name|\.{2,})(?=[/-])/i;
