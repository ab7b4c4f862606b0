import { optionComplaints, parseCopilotOptions } from './copilot-options.ts';
import { ended, tellAnswer, tellFault, type OutputForm, type Told } from './copilot-output.ts';
import type { CopilotOptions, CopilotReply, RecordedCopilotCall } from './copilot-reply.ts';
import { readForScript } from './read-request.ts';
import { contentOf } from './reply.ts';
import { plainMessage, type ScriptRequest } from './request.ts';
import { verificationReply } from './verification.ts';

const TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];

/** What the program reports when it is started. */
export interface News {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly input: string;
  readonly workingFolder: string;
  readonly filesThere: readonly string[];
  readonly pid: number;
}

/** The state of the emulator. */
export interface Records {
  readonly calls: RecordedCopilotCall[];
  readonly complaints: string[];
  readonly unexpected: string[];
}

/** Decides what the program does: the CLI's reaction to the command line, or the answer of the script. */
export function tellProgram(news: News, options: CopilotOptions, records: Records): Told {
  const parsed = parseCopilotOptions(news.arguments, options.unknownOptions ?? []);
  if (parsed.kind === 'wrong') return ended(1, '', `${parsed.message}\n`);
  const given = parsed.options;
  if (given.has('--version')) return ended(0, `GitHub Copilot CLI ${options.version ?? '1.0.64'}.\n`, '');
  if (given.has('--help')) return ended(0, 'Usage: copilot [options] [command]\n', '');
  const form: OutputForm = {
    isJson: given.get('--output-format')?.at(-1) === 'json',
    isSilent: given.has('--silent'),
    model: given.get('--model')?.at(-1) ?? 'claude-sonnet-4.6',
    prompt: given.get('--prompt')?.at(-1) ?? news.input,
  };
  if (form.prompt === '') return ended(1, '', 'error: No prompt was given: interactive mode needs a terminal.\n');
  const request = readPrompt(form);
  const call: RecordedCopilotCall = {
    ...news,
    options: Object.fromEntries(given),
    prompt: form.prompt,
    ...(request.shape === undefined ? {} : { shape: request.shape }),
  };
  records.calls.push(call);
  records.complaints.push(...complaintsOf(call, given));
  if ((options.needsToken ?? true) && !TOKENS.some((name) => (news.environment[name] ?? '') !== '')) {
    return tellFault('not logged in', form);
  }
  if (options.models?.includes(form.model) === false) return tellFault('unknown model', form);
  return tellReply(nextReply(call, request, options, records), form);
}

function complaintsOf(call: RecordedCopilotCall, given: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [
    ...optionComplaints(given),
    ...(given.has('--prompt') && call.input !== '' ? ['Standard input is ignored beside -p.'] : []),
    ...(call.filesThere.length === 0 ? [] : [`It runs where files are: ${call.filesThere.slice(0, 5).join(', ')}`]),
  ];
}

/** The prompt is one text that does not distinguish system and user messages. */
function readPrompt({ model, prompt }: OutputForm): ScriptRequest {
  const messages = [plainMessage('system', prompt), plainMessage('user', prompt)];
  return readForScript(
    { model, messages, tools: [], stream: false },
    { protocol: 'openai-chat', body: {}, call: 0 },
    {},
  );
}

function nextReply(
  call: RecordedCopilotCall,
  request: ScriptRequest,
  { replies, verification = {} }: CopilotOptions,
  { calls, unexpected }: Records,
): CopilotReply | undefined {
  if (call.shape === 'verification' && verification !== 'scripted') {
    return { content: contentOf(verificationReply(request, verification)) };
  }
  const isScripted = (other: RecordedCopilotCall): boolean =>
    verification === 'scripted' || other.shape !== 'verification';
  const number = calls.filter(isScripted).length - 1;
  const reply = typeof replies === 'function' ? replies(call, number) : replies[number];
  if (reply === undefined) unexpected.push(`Call ${number + 1} has no scripted reply.`);
  return reply;
}

function tellReply(reply: CopilotReply | undefined, form: OutputForm): Told {
  if (reply === undefined) return ended(1, '', 'The script has no reply for this call.\n');
  if ('fault' in reply) return tellFault(reply.fault, form);
  if ('exitCode' in reply) return ended(reply.exitCode, reply.stdout ?? '', reply.stderr ?? '');
  return tellAnswer(contentOf(reply), form);
}
