import type { Fields } from './fields.ts';

export type ProtocolName =
  | 'anthropic'
  | 'azure-openai'
  | 'bedrock'
  | 'ollama'
  | 'openai-chat'
  | 'openai-responses'
  | 'vertex';

export interface AskedCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A message of any protocol. A message with several tool results becomes several messages of role `tool`. */
export interface AskedMessage {
  readonly role: 'assistant' | 'system' | 'tool' | 'user';
  /** The joined text parts. */
  readonly text: string;
  readonly toolCalls: readonly AskedCall[];
  /** Id of the call that a message of role `tool` answers. */
  readonly callId?: string;
}

export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Fields;
}

/** The contents of a request in any protocol. */
export interface AskedRequest {
  readonly model: string;
  readonly messages: readonly AskedMessage[];
  /** Tools that may be called; none if they are declared and calls are forbidden. */
  readonly tools: readonly OfferedTool[];
  /** The requested form of the answer; not every protocol names it. */
  readonly schema?: { readonly name?: string; readonly schema: Fields };
  readonly maxOutputTokens?: number;
  readonly stream: boolean;
}

/** A request as a scripted reply sees it. */
export interface ScriptRequest extends AskedRequest {
  readonly protocol: ProtocolName;
  readonly body: Fields;
  /** All system text, and all user text. */
  readonly system: string;
  readonly user: string;
  /** All results so far, in order. */
  readonly toolResults: readonly { readonly callId: string; readonly name: string; readonly text: string }[];
  /** `review`, `verification`, or the name of the schema. */
  readonly shape?: string;
  /** The agent whose instructions are in the system text. */
  readonly agent?: string;
  /** Counted from 0 over all conversations, without verifications that the emulator answers. */
  readonly call: number;
  /** Number of earlier turns of the model in this conversation. */
  readonly turn: number;
}

/** Why a server would refuse a request, or a mistake in it. */
export interface RequestProblem {
  readonly message: string;
  readonly parameter: string | null;
  readonly code: string | null;
  /** 400 by default. */
  readonly status?: number;
}

export type CheckedRequest =
  | { readonly kind: 'accepted'; readonly request: AskedRequest; readonly complaints: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: RequestProblem };

export function refuse(message: string, parameter: string | null = null, code: string | null = null): CheckedRequest {
  return { kind: 'refused', problem: { message, parameter, code } };
}

export function plainMessage(role: AskedMessage['role'], text: string): AskedMessage {
  return { role, text, toolCalls: [] };
}
