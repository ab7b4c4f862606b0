import type { UseFact } from '../../../syntax/facts/types.ts';
import type { TextSubject } from '../../types.ts';
import { isGlobalName } from './known-names.ts';
import type { Target, UsesFacts } from './target.ts';

/** The one thing that a statement names in place of what it rules out. */
export interface Replacement {
  readonly code: string;
}

const OPERATOR = /^[=!<>+\-*/%&|^~?]{2,3}$/;
/** Functions that log take any values, so one level may stand for another. */
const CONSOLE = /^console\.\w+$/;
const LEVEL = /\.(?:log|trace|debug|info|warn|warning|error|fatal)$/;
const QUALIFIED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u;

/** The new text of a line, if replacing one sign or name by another of its shape changes nothing else. */
export function suggestReplacement(
  { added }: TextSubject,
  facts: UsesFacts,
  target: Target,
  use: UseFact,
  replacement: Replacement | undefined,
): string | undefined {
  const line = added.find(({ number }) => number === use.line)?.text;
  if (replacement === undefined || line === undefined || use.line !== use.endLine || use.meaning !== undefined) {
    return undefined;
  }
  const old = withoutBrackets(target.code);
  const code = withoutBrackets(replacement.code);
  const after = line.slice(use.column + old.length);
  const isThere = line.slice(use.column, use.column + old.length) === old;
  return isThere && isSameShape(use, old, code, after, facts)
    ? `${line.slice(0, use.column)}${code}${after}`.replace(/\r$/, '')
    : undefined;
}

function isSameShape({ kind }: UseFact, old: string, code: string, after: string, facts: UsesFacts): boolean {
  if (kind === 'operator') {
    // `x == null` is also true for `undefined`.
    return OPERATOR.test(code) && !/^\s*(?:null|undefined)\b/.test(after);
  }
  if (kind === 'keyword') {
    return old === 'any' && code === 'unknown';
  }
  // Another name may take other arguments: `errors.AsType(err)` replaces `errors.As(err, &target)`. What is not called takes none.
  const isMember = kind !== 'call' && QUALIFIED.test(old) && ownerOf(old) === ownerOf(code) && !/^\s*[(.[]/.test(after);
  const takesTheSame = isMember || lastName(code) === lastName(old) || (CONSOLE.test(old) && LEVEL.test(code));
  if (!QUALIFIED.test(code) || !(QUALIFIED.test(old) || kind === 'call') || !takesTheSame) {
    return false;
  }
  const [first = ''] = code.split('.');
  return isGlobalName(first) || first === old.split('.')[0] || facts.imports.some(({ local }) => local === first);
}

function lastName(code: string): string | undefined {
  return code.split('.').at(-1);
}

function ownerOf(code: string): string {
  return code.slice(0, Math.max(0, code.lastIndexOf('.')));
}

/**
 * The new text of a line that runs a command, if the other command is the same program: `docker compose` for `docker-compose`,
 * `python3` for `python`, `uv run pytest` for `pytest`. Other programs may have other subcommands.
 */
export function suggestCommand(line: string, old: string, code: string): string | undefined {
  const isSame =
    old.replaceAll('-', ' ') === code.replaceAll('-', ' ') || code === `${old}3` || code.endsWith(` run ${old}`);
  const [first, ...others] = line.split(old);
  const [next] = others;
  const isWord = !/[\w./-]$/.test(first ?? '') && !/^[\w./-]/.test(next ?? '');
  return isSame && others.length === 1 && isWord ? `${first ?? ''}${code}${next ?? ''}`.replace(/\r$/, '') : undefined;
}

function withoutBrackets(code: string): string {
  return code.trim().replace(/\(\s*\)$/, '');
}
