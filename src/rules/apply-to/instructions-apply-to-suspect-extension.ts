import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { EXTENSIONS_OF_LANGUAGES, OPTIONAL_ENDINGS } from './extension-words.ts';
import { readExtensions } from './glob-extensions.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const instructionsApplyToSuspectExtension = globRule({
  id: 'instructions-apply-to-suspect-extension',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob ends in the name of a language or in a regular expression instead of an extension',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'No file has such an extension, so the glob never makes VS Code, github.com, the Copilot CLI or Claude Code apply the instructions.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    for (const { extension, at } of readExtensions(pattern)) {
      const meant = EXTENSIONS_OF_LANGUAGES.get(extension);
      if (meant !== undefined) {
        return {
          at,
          message: `${quote(`.${extension}`)} in ${key} is the name of a language, not an extension`,
          hint: `Write ${quote(`.${meant}`)}.`,
        };
      }
      const endings = OPTIONAL_ENDINGS.get(extension);
      if (endings !== undefined) {
        return {
          at,
          message: `${quote(`.${extension}`)} in ${key} is a glob, where \`?\` matches exactly one character`,
          hint: `Write ${quote(endings)}.`,
        };
      }
    }
    return undefined;
  },
});
