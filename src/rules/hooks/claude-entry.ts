import { isRecord } from '../../text/record.ts';
import { quoteText } from '../reading/quote-text.ts';
import { ofEntry, ofValue, wrongTypes, type EntryFault } from './entry-fault.ts';
import type { HookEntry, HooksDialect } from '../reading/hook-entries.ts';

/** What each type of a hook cannot do without: https://code.claude.com/docs/en/hooks */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  command: ['command'],
  prompt: ['prompt'],
  agent: ['prompt'],
  http: ['url'],
  mcp_tool: ['server', 'tool'],
};

/** What is wrong with an entry of Claude's settings; in a file of Copilot's, with one that is written like those. */
export function faultsOfClaudeEntry({ value, isNested }: HookEntry, dialect: HooksDialect): readonly EntryFault[] {
  if (!isRecord(value)) {
    return [ofEntry('A hook is no object', 'Write `{ "type": "command", "command": "…" }`.')];
  }
  if (!isNested) {
    return [ofEntry('A hook stands without its matcher', 'Write `{ "matcher": "…", "hooks": [ … ] }` around it.')];
  }
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(REQUIRED, type)) {
    if (type === undefined) {
      return [ofEntry('A hook has no `type`', 'Write `"type": "command"`.')];
    }
    return [
      ofValue(
        'type',
        typeof type === 'string' ? `${quoteText(type)} is no type of a hook` : 'The type of a hook is no text',
        'Write `command`, `prompt`, `agent`, `http` or `mcp_tool`.',
      ),
    ];
  }
  const isLoose =
    dialect === 'copilot' &&
    type === 'command' &&
    ['bash', 'powershell', 'windows', 'linux', 'osx'].some((key) => Object.hasOwn(value, key));
  const missing = isLoose ? [] : (REQUIRED[type] ?? []).filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.map((key) => ofEntry(`A hook of type \`${type}\` has no \`${key}\``, `Write it as \`${key}\`.`)),
    ...wrongTypes(value, { command: 'string', prompt: 'string', url: 'string', timeout: 'number' }),
  ];
}
