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
  /** Hangs, and does not end when it is asked to. */
  | 'stubborn'
  /** Ends at once, and leaves a process that holds its output open. */
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
  /** As `--version` says it. */
  readonly version?: string;
  /** Left out, every model is known. */
  readonly models?: readonly string[];
  /** Options that this version does not have yet. */
  readonly unknownOptions?: readonly string[];
  /** Whether a token must be in the environment; left out, it must. */
  readonly needsToken?: boolean;
  readonly verification?: 'scripted' | VerificationOptions;
}

export interface RecordedCopilotCall {
  readonly arguments: readonly string[];
  /** Values by option, short names written out. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly environment: Readonly<Record<string, string>>;
  /** All of standard input. */
  readonly input: string;
  /** Of `-p`, else standard input. */
  readonly prompt: string;
  readonly workingFolder: string;
  readonly filesThere: readonly string[];
  readonly pid: number;
  readonly shape?: string;
}
