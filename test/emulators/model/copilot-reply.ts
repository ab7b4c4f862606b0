import type { Fields } from './fields.ts';
import type { VerificationOptions } from './verification.ts';

export type CopilotFault =
  | 'broken off'
  | 'crash'
  | 'endless output'
  | 'failed result'
  | 'hang'
  | 'no answer'
  | 'not logged in'
  | 'policy'
  | 'quota'
  | 'silent failure'
  /** Hangs, and ignores requests to stop. */
  | 'stubborn'
  /** Ends at once and leaves a process that keeps its output open. */
  | 'surviving child'
  | 'token refused'
  | 'tool ran'
  | 'unknown model'
  | 'unknown option';

export type CopilotReply =
  | { readonly content: string | Fields }
  | { readonly exitCode: number; readonly stdout?: string; readonly stderr?: string }
  | { readonly fault: CopilotFault };

export interface CopilotOptions {
  readonly replies: readonly CopilotReply[] | ((call: RecordedCopilotCall, number: number) => CopilotReply | undefined);
  /** The version that `--version` prints. */
  readonly version?: string;
  /** Absent: every model exists. */
  readonly models?: readonly string[];
  /** Options that this version does not support yet. */
  readonly unknownOptions?: readonly string[];
  /** Whether the environment must contain a token; true by default. */
  readonly needsToken?: boolean;
  readonly verification?: 'scripted' | VerificationOptions;
}

export interface RecordedCopilotCall {
  readonly arguments: readonly string[];
  /** Values by option, with the long names. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly environment: Readonly<Record<string, string>>;
  /** The whole standard input. */
  readonly input: string;
  /** The value of `-p`, or else standard input. */
  readonly prompt: string;
  readonly workingFolder: string;
  readonly filesThere: readonly string[];
  readonly pid: number;
  readonly shape?: string;
}
