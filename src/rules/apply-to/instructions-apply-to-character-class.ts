import { VSCODE_INSTRUCTIONS } from '../reading/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/quote.ts';

export const instructionsApplyToCharacterClass = globRule({
  id: 'instructions-apply-to-character-class',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob names a folder or file whose name has brackets, as routes of Next.js and SvelteKit do',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code take brackets in a glob for one character out of several, so the folder `[id]` is not matched, and `i` and `d` are.',
    },
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const route = pattern.includes('[') ? ROUTE.exec(pattern) : null;
    if (route === null) {
      return listIn(pattern, key);
    }
    const [name = ''] = route;
    return {
      at: { start: route.index, end: route.index + name.length },
      message: `${quote(name)} in ${key} stands for one character, not for the name with its brackets`,
      hint: 'Write `*` in place of the name in brackets.',
    };
  },
});

/** A list of extensions in brackets, which is one character as well. */
function listIn(pattern: string, key: string): ReturnType<Parameters<typeof globRule>[0]['findFault']> {
  const list = pattern.includes('[') ? LIST.exec(pattern) : null;
  if (list === null) {
    return undefined;
  }
  const [written] = list;
  return {
    at: { start: list.index, end: list.index + written.length },
    message: `${quote(written)} in ${key} stands for one character, not for one of the names in it`,
    hint: `Write ${quote(`{${written.slice(1, -1).replaceAll(' ', '')}}`)}.`,
  };
}

/** A word in brackets that is a whole name, or one but for its extension; `[Tt]est` and `[0-9]` are none. */
const ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/;
/** `*.[ts,tsx]`, where braces are meant. */
const LIST = /(?<=\.)\[\w+(?:, ?\w+)+\]$/;
