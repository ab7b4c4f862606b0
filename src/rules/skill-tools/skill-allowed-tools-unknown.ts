import {
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS,
} from '../../customizations/known/known-tools.ts';
import { lazily } from '../../structures/lazily.ts';
import { editsUpTo, isSwapped } from '../../text/near-misses.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { ALLOWED_TOOLS, readAllowedTools } from './allowed-tools.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillAllowedToolsUnknown: TextRule = {
  id: 'skill-allowed-tools-unknown',
  scope: 'text',
  kinds: ['skill', 'command'],
  looksFor: { keys: ['allowed-tools'] },
  description: 'A tool in `allowed-tools` looks like a misspelled known tool',
  effects: [
    info(
      ['claude', 'copilot-cli', 'github', 'vscode'],
      'Claude Code and the Copilot CLI ask before they use the intended tool. VS Code and github.com ignore the key.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/tools-reference',
  check(text, report) {
    if (!Object.hasOwn(text.frontmatter.data, ALLOWED_TOOLS)) {
      return;
    }
    for (const { name, range } of readAllowedTools(text)) {
      const meant = findSimilarTool(name, text.text[range.end] === '(');
      if (meant !== undefined) {
        report(range, { message: `${quoteValue(name)} is not a known tool`, hint: `Did you mean \`${meant}\`?` });
      }
    }
  },
};

/** The tools of Claude come first: of two equally similar names, theirs is more often meant. */
const names = lazily((): readonly string[] => [
  ...CLAUDE_TOOLS,
  ...COPILOT_CLI_TOOLS,
  ...Object.entries(COPILOT_ALIASES).flat(2),
  ...VSCODE_SINGLE_TOOLS,
  ...Object.keys(VSCODE_SUCCESSORS),
  ...Object.entries(VSCODE_TOOL_SETS).flat(2),
]);
const known = lazily((): ReadonlySet<string> => new Set(names().map((name) => name.toLowerCase())));

const SHORTEST_NAME = 4;
/** In longer names, even two typing errors leave no doubt. */
const LONG_NAME = 8;

/** Tools of servers and extensions may have any name, so only a name similar to a built-in tool is certainly wrong. */
function findSimilarTool(written: string, hasArguments: boolean): string | undefined {
  const shortest = hasArguments ? SHORTEST_NAME - 1 : SHORTEST_NAME;
  if (!/^[a-z_]+$/i.test(written) || written.length < shortest || known().has(written.toLowerCase())) {
    return undefined;
  }
  const most = written.length >= LONG_NAME ? 2 : 1;
  return names().find(
    (name) =>
      name.length >= SHORTEST_NAME &&
      (isSwapped(written.toLowerCase(), name.toLowerCase()) ||
        editsUpTo(most, written.toLowerCase(), name.toLowerCase()) !== undefined),
  );
}
