import type { Step } from '../../walk.ts';
import type { Head } from './head.ts';
import { wordSet } from '../../../../structures/words-in.ts';

/** Whether a method stands for one of another type, whose name it must have. */
export function isOverride(step: Step, { modifiers, attributes }: Head, text: string): boolean {
  const declarator = step.node.childForFieldName('declarator');
  return (
    modifiers.includes('override') ||
    // A macro: `TEST(Suite, Name) { … }`.
    (step.type === 'function_definition' && declarator !== null && step.node.childForFieldName('type') === null) ||
    attributes.some((name) => /^(?:typing\.|typing_extensions\.)?[Oo]verride$/.test(name)) ||
    (declarator !== null && /\b(?:override|final)\s*$/.test(text.slice(declarator.startIndex, declarator.endIndex))) ||
    step.children.some(({ type }) => type === 'explicit_interface_specifier') ||
    // Rust: functions of a library in another language.
    step.parent?.parent?.type === 'foreign_mod_item' ||
    (step.parent?.parent?.type === 'impl_item' && step.parent.parent.node.childForFieldName('trait') !== null)
  );
}

/** Whether an interface adds to one that others declare: `declare global { interface Window { … } }`. */
export function isAugmentation({ type, parent }: Step): boolean {
  if (type !== 'interface_declaration') {
    return false;
  }
  let around = parent;
  while (around !== undefined && !OF_OTHERS.has(around.type)) {
    around = around.parent;
  }
  return around?.children.some((child) => child.type === 'global' || child.type === 'string') === true;
}

const OF_OTHERS: ReadonlySet<string> = new Set(['ambient_declaration', 'module']);

/** Whether a member belongs to a type that is written to describe a value: `row as { user_id: string }`. */
export function describesValue({ type, parent }: Step): boolean {
  if (type !== 'property_signature' && type !== 'method_signature') {
    return false;
  }
  let around = parent;
  while (around !== undefined && IN_WRITTEN_TYPE.has(around.type)) {
    around = around.parent;
  }
  return around !== undefined && ASSERTIONS.has(around.type);
}

const IN_WRITTEN_TYPE: ReadonlySet<string> = wordSet(`
  array_type generic_type intersection_type object_type parenthesized_type property_signature readonly_type
  type_annotation type_arguments union_type
`);
const ASSERTIONS: ReadonlySet<string> = new Set([
  'as_expression',
  'call_expression',
  'new_expression',
  'satisfies_expression',
  'type_assertion',
]);
