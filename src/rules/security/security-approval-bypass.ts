import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { readCommands } from '../reading/hooks/hook-entries.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { phraseRule, MARKDOWN_KINDS } from './markdown-rule.ts';
import { isWarnedAbout, WARNS_OF_COMMAND } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';

const FLAG =
  /(?<![\w-])--(?:yolo|dangerously-skip-permissions|dangerously-bypass-approvals-and-sandbox|allow-all(?:-tools)?|trust-all-tools)(?![\w-])|["'`]?chat\.tools\.(?:global\.)?autoApprove["'`]?\s*[:=]\s*true\b|\bpermissionMode["']?\s*[:=]\s*["']?bypassPermissions\b/g;

/** A text that starts another agent often says why and within which limits, so only people can judge the flag. */
const MENTIONED = inAllClients(
  'info',
  'send the command to the model. Started in this way, an agent runs every command, also one that a malicious text made it run.',
);

/** A letter in JSON written as its number, which people hardly do unless they hide something. */
const ESCAPED = String.raw`\u`;

export const securityApprovalBypass = phraseRule({
  id: 'security-approval-bypass',
  kinds: [...MARKDOWN_KINDS, 'settings', 'hooks'],
  description: 'A file lets an agent act without asking',
  effects: inAllClients('warning', 'then run every command of the agent, also one that a malicious text made it run.'),
  isOncePerFile: true,
  effectsOf: (found, { format }) => (format === 'markdown' && found.startsWith('--') ? MENTIONED : undefined),
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
      if (!isListedOption(text, range) && !isWarnedAbout(checked, range, WARNS_OF_COMMAND)) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `${quote(found.replaceAll(/^["']|["']$/g, ''))} lets an agent act without asking`,
    hint: 'List the tools and commands that may run without asking.',
  }),
});

/** Whether a list or table of options explains a flag: `` - `-y, --yolo`: run without questions ``. */
function isListedOption(text: string, { start, end }: TextRange): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return (
    /^\s*(?:[-*+]\s+|\|\s*)?[*_]{0,2}[`"']?(?:-\w[,/| ]+\s*(?:or\s+)?[`"']?)?$/.test(line) &&
    /^(?:[ =]\S{1,30})?[`"']?[*_]{0,2}\s*(?:[-–—:|(]|\s{2})/.test(text.slice(end, end + 60))
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
