import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';

/** The result of a run of `copilot --output-format json`. */
export interface CopilotRun {
  /** The last message of the model that contains text. */
  readonly text: string | undefined;
  /** Names of tools that ran or may have run. */
  readonly ranTools: readonly string[];
  /** Names of tools that the model called and that did not run. */
  readonly refusedTools: readonly string[];
  /** Whether the CLI shortened the prompt. */
  readonly isShortened: boolean;
  readonly error: { readonly message: string; readonly status: number | undefined } | undefined;
  /** Whether the event that ends every run is present. */
  readonly isWhole: boolean;
}

/**
 * Reads the events that the Copilot CLI writes, one JSON object per line. Unknown events are ignored, because later
 * versions have more of them.
 */
export function readCopilotEvents(stdout: string): CopilotRun {
  const calls = new Map<string, ToolUse>();
  let text: string | undefined;
  let isShortened = false;
  let isWhole = false;
  let error: CopilotRun['error'];
  for (const line of stdout.split('\n')) {
    const event = readEvent(line);
    if (event === undefined) {
      continue;
    }
    switch (event.type) {
      case 'assistant.message':
        text = readText(event.data['content']) ?? text;
        break;
      case 'tool.execution_start':
        noteCall(calls, event.data, true);
        break;
      case 'tool.execution_complete':
        noteCall(calls, event.data, event.data['success'] !== false);
        break;
      case 'session.compaction_start':
      case 'session.truncation':
        isShortened = true;
        break;
      case 'session.error':
        error = {
          message: readText(event.data['message']) ?? 'no message',
          status: readNumber(event.data['statusCode']),
        };
        break;
      case 'result':
        isWhole = true;
        break;
      default:
        break;
    }
  }
  const uses = [...calls.values()];
  return {
    text,
    ranTools: listNames(uses.filter((use) => use.mayHaveRun)),
    refusedTools: listNames(uses.filter((use) => !use.mayHaveRun)),
    isShortened,
    error,
    isWhole,
  };
}

interface ToolUse {
  readonly name: string;
  /** True from its start until it is reported as failed. */
  readonly mayHaveRun: boolean;
}

function noteCall(calls: Map<string, ToolUse>, data: Data, mayHaveRun: boolean): void {
  const id = readText(data['toolCallId']) ?? '';
  const name = readText(data['toolName']) ?? calls.get(id)?.name ?? 'a tool';
  calls.set(id, { name, mayHaveRun });
}

function listNames(uses: readonly ToolUse[]): readonly string[] {
  return [...new Set(uses.map((use) => use.name))];
}

type Data = Readonly<Record<string, unknown>>;

/** The CLI prints warnings between events, and a run that was stopped leaves half a line. */
function readEvent(line: string): { readonly type: string; readonly data: Data } | undefined {
  const event = line.startsWith('{') ? parseJson(line) : undefined;
  return isRecord(event) && typeof event['type'] === 'string'
    ? { type: event['type'], data: isRecord(event['data']) ? event['data'] : {} }
    : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
