import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const instructionsApplyToCharacterClass = globRule({
  id: 'instructions-apply-to-character-class',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob names a folder or file with brackets in its name, such as a route of Next.js or SvelteKit',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'In a glob, VS Code, github.com, the Copilot CLI and Claude Code read brackets as one of several characters: `[id]` matches `i` and `d`, but not the folder `[id]`.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const route = pattern.includes('[') ? ROUTE.exec(pattern) : null;
    if (route === null) {
      return findList(pattern, key);
    }
    const [name = ''] = route;
    return {
      at: { start: route.index, end: route.index + name.length },
      message: `${quote(name)} in ${key} matches one character, not the name with its brackets`,
      hint: 'Write `*` instead of the name in brackets.',
    };
  },
});

/** Finds a list of extensions in brackets, which also matches only one character. */
function findList(pattern: string, key: string): ReturnType<Parameters<typeof globRule>[0]['findFault']> {
  const list = pattern.includes('[') ? LIST.exec(pattern) : null;
  if (list === null) {
    return undefined;
  }
  const [written] = list;
  return {
    at: { start: list.index, end: list.index + written.length },
    message: `${quote(written)} in ${key} matches one character, not one of the names in it`,
    hint: `Write ${quote(`{${written.slice(1, -1).replaceAll(' ', '')}}`)}.`,
  };
}

/** A word in brackets that is a whole name, or a name without its extension. `[Tt]est` and `[0-9]` do not match. */
const ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/;
/** Extensions in brackets instead of braces, as in `*.[ts,tsx]`. */
const LIST = /(?<=\.)\[\w+(?:, ?\w+)+\]$/;
