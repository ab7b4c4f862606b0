import { readBases } from '../../../symbols/bases.ts';
import type { SyntaxNode } from '../../../syntax-node.ts';
import type { DeclarationFact } from '../../types.ts';
import { placeOfStep, type Step, type Walk } from '../../walk.ts';
import { hasNoOwnWords, isInUnnamedNamespace } from './cpp.ts';
import { TYPE_KINDS, type DeclarationKind } from './declaration-rules.ts';
import { describesValue, isAugmentation, isOverride } from './given-names.ts';
import type { Head } from './head.ts';
import { isExportedDeclaration } from './is-exported.ts';
import type { OwnName } from './own-names.ts';
import { typeOf } from './own-type.ts';
import { isLiteral } from './values.ts';

/** A declaration whose end was not reached yet. */
export type Draft = { -readonly [Key in keyof DeclarationFact]: DeclarationFact[Key] };

/** Drafts the fact of a declaration from its own node. What is counted in its body is added when it ends. */
export function draftDeclaration({
  kind,
  step,
  walk: { text, grammar, inside },
  around,
  access,
  name,
  head = { modifiers: [], attributes: [], hasDoc: false },
}: {
  readonly kind: DeclarationKind;
  readonly step: Step;
  readonly walk: Walk;
  /** The declaration that it is in. */
  readonly around: Draft | undefined;
  /** In Ruby and C++, who may use the members that follow. */
  readonly access: string | undefined;
  readonly name?: OwnName;
  readonly head?: Head;
}): Draft {
  const place = placeOfStep(step);
  const modifiers =
    access === undefined || head.modifiers.includes(access) ? head.modifiers : [...head.modifiers, access];
  const type = kind === 'struct' || kind === 'interface' ? undefined : typeOf(step.node, text);
  // Not made of parts: most of the time for declarations would go to copying their fields.
  const draft: Draft = {
    kind,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
    nameLine: name === undefined ? place.line : name.node.startPosition.row + 1,
    nameColumn: name === undefined ? place.column : name.node.startPosition.column,
    isExported:
      isExportedDeclaration(grammar, { kind, name: name?.name, modifiers, around }) &&
      !(grammar === 'cpp' && isInUnnamedNamespace(step)),
    modifiers,
    attributes: head.attributes,
    bases: TYPE_KINDS.has(kind) ? readBases(step.node, text) : [],
    hasDoc: head.hasDoc,
    isNameGiven:
      name?.isTaken === true ||
      isOverride(step, head, text) ||
      describesValue(step) ||
      isAugmentation(step) ||
      (grammar === 'cpp' && hasNoOwnWords(step)),
    isLiteral: isLiteral(step.node, text),
    hasBody: step.node.childForFieldName('body') !== null,
  };
  if (name !== undefined) {
    draft.name = name.name;
  }
  if (inside !== undefined) {
    draft.inside = inside;
  }
  if (type !== undefined) {
    draft.type = type;
  }
  return draft;
}

/**
 * Drafts the fact of a parameter.
 *
 * @param name the node of its name, of which a pattern has several
 * @param node the node of the parameter
 * @param inside the index of its function
 */
export function draftParameter(
  name: SyntaxNode,
  node: SyntaxNode,
  inside: number,
  text: string,
): Draft & { name: string } {
  const line = name.startPosition.row + 1;
  const { column } = name.startPosition;
  const type = typeOf(node, text);
  return {
    kind: 'parameter',
    line,
    column,
    endLine: name.endPosition.row + 1,
    endColumn: name.endPosition.column,
    nameLine: line,
    nameColumn: column,
    name: text.slice(name.startIndex, name.endIndex).replace(/^[$@&]/, ''),
    inside,
    isExported: false,
    modifiers: node.children.flatMap((child) =>
      child !== null && PARAMETER_MODIFIERS.test(child.type) ? text.slice(child.startIndex, child.endIndex) : [],
    ),
    attributes: [],
    ...(type === undefined ? {} : { type }),
    bases: [],
    hasDoc: false,
    isNameGiven: name.type === 'shorthand_property_identifier_pattern',
    isLiteral: false,
    hasBody: false,
  };
}

const PARAMETER_MODIFIERS = /modifier$|^(?:readonly|final|modifiers)$/;
