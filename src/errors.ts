/** Exit codes of the command, as documented. */
export const EXIT = { done: 0, problems: 1, usage: 2, failed: 3, interrupted: 130, terminated: 143 } as const;

/** The place of a wrong setting in a file. */
export interface Place {
  readonly path: string;
  /** Line and column count from 1. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * A wrong setting or a failed run, reported to the user without a stack trace. `code` never changes; `hint` says what to
 * do.
 */
export class UserError extends Error {
  readonly code: string;
  readonly hint: string | undefined;
  readonly exitCode: 2 | 3 | 130;
  readonly place: Place | undefined;

  constructor(
    code: string,
    message: string,
    details: { hint?: string; exitCode?: 2 | 3 | 130; place?: Place; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'UserError';
    this.code = code;
    this.hint = details.hint;
    this.exitCode = details.exitCode ?? EXIT.usage;
    this.place = details.place;
  }
}

/** A wrong use of the command, an input or the configuration: exit code 2. */
export function usageError(code: string, message: string, hint?: string, place?: Place): UserError {
  return new UserError(code, message, { ...(hint === undefined ? {} : { hint }), ...(place ? { place } : {}) });
}

/** A run that failed because of git, GitHub or a model: exit code 3. */
export function runError(code: string, message: string, hint?: string, cause?: unknown): UserError {
  return new UserError(code, message, { ...(hint === undefined ? {} : { hint }), exitCode: EXIT.failed, cause });
}

/** A run that somebody stopped. The entries know by which signal, and choose the exit code by it. */
export function interruptedError(): UserError {
  return new UserError('interrupted', 'The run was stopped. Nothing was posted', { exitCode: EXIT.interrupted });
}

/** `file:line:column: message`, with the hint on a line of its own. */
export function describeUserError(error: UserError): string {
  const place = error.place;
  const where =
    place === undefined
      ? ''
      : `${[place.path, place.line, place.column].filter((part) => part !== undefined).join(':')}: `;
  return `${where}${error.message}${error.hint === undefined ? '' : `\n  ${error.hint}`}`;
}

/** The message of anything thrown, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/**
 * The reason for which the system refused to read or write a file that the caller names, in plain words: the message of
 * Node has the name of a C constant and repeats the path.
 */
export function fileErrorReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : '';
  return FILE_ERRORS.get(code) ?? messageOf(error);
}

const FILE_ERRORS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['ENOTDIR', 'a part of its path is a file, not a folder'],
  ['EISDIR', 'it is a folder'],
  ['EEXIST', 'something else is at this path'],
  ['EACCES', 'you have no permission'],
  ['EPERM', 'the system does not permit it'],
  ['EROFS', 'the file system can only be read'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'the file is too large'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['ELOOP', 'its symbolic links lead in a circle'],
]);
