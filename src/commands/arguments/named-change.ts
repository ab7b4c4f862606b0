import { usageError } from '../../errors.ts';
import type { CommandLine } from './command-line.ts';

type ChangeFlags = Pick<CommandLine, 'base' | 'head' | 'staged' | 'workingTree' | 'diff'>;

/** Throws a `UserError` for a flag that names a change, beside a flag that says what is read instead. */
export function refuseNamedChange(
  { base, head, staged, workingTree, diff }: ChangeFlags,
  {
    instead,
    hint,
    takesHead = false,
  }: { readonly instead: string; readonly hint: string; readonly takesHead?: boolean },
): void {
  const [given] = [
    ...(base === undefined ? [] : ['--base']),
    ...(head === undefined || takesHead ? [] : ['--head']),
    ...(staged ? ['--staged'] : []),
    ...(workingTree ? ['--working-tree'] : []),
    ...(diff === undefined ? [] : ['--diff']),
  ];
  if (given !== undefined) {
    throw usageError('mixed-sources', `\`${instead}\` and \`${given}\` cannot be given together`, hint);
  }
}
