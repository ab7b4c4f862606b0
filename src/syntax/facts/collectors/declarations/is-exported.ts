import type { DeclarationFact } from '../../types.ts';
import { type DeclarationKind, TYPE_KINDS } from './declaration-rules.ts';

/** What decides whether other files can refer to a declaration. */
export interface Standing {
  readonly kind: DeclarationKind;
  readonly name: string | undefined;
  readonly modifiers: readonly string[];
  /** The declaration around it. */
  readonly around: Pick<DeclarationFact, 'kind' | 'isExported'> | undefined;
}

/** Whether other files can refer to a declaration, by its own words and those around it. */
export function isExportedDeclaration(grammar: string, { kind, name, modifiers, around }: Standing): boolean {
  if (kind === 'parameter' || kind === 'type-parameter' || kind === 'test' || name === undefined) {
    return false;
  }
  // In Rust, `mod` without `pub` hides all that is in it.
  const isOpen = around?.kind === 'namespace' && grammar !== 'rust';
  if (around !== undefined && (!TYPE_KINDS.has(around.kind) || (!around.isExported && !isOpen))) {
    return false;
  }
  const isMember = around !== undefined && around.kind !== 'namespace';
  const has = (...words: readonly string[]): boolean => words.some((word) => modifiers.includes(word));
  switch (grammar) {
    case 'python':
      return (!name.startsWith('_') || /^__\w+__$/.test(name)) && name !== '__all__';
    case 'go':
      return /^\p{Lu}/u.test(name);
    case 'rust':
      return kind === 'enum-member' || around?.kind === 'interface' || has('pub');
    case 'java':
    case 'c-sharp':
      return kind === 'enum-member' || around?.kind === 'interface'
        ? !has('private')
        : kind === 'namespace' || has('public');
    case 'php':
      // A variable outside of a class belongs to the script that runs.
      return !has('private', 'protected') && (isMember || kind !== 'variable');
    case 'ruby':
      return !has('private', 'protected') && kind !== 'variable' && !/^[@$]/.test(name);
    case 'cpp':
      return !has('private', 'protected', 'static');
    default:
      return isMember ? !has('private', 'protected') && !name.startsWith('#') : kind === 'namespace' || has('export');
  }
}
