import { VSCODE_INSTRUCTIONS } from './documentation.ts';
import { globRule } from './glob-rule.ts';
import { quoteText } from '../quote-text.ts';

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
      return undefined;
    }
    const [name = ''] = route;
    return {
      at: { start: route.index, end: route.index + name.length },
      message: `${quoteText(name)} in ${key} stands for one character, not for the name with its brackets`,
      hint: 'Write `*` in place of the name in brackets.',
    };
  },
});

/** A word in brackets that is a whole name, or one but for its extension; `[Tt]est` and `[0-9]` are none. */
const ROUTE = /(?<=^|\/)(?:\[\.\.\.\w+\]|\[\[(?:\.\.\.)?\w+\]\]|\[[A-Za-z]\w+(?:=\w+)?\])(?=\/|\.|$)/;
