import { textOfStep, type Step, type Walk } from '../../walk.ts';

/** Whether nodes of a type may say, in Ruby and C++, who may use the members below them. */
export function isAccess(type: string, grammar: string): boolean {
  return grammar === 'cpp'
    ? type === 'access_specifier' || type === 'field_declaration_list'
    : grammar === 'ruby' && type === 'identifier';
}

/** Ruby and C++ write who may use members above them. */
export function readAccess(
  step: Step,
  { grammar, text }: Walk,
  around: { access: string | undefined } | undefined,
): void {
  if (around === undefined) {
    return;
  }
  if (grammar === 'cpp' && step.type === 'access_specifier' && step.parent?.type === 'field_declaration_list') {
    around.access = textOfStep(step, text);
  } else if (grammar === 'cpp' && step.type === 'field_declaration_list' && step.parent?.type === 'class_specifier') {
    around.access = 'private';
  } else if (grammar === 'ruby' && step.type === 'identifier' && step.parent?.type === 'body_statement') {
    const word = textOfStep(step, text);
    around.access = /^(?:private|protected|public)$/.test(word) ? word : around.access;
  }
}

/** Names in `export { a, b }` and `export default a`. */
export function readExports(step: Step, { text }: Walk, names: Set<string>): void {
  if (step.type === 'export_specifier') {
    const name = step.node.childForFieldName('name');
    if (name !== null) {
      names.add(text.slice(name.startIndex, name.endIndex));
    }
  } else if (step.type === 'export_statement') {
    step.children.filter(({ type }) => type === 'identifier').forEach((child) => names.add(textOfStep(child, text)));
  }
}
