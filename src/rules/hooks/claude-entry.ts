import { CLAUDE_TOOLS } from '../../customizations/known/known-tools.ts';
import { wordSet } from '../../structures/words-in.ts';
import { isRecord } from '../../text/record.ts';
import { entryFault, valueFault, findShortTimes, findWrongTypes, type EntryFault } from './entry-fault.ts';
import type { HookEntry, HooksDialect } from '../reading/hooks/hook-entries.ts';
import { quote } from '../../text/shown/quote.ts';
import { nearestName } from '../reading/json/json-keys.ts';

/** The keys that each type of hook requires: https://code.claude.com/docs/en/hooks */
const REQUIRED: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['command', ['command']],
  ['prompt', ['prompt']],
  ['agent', ['prompt']],
  ['http', ['url']],
  ['mcp_tool', ['server', 'tool']],
]);

/** `HookHandlerConfig` in openai/codex: hooks of the types `prompt` and `agent`, and those with `async`, can be read, but are skipped. */
const RUN_BY_CODEX: ReadonlySet<string> = new Set(['command', 'mcp_tool']);

/** Finds the faults of a hook in Claude's settings, or of one in that form in a Copilot file. */
export function findClaudeEntryFaults(
  { event, value, isNested }: HookEntry,
  dialect: HooksDialect,
): readonly EntryFault[] {
  if (!isRecord(value)) {
    return [entryFault('The hook is not an object', 'Write `{ "type": "command", "command": "…" }`.')];
  }
  if (!isNested && Object.hasOwn(value, 'hooks')) {
    return [valueFault('hooks', 'The `hooks` of the matcher are not a list', 'Put them in `[` and `]`.')];
  }
  if (!isNested) {
    return [entryFault('The hook has no matcher around it', 'Write `{ "matcher": "…", "hooks": [ … ] }` around it.')];
  }
  const { type } = value;
  const required = REQUIRED.get(type);
  if (typeof type !== 'string' || required === undefined) {
    if (type === undefined) {
      return [entryFault('The hook has no `type`', 'Add `"type": "command"`.')];
    }
    return [
      valueFault(
        'type',
        typeof type === 'string' ? `${quote(type)} is not a type of hook` : 'The `type` of the hook is not a string',
        'Write `command`, `prompt`, `agent`, `http` or `mcp_tool`.',
      ),
    ];
  }
  if (dialect === 'codex' && !RUN_BY_CODEX.has(type)) {
    return [valueFault('type', `Codex runs no hooks of the type ${quote(type)}`, 'Write `command` or `mcp_tool`.')];
  }
  if (dialect === 'codex' && value['async'] === true) {
    return [valueFault('async', 'Codex runs no hooks in the background', 'Remove `async`.')];
  }
  if (dialect === 'claude' && !mayHaveType(event, type)) {
    return [
      valueFault(
        'type',
        `Hooks of \`${event}\` cannot have the type ${quote(type)}`,
        'Write `"type": "command"`, and let the command print the text.',
      ),
    ];
  }
  const isLoose =
    dialect === 'copilot' &&
    type === 'command' &&
    ['bash', 'powershell', 'windows', 'linux', 'osx'].some((key) => Object.hasOwn(value, key));
  const missing = isLoose ? [] : required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.map((key) => entryFault(`The hook of type \`${type}\` has no \`${key}\``, `Add the key \`${key}\`.`)),
    ...findWrongTypes(value, TYPES),
    ...findShortTimes(value, ['timeout']),
    ...findUnknownWords(value),
  ];
}

/** Events that ask no model, as nothing waits for its answer: https://code.claude.com/docs/en/hooks#prompt-based-hooks (November 2026) */
const WITHOUT_MODEL = wordSet(`
  ConfigChange CwdChanged DirectoryAdded Elicitation ElicitationResult FileChanged InstructionsLoaded MessageDisplay
  Notification PostCompact PreCompact SessionEnd SessionStart Setup StopFailure SubagentStart WorktreeCreate
  WorktreeRemove
`);

function mayHaveType(event: string, type: string): boolean {
  return type === 'http'
    ? event !== 'SessionStart' && event !== 'Setup'
    : !WITHOUT_MODEL.has(event) || (type !== 'prompt' && type !== 'agent');
}

/** https://code.claude.com/docs/en/hooks#hook-handler-fields (November 2026) */
const TYPES = {
  command: 'string',
  prompt: 'string',
  url: 'string',
  timeout: 'number',
  async: 'boolean',
  asyncRewake: 'boolean',
  once: 'boolean',
  headers: 'object',
  allowedEnvVars: 'list',
  statusMessage: 'string',
} as const;

const SHELLS: ReadonlySet<unknown> = new Set(['bash', 'powershell']);

/** A shell that does not exist, and a condition about a tool whose name is misspelled. */
function findUnknownWords(value: Readonly<Record<string, unknown>>): readonly EntryFault[] {
  const { shell, if: condition } = value;
  const tool = typeof condition === 'string' ? (/^\w+/.exec(condition)?.[0] ?? '') : '';
  const near = tool === '' || CLAUDE_TOOLS.includes(tool) ? undefined : nearestName(tool, CLAUDE_TOOLS);
  return [
    ...(typeof shell === 'string' && !SHELLS.has(shell)
      ? [valueFault('shell', `${quote(shell)} is not a shell of hooks`, 'Write `bash` or `powershell`.')]
      : []),
    ...(near === undefined || tool.startsWith('mcp__')
      ? []
      : [valueFault('if', `Claude Code has no tool ${quote(tool)}`, `Did you mean \`${near}\`?`)]),
  ];
}
