import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { HOME_PATH, isSomebody } from '../reading/paths/home-paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, FileRule } from '../types.ts';
import { wordsIn } from '../../structures/words-in.ts';

interface NamedPath {
  readonly path: string;
  readonly range: TextRange;
}

const CLIENTS = ['vscode', 'copilot-cli', 'claude', 'cursor', 'codex'] as const;

export const commandHomePath: FileRule<readonly NamedPath[]> = {
  id: 'command-home-path',
  scope: 'file',
  kinds: ['hooks', 'mcp'],
  looksFor: { parts: ['/home/', 'Users'] },
  description: "A hook, a server or another command of the settings names a path in one person's home folder",
  effects: [
    warning(CLIENTS, 'On other machines the path does not exist, so all clients fail to run the command there.'),
  ],
  source: 'https://code.claude.com/docs/en/hooks#reference-scripts-by-path',
  collect(text) {
    const root: unknown = isBroken(text.json) ? undefined : text.json.value;
    const found = isRecord(root)
      ? COMMANDS.filter((key) => Object.hasOwn(root, key)).flatMap((key) => findPaths(text, [key], root[key]))
      : [];
    return found.length === 0 ? undefined : found.slice(0, MAX_FINDINGS);
  },
  check(found, { path }, report, { paths }) {
    const particulars = HOME_FILES.some((file) => paths.has(file)) ? { effects: OF_ONE_PERSON } : {};
    // Such a file is for one person, also where somebody has committed it.
    for (const { path: named, range } of path.endsWith('.local.json') ? [] : found) {
      const said = {
        message: `${quoteValue(named)} exists on one machine only`,
        hint: 'Write `~`, a variable such as `${CLAUDE_PROJECT_DIR}`, or a path in the repository.',
      };
      report(range, said, particulars);
    }
  },
};

/** Files at the root of repositories that keep the home folder of one person, with the names that chezmoi gives them, too. */
const HOME_FILES = ['bashrc', 'bash_profile', 'zshrc', 'zshenv', 'gitconfig'].flatMap((name) => [
  `.${name}`,
  `dot_${name}`,
]);

const OF_ONE_PERSON: Effects = [
  info(
    CLIENTS,
    'All clients run the command on the machines of one person only, whose home folder the repository keeps.',
  ),
];

/** Keys with commands. Permissions may name the folders of one person, as they only allow what is there. */
const COMMANDS = wordsIn('hooks statusLine apiKeyHelper awsAuthRefresh otelHeadersHelper mcpServers servers');
const MAX_FINDINGS = 20;
const MAX_DEPTH = 8;
/** A part that the reader fills in, or that is cut. */
const PLACEHOLDER = /\.{3}|…|[<{]|\bpath\b/i;

function findPaths(text: CheckedText, at: readonly (string | number)[], value: unknown): readonly NamedPath[] {
  if (typeof value === 'string') {
    const named = [...value.matchAll(HOME_PATH)].find(
      ([written, owner = '']) => isSomebody(owner) && !PLACEHOLDER.test(written),
    );
    const range = named && text.json.rangeOf(at);
    return range === undefined ? [] : [{ path: detachText(named?.[0] ?? ''), range }];
  }
  if (at.length > MAX_DEPTH) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => findPaths(text, [...at, index], item));
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => findPaths(text, [...at, key], item)) : [];
}
