import { phraseRule } from './markdown-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';
import { regex } from '../../text/regex.ts';

/** Matches `` !`command` `` at the beginning of a line or after a space. */
const COMMAND = /(?<![^\s(:])!`([^`\n]{1,500})`/g;

/** Commands that use the network, read secrets, or change files. */
const RISKY = regex()`
  \b(?:curl|wget|nc|ncat|ssh|scp|sudo|eval|base64|printenv|openssl|Invoke-WebRequest|irm|iwr)\b|\brm\s+-
  |^\s*env\s*(?:$|\|)|(?:^|[\s/'"])\.(?:env(?!\.(?:example|sample|template|dist)\b)|npmrc|netrc)\b|\.ssh\/|\.aws\/
  |id_rsa|\|\s*(?:ba|z)?sh\b|>\s*\/(?!dev\/null\b)|git\s+push|npx\s+-y
`;

/** Matches the names that `find` looks for. It prints the paths of such files, and does not read the files. */
const NAMES_TO_FIND = /\s-i?(?:name|path)\s+(?:'[^']*'|"[^"]*"|[^\s'"]+)/g;
/** Matches what reads the files that `find` prints. `grep -l` prints names again. */
const READS_FOUND = /\s-(?:exec|ok)(?:dir)?\s(?!grep\s+-\w*l)|\bxargs\b|\$\(|\bcat\b/;

function isRisky(command: string): boolean {
  return RISKY.test(
    /^\s*find\s/.test(command) && !READS_FOUND.test(command) ? command.replaceAll(NAMES_TO_FIND, '') : command,
  );
}

export const securityDynamicContext = phraseRule({
  id: 'security-dynamic-context',
  kinds: ['skill', 'command'],
  description: 'A skill runs a risky command when it is loaded',
  effects: [
    warning(['claude'], 'Claude Code runs the command before the model reads the skill, without asking.'),
    warning(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI send the command to the model as text; the model may run it without asking.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/skills#inject-dynamic-context',
  looksFor: { parts: ['!`'] },
  *find({ text, body, markdown }) {
    for (const { 0: whole, 1: command = '', index } of text.matchAll(COMMAND)) {
      if (index >= body.start && isRisky(command) && markdown.hiddenAt(index) === undefined) {
        yield { start: index, end: index + whole.length };
      }
    }
  },
  say: (found) => ({
    message: `${quote(found.slice(2, -1))} is run when the skill is loaded`,
    hint: 'Let the model run it as a step that somebody can refuse.',
  }),
});
