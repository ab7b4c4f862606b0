import type { Fields } from './fields.ts';

export type ProtocolName = 'anthropic' | 'azure-openai' | 'ollama' | 'openai-chat' | 'openai-responses';

export interface AskedCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A message of any protocol. A message that holds several tool results is several of role `tool`. */
export interface AskedMessage {
  readonly role: 'assistant' | 'system' | 'tool' | 'user';
  /** The text parts, joined. */
  readonly text: string;
  readonly toolCalls: readonly AskedCall[];
  /** Of the call that a message of role `tool` answers. */
  readonly callId?: string;
}

export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Fields;
}

/** What a request asks, whatever the protocol. */
export interface AskedRequest {
  readonly model: string;
  readonly messages: readonly AskedMessage[];
  /** That may be called: none where they are declared and calls are forbidden. */
  readonly tools: readonly OfferedTool[];
  /** The form of the answer, where one is asked for; not every protocol names it. */
  readonly schema?: { readonly name?: string; readonly schema: Fields };
  readonly maxOutputTokens?: number;
  readonly stream: boolean;
}

/** A request as a scripted reply may look at it. */
export interface ScriptRequest extends AskedRequest {
  readonly protocol: ProtocolName;
  readonly body: Fields;
  /** All system text, and all user text. */
  readonly system: string;
  readonly user: string;
  /** Every result so far, in order. */
  readonly toolResults: readonly { readonly callId: string; readonly name: string; readonly text: string }[];
  /** `review`, `verification`, or whatever the schema is named. */
  readonly shape?: string;
  /** Whose instructions stand in the system text. */
  readonly agent?: string;
  /** From 0, over all conversations; verifications that the emulator answers are not counted. */
  readonly call: number;
  /** From 0: how many turns the model had in this conversation. */
  readonly turn: number;
}

/** Why a server would refuse a request, or what it should not be asked. */
export interface RequestProblem {
  readonly message: string;
  readonly parameter: string | null;
  readonly code: string | null;
  /** 400 where it is left out. */
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
