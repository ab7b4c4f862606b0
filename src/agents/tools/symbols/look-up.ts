import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import type { FoundDeclaration, SymbolDeclaration } from '../../../symbols/types.ts';
import type { JsonSchema } from '../../../models/model.ts';
import { readText, readWholeNumber, requiredText } from '../calls/given-arguments.ts';
import type { FileSources } from '../files/file-sources.ts';

/** The arguments of the tools that look names up. */
export const NAME_PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  symbolName: { type: 'string', minLength: 1, description: 'A name, or Type.member.' },
  filePath: {
    type: 'string',
    description: 'A file that uses or declares the name: its imports tell which one is meant.',
  },
  lineNumber: { type: 'integer', description: 'The line of that file with the name.' },
};

/** A name that a model asked for. */
export interface AskedName {
  /** The last part of what was asked. */
  readonly name: string;
  readonly found: readonly FoundDeclaration[];
}

const MAX_NAME_CHARACTERS = 300;

/** Finds the declarations that a call asks for. A path that does not exist counts as none. */
export async function lookUpName(
  index: SymbolIndex,
  sources: FileSources,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<AskedName> {
  const parts = readParts(requiredText(given, 'symbolName'));
  const name = parts.at(-1) ?? '';
  const asked = readText(given, 'filePath');
  const resolved = asked === undefined ? undefined : await sources.resolve(asked, 'head');
  const path = resolved?.kind === 'inside' ? resolved.path : '';
  const line = readWholeNumber(given, 'lineNumber');
  const place = line === undefined ? { path } : { path, line };
  if (parts.length > 1) {
    const owner = parts.at(-2) ?? '';
    const members = await index.membersOf(owner, place, signal);
    const own = members.filter((one) => one.name === name);
    if (own.length > 0) {
      return { name, found: own.map((declaration) => ({ declaration, by: 'imported', certainty: 1 })) };
    }
    const anywhere = await index.findDeclarations(name, { path, isMember: true }, signal);
    const isOf = ({ declaration }: FoundDeclaration): boolean => declaration.container?.split('.').at(-1) === owner;
    return { name, found: anywhere.some(isOf) ? anywhere.filter(isOf) : anywhere };
  }
  const found = await index.findDeclarations(name, place, signal);
  return { name, found: found.length > 0 ? found : await index.findDeclarations(name, { path: '' }, signal) };
}

/** `Cart` and `add` of `Cart.add()`, `Cart#add`, `Cart::add` and `` `Cart.add` ``. */
function readParts(written: string): readonly string[] {
  return written
    .slice(0, MAX_NAME_CHARACTERS)
    .replaceAll(/`|\(.*$/gs, '')
    .split(/\.|::|#|->/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `src/cart.ts, lines 3-40: class Cart` */
export function describeDeclaration({ path, kind, container, name, startLine, endLine }: SymbolDeclaration): string {
  const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine}-${endLine}`;
  return `${path}, ${lines}: ${kind} ${container === undefined ? '' : `${container}.`}${name}`;
}
