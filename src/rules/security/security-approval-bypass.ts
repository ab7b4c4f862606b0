import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { info } from '../effects.ts';
import type { Effects } from '../types.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { phraseRule, MARKDOWN_KINDS } from './markdown-rule.ts';
import { hasWordsAround, WARNS_OF_COMMAND } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

const FLAG = regex('g')`
  (?<![\w-])--(?:
    yolo|dangerously-skip-permissions|dangerously-bypass-approvals-and-sandbox|allow-all(?:-tools)?
    |trust-all-tools
  )(?![\w-])
  |["'\`]?chat\.tools\.(?:global\.)?autoApprove["'\`]?\s*[:=]\s*true\b
  |\bpermissionMode["']?\s*[:=]\s*["']?bypassPermissions\b
`;

/** A text that starts another agent often says why and within which limits, so only people can judge the flag. */
const MENTIONED = inAllClients(
  'info',
  'send the command to the model. Started in this way, an agent runs every command, also one that a malicious text made it run.',
);

/**
 * A team that commits such a setting has decided for it, and each client asks once more: VS Code whether the folder is
 * trusted, Claude Code before the first start in this mode.
 */
const CHOSEN = inAllClients(
  'info',
  'that know the setting then run every command of the agent, also one that a malicious text made it run.',
);

/** VS Code reads the switch from the settings of a user alone: its scope is `APPLICATION_MACHINE` in `chat.shared.contribution.ts`. */
const OF_USERS: Effects = [
  info(
    ['vscode'],
    'VS Code ignores the switch in the settings of a repository. Versions that do not ignore it run every command of the agent.',
  ),
];

/** A letter in JSON written as its number, which people hardly do unless they hide something. */
const ESCAPED = String.raw`\u`;

export const securityApprovalBypass = phraseRule({
  id: 'security-approval-bypass',
  kinds: [...MARKDOWN_KINDS, 'settings', 'hooks'],
  description: 'A file lets an agent act without asking',
  effects: inAllClients('warning', 'then run every command of the agent, also one that a malicious text made it run.'),
  isOncePerFile: true,
  effectsOf: findLesserEffects,
  looksFor: { parts: ['yolo', 'kip-pe', 'bypass', '-all', 'Approv', ESCAPED] },
  *find(checked) {
    if (checked.format === 'json') {
      yield* checked.kind === 'hooks' ? commandsIn(checked) : [];
      yield* switchesIn(checked);
      return;
    }
    const { text } = checked;
    if (
      !text.includes('--yolo') &&
      !text.includes('--dang') &&
      !text.includes('--allow-all') &&
      !text.includes('--trust-all') &&
      !text.includes('.autoApprove') &&
      !text.includes('bypassPerm')
    ) {
      return;
    }
    for (const { 0: whole, index } of text.matchAll(FLAG)) {
      const range = { start: index, end: index + whole.length };
      if (!isListedOption(text, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND)) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `${quote(withoutQuotes(found))} lets an agent act without asking`,
    hint: 'List the tools and commands that may run without asking.',
  }),
});

/**
 * Finds what a flag or setting does if it is less than the effect of the rule. Commands of hooks and names that are written
 * with escapes, which hide something, have the effect of the rule.
 */
function findLesserEffects(found: string, { format }: CheckedText): Effects | undefined {
  if (format === 'json') {
    if (found.search(FLAG) >= 0 || found.includes(ESCAPED)) {
      return undefined;
    }
    return SWITCHES.includes(withoutQuotes(found)) ? OF_USERS : CHOSEN;
  }
  if (format === 'markdown' && found.startsWith('--')) {
    return MENTIONED;
  }
  return found.startsWith('permissionMode') ? CHOSEN : undefined;
}

function withoutQuotes(found: string): string {
  return found.replaceAll(/^["']|["']$/g, '');
}

/** Whether a list or table of options explains a flag: `` - `-y, --yolo`: run without questions ``. */
function isListedOption(text: string, { start, end }: TextRange): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return (
    /^\s*(?:[-*+]\s+|\|\s*)?[*_]{0,2}[`"']?(?:-\w[,/| ]+\s*(?:or\s+)?[`"']?)?$/.test(line) &&
    /^(?:[ =]\S{1,30})?[`"']?[*_]{0,2}[ \t]*(?:[-–—:|(]|[ \t]{2})/.test(text.slice(end, end + 60))
  );
}

function* commandsIn(checked: CheckedText): Generator<TextRange> {
  for (const { command, path } of readCommands(checked)) {
    if (command.match(FLAG) !== null) {
      yield* asList(checked.json.rangeOf(path));
    }
  }
}

const SWITCHES = ['chat.tools.autoApprove', 'chat.tools.global.autoApprove'];
/** Patterns that match every command. */
const EVERYTHING = /^\/(?:\^?\.[*+]\$?)\/[a-z]*$|^\*+$/;

function* switchesIn({ json }: CheckedText): Generator<TextRange> {
  const root = json.value;
  if (!isRecord(root)) {
    return;
  }
  for (const name of SWITCHES) {
    if (root[name] === true) {
      yield* asList(json.rangeOfKey([name]));
    }
  }
  const terminal = root['chat.tools.terminal.autoApprove'];
  for (const pattern of isRecord(terminal) ? Object.keys(terminal) : []) {
    if (EVERYTHING.test(pattern) && terminal !== null && isRecord(terminal) && terminal[pattern] === true) {
      yield* asList(json.rangeOfKey(['chat.tools.terminal.autoApprove', pattern]));
    }
  }
  const permissions = root['permissions'];
  if (isRecord(permissions) && permissions['defaultMode'] === 'bypassPermissions') {
    yield* asList(json.rangeOf(['permissions', 'defaultMode']));
  }
}

function asList(range: TextRange | undefined): readonly TextRange[] {
  return range === undefined ? [] : [range];
}
