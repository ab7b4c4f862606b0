import { countTokens } from './tokens.ts';
import type { CopilotFault } from './copilot-reply.ts';

/** What the program has to do. */
export interface Told {
  readonly stdout: string;
  readonly stderr: string;
  /** Lines for OpenTelemetry's file, if the environment names one. */
  readonly spans: string;
  readonly exitCode: number;
  readonly afterwards: 'crash' | 'endless output' | 'exit' | 'hang' | 'stubborn' | 'surviving child';
}

export interface OutputForm {
  readonly isJson: boolean;
  readonly isSilent: boolean;
  readonly model: string;
  readonly prompt: string;
}

const AT = '2026-01-05T09:00:00.000Z';

/** Writes an answer like the CLI: as events, as text only, or as text with statistics. */
export function tellAnswer(content: string, form: OutputForm): Told {
  const usage = { input: countTokens(form.prompt), output: countTokens(content) };
  if (!form.isJson) {
    const statistics = `\n\nTotal usage est:       1 Premium request\nTotal duration (API):  3s\nUsage by model:\n    ${form.model}    ${usage.input} input, ${usage.output} output\n`;
    return ended(0, `${content}${form.isSilent ? '\n' : statistics}`, '', spansOf(form, usage));
  }
  return ended(0, eventLines(form, [answerEvent(content, form, usage.output)], 0), '', spansOf(form, usage));
}

/** How a fault looks from outside. */
export function tellFault(fault: CopilotFault, form: OutputForm): Told {
  switch (fault) {
    case 'not logged in':
      return ended(1, '', `${NOT_LOGGED_IN}\n`);
    case 'token refused':
      return ended(
        1,
        '',
        'Error: Authentication failed. Your GitHub token may be invalid, expired, or lacking the required permissions ("Copilot Requests").\n',
      );
    case 'policy':
      return failedSession(
        form,
        403,
        'Error loading models: 403 "not authorized: access denied by policy settings of the organization"',
      );
    case 'silent failure':
      return ended(1, '', '');
    case 'unknown model':
      return ended(1, '', `Error: Model "${form.model}" from --model flag is not available.\n`);
    case 'quota':
      return failedSession(form, 402, 'Execution failed: 402 You have no quota (Request ID: 0DAE:25E807)');
    case 'unknown option':
      return ended(1, '', "error: unknown option '--no-ask-user'\n");
    case 'failed result':
      return ended(0, eventLines(form, [], 1), '');
    case 'tool ran':
      return ended(0, eventLines(form, [...toolEvents(), answerEvent('Done.', form, 2)], 0), '');
    case 'no answer':
      return ended(0, eventLines(form, [], 0), '');
    case 'broken off':
      return ended(
        0,
        eventLines(form, [answerEvent('{"summary": "whole", "comments": []}', form, 8)], 0).slice(0, -120),
        '',
      );
    case 'crash':
    case 'endless output':
    case 'hang':
    case 'stubborn':
    case 'surviving child':
      return { ...ended(0, '', ''), afterwards: fault };
    default:
      return fault satisfies never;
  }
}

export function ended(exitCode: number, stdout: string, stderr: string, spans = ''): Told {
  return { stdout, stderr, spans, exitCode, afterwards: 'exit' };
}

const NOT_LOGGED_IN = `Error: No authentication information found.

Copilot can be authenticated with GitHub using an OAuth Token or a Fine-Grained Personal Access Token.

To authenticate, you can use any of the following methods:
  • Start 'copilot' and run the '/login' command
  • Set the COPILOT_GITHUB_TOKEN, GH_TOKEN, or GITHUB_TOKEN environment variable
  • Run 'gh auth login' to authenticate with the GitHub CLI`;

function failedSession(form: OutputForm, statusCode: number, message: string): Told {
  const error = { type: 'session.error', data: { errorType: 'query', message, statusCode }, timestamp: AT };
  return ended(1, form.isJson ? eventLines(form, [error], 1) : '', `${message}\n`);
}

function eventLines(form: OutputForm, events: readonly object[], exitCode: number): string {
  const lines = [
    { type: 'session.tools_updated', data: { model: form.model }, ephemeral: true, timestamp: AT },
    { type: 'user.message', data: { content: form.prompt, attachments: [] }, timestamp: AT },
    { type: 'assistant.turn_start', data: { turnId: '0' }, timestamp: AT },
    ...events,
    { type: 'assistant.turn_end', data: { turnId: '0' }, timestamp: AT },
    {
      type: 'result',
      timestamp: AT,
      sessionId: 'efc9f463-38c1-464a-8c7f-d28ac8993ffa',
      exitCode,
      usage: {
        premiumRequests: 1,
        totalApiDurationMs: 3000,
        sessionDurationMs: 5000,
        codeChanges: { linesAdded: 0, linesRemoved: 0, filesModified: [] },
      },
    },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function answerEvent(content: string, { model }: OutputForm, outputTokens: number): object {
  const data = { messageId: 'msg-1', model, content, toolRequests: [], phase: 'final_answer', outputTokens };
  return { type: 'assistant.message', data, timestamp: AT };
}

function toolEvents(): readonly object[] {
  const call = { toolCallId: 'call-1', toolName: 'bash', arguments: { command: 'id' } };
  return [
    { type: 'tool.execution_start', data: call, timestamp: AT },
    {
      type: 'tool.execution_complete',
      data: { toolCallId: 'call-1', success: true, result: { content: 'uid=0' } },
      timestamp: AT,
    },
  ];
}

function spansOf({ model }: OutputForm, usage: { readonly input: number; readonly output: number }): string {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': model,
    'gen_ai.usage.input_tokens': usage.input,
    'gen_ai.usage.output_tokens': usage.output,
    'gen_ai.response.finish_reasons': ['stop'],
  };
  return `${JSON.stringify({ type: 'span', name: `chat ${model}`, attributes })}\n`;
}
