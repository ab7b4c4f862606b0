import { CONTAINERS } from '../containers.ts';
import { lastRow, placeDeclaration, type Reading } from '../place.ts';
import type { SyntaxNode } from '../syntax-node.ts';
import { readBody, type SymbolBody } from './body.ts';
import { isExportedName } from './exported.ts';
import { textOf } from './names.ts';
import { joinNames, readOwnNames, type OwnName } from './own-names.ts';
import type { SymbolRule } from './symbol-rules.ts';
import type { DeclaredSymbol, LocalName } from './types.ts';
import { readBases } from './bases.ts';
import {
  NO_WRITTEN_TYPE,
  readItemValue,
  readWrittenType,
  typeOfValue,
  typeWithin,
  type WrittenType,
} from './written-type.ts';
import { SCRIPT_GRAMMARS } from '../grammars.ts';

export interface SymbolReading extends Reading {
  /** The grammar's file. */
  readonly grammar: string;
}

/** A declaration around the current node, or a function without a name. */
export interface Around {
  readonly endIndex: number;
  /** The names of the declarations around its members, and its own, joined by dots. */
  readonly path: string | undefined;
  readonly isExported: boolean;
  /** Where its members begin: anywhere in it, only at these offsets, or nowhere. */
  readonly members: 'anywhere' | ReadonlySet<number> | undefined;
  /** The lines of the function that it is, or is in. Undefined if names in it are not local. */
  readonly scope: LocalName['scope'] | undefined;
  /** Its own lines. */
  readonly lines: LocalName['scope'];
  /** What it is, if it is a function: its declaration if that lacks a type, so that what it returns can tell. */
  readonly returning?: DeclaredSymbol | 'nothing' | undefined;
}

interface Declared {
  readonly declarations: readonly DeclaredSymbol[];
  readonly locals: readonly LocalName[];
  /** What is around the nodes in it, if it makes a difference. */
  readonly opened: Around | undefined;
}

const NOTHING: Declared = { declarations: [], locals: [], opened: undefined };

/** Reads what a node declares. `first` is the node itself or the wrapper that it begins with, such as `export`. */
export function declare(
  first: SyntaxNode,
  node: SyntaxNode,
  rule: SymbolRule,
  around: Around | undefined,
  reading: SymbolReading,
): Declared {
  const isMember = around?.members === 'anywhere' || around?.members?.has(node.startIndex) === true;
  if (
    rule.as === 'member' &&
    (!isMember || (node.type === 'shorthand_property_identifier' && around?.path === undefined))
  ) {
    return NOTHING;
  }
  const names = readOwnNames(node, rule, around?.path, reading.text);
  const body = readBody(node, rule);
  if (rule.as === 'local' || rule.as === 'scope') {
    return declareLocals(node, rule, names, around, reading);
  }
  const isVariable = rule.as === 'variable' && !body.isFunction && !names.some(({ isAssigned }) => isAssigned);
  if (isVariable && !isMember && around?.scope !== undefined) {
    return { ...declareLocals(node, rule, names, around, reading), opened: undefined };
  }
  const declarations = declareNames(first, node, rule, names, body, { isMember, around, reading });
  const isExported = declarations.some((one) => one.isExported);
  return {
    declarations: rule.as === 'container' ? [] : declarations,
    locals: [],
    opened: isPlainMember(rule, body)
      ? undefined
      : openMembers(node, rule, names[0], body, around, { isExported, declaration: declarations[0] }),
  };
}

/** A member of an enum or an object with a plain value. */
function isPlainMember({ kind }: SymbolRule, { object, isFunction }: SymbolBody): boolean {
  return kind === 'member' && object === undefined && !isFunction;
}

function linesOf(node: SyntaxNode): LocalName['scope'] {
  return { from: node.startPosition.row + 1, to: lastRow(node) + 1 };
}

function declareLocals(
  node: SyntaxNode,
  rule: SymbolRule,
  names: readonly OwnName[],
  around: Around | undefined,
  reading: SymbolReading,
): Declared {
  const own = linesOf(node);
  const isTypeParameter = rule.kind === 'type parameter';
  const scope = rule.as === 'scope' ? own : ((isTypeParameter ? around?.lines : around?.scope) ?? own);
  const written = typeOfLocal(node, rule, reading.text);
  return {
    // A parameter of a constructor with a modifier is a field as well.
    declarations: node.children.some((child) => PROPERTY_MARKS.has(child?.type ?? ''))
      ? names.map(({ name }) => ({
          name,
          kind: 'field',
          container: around?.path?.replace(/\.?[^.]*$/, ''),
          isExported: isExportedName(reading.grammar, name, textOf(node, reading.text, MAX_HEAD_CHARACTERS)),
          ...written,
          bases: [],
          startLine: own.from,
          signatureLine: own.from,
          nameLine: own.from,
          headEndLine: own.to,
          endLine: own.to,
        }))
      : [],
    locals: names.map(({ name, line, within }) => ({ name, line, ...typeWithin(written, within), scope })),
    opened:
      rule.as === 'scope'
        ? {
            endIndex: node.endIndex,
            path: around?.path,
            isExported: false,
            members: undefined,
            scope: own,
            lines: own,
            returning: 'nothing',
          }
        : undefined,
  };
}

function typeOfLocal(node: SyntaxNode, { as, kind }: SymbolRule, text: string): WrittenType {
  if (kind === 'type parameter') {
    return NO_WRITTEN_TYPE;
  }
  const typed = as === 'scope' ? NO_WRITTEN_TYPE : readWrittenType(node, text);
  return kind === 'variable' || typed.type !== undefined || typed.value !== undefined
    ? typed
    : { type: undefined, value: readItemValue(node, text) };
}

const MAX_HEAD_CHARACTERS = 300;
/** Words before a parameter of a constructor that make it a field. */
const PROPERTY_MARKS: ReadonlySet<string> = new Set(['accessibility_modifier', 'override_modifier', 'readonly']);

interface Standing {
  readonly isMember: boolean;
  readonly around: Around | undefined;
  readonly reading: SymbolReading;
}

function declareNames(
  first: SyntaxNode,
  node: SyntaxNode,
  rule: SymbolRule,
  names: readonly OwnName[],
  body: SymbolBody,
  { isMember, around, reading }: Standing,
): readonly DeclaredSymbol[] {
  const { text, grammar } = reading;
  const { startLine, signatureLine, headEndLine, endLine } = placeDeclaration(first, node, body, reading);
  const typed = typeOfDeclaration(node, rule, body, text);
  const bases = TYPE_KINDS.has(rule.kind) ? readBases(node, text) : [];
  const head = textOf(node, text, MAX_HEAD_CHARACTERS);
  const needsWord = SCRIPT_GRAMMARS.has(grammar) && !isMember;
  const isVisible = isMember || around === undefined ? (around?.isExported ?? true) : around.scope === undefined;
  return names.map(({ name, line, container, isAssigned, within }) => ({
    name,
    kind: kindOf(
      rule,
      body,
      { isField: isAssigned && container !== undefined, isMember: isMember || container !== around?.path },
      typed.type,
    ),
    container,
    isExported:
      isAssigned ||
      (isVisible && (!needsWord || first.type === 'export_statement') && isExportedName(grammar, name, head)),
    ...(/^(?:struct|interface)\b/.test(typed.type ?? '') ? NO_WRITTEN_TYPE : typeWithin(typed, within)),
    bases,
    startLine: Math.min(startLine, line),
    signatureLine: Math.min(signatureLine, line),
    nameLine: line,
    headEndLine: Math.max(headEndLine, line),
    endLine: Math.max(endLine, line),
  }));
}

/** Kinds of rules whose declarations may build on other types. */
const TYPE_KINDS: ReadonlySet<string> = new Set(['class', 'enum', 'interface', 'record', 'struct', 'trait', 'type']);

function typeOfDeclaration(node: SyntaxNode, { kind }: SymbolRule, body: SymbolBody, text: string): WrittenType {
  const { holder, isFunction } = body;
  const typed = readWrittenType(isFunction && holder !== node ? holder : node, text);
  const isPlainFunction = isFunction && typed.type === undefined;
  // `() => new Cart()` has the type of its body.
  const result = isPlainFunction ? body.body : undefined;
  return result === undefined
    ? isPlainFunction || FUNCTION_KINDS.has(kind)
      ? { type: typed.type, value: undefined }
      : typed
    : result.type === 'statement_block'
      ? NO_WRITTEN_TYPE
      : typeOfValue(result, text);
}

function kindOf(
  { kind, as }: SymbolRule,
  { isFunction }: SymbolBody,
  { isField, isMember }: { readonly isField: boolean; readonly isMember: boolean },
  type: string | undefined,
): string {
  if (isField && !isFunction) {
    return 'field';
  }
  if (kind === 'type') {
    return /^(?:interface|struct)\b/.exec(type ?? '')?.[0] ?? kind;
  }
  const own = isFunction && as === 'variable' ? 'function' : kind;
  return own === 'function' && (isMember || isField) ? 'method' : isMember && own === 'constant' ? 'field' : own;
}

/** Kinds of declarations whose inner names are local. */
const FUNCTION_KINDS: ReadonlySet<string> = new Set(['constructor', 'function', 'method']);
/** Kinds of declarations that have members if their text has any. */
const MEMBER_KINDS: ReadonlySet<string> = new Set([...CONTAINERS, 'type']);

function openMembers(
  node: SyntaxNode,
  { kind, as }: SymbolRule,
  own: OwnName | undefined,
  { object, isFunction }: SymbolBody,
  around: Around | undefined,
  { isExported, declaration }: { readonly isExported: boolean; readonly declaration: DeclaredSymbol | undefined },
): Around {
  const hasMembers = MEMBER_KINDS.has(kind) || (kind === 'property' && as === 'member');
  const listed = object === undefined ? undefined : new Set(object.children.flatMap((one) => one?.startIndex ?? []));
  const members = hasMembers ? 'anywhere' : listed;
  const isFunctionLike = isFunction || FUNCTION_KINDS.has(kind);
  const isUntyped = declaration?.type === undefined && declaration?.value === undefined;
  return {
    endIndex: node.endIndex,
    path: own === undefined ? around?.path : joinNames(own.container, own.name),
    isExported: isExported || as === 'container',
    members,
    scope: isFunctionLike ? linesOf(node) : members === undefined ? around?.scope : undefined,
    lines: linesOf(node),
    returning: isFunctionLike ? (isUntyped ? declaration : 'nothing') : undefined,
  };
}
