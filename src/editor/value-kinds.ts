import type { ValueShape } from '../customizations/frontmatter/value-shape.ts';
import type { CheckedKind } from '../rules/types.ts';

/** Keys whose values are names of tools. */
export const TOOL_KEYS: ReadonlySet<string> = new Set(['tools', 'disallowedTools', 'allowed-tools']);
/** Keys whose values are names of models. */
export const MODEL_KEYS: ReadonlySet<string> = new Set(['model', 'models']);
/** Keys whose values are globs. */
export const GLOB_KEYS: ReadonlySet<string> = new Set(['applyTo', 'paths']);

/** Whether the value of a key names an agent: `agents`, `agent` of a handoff, `agent` of a prompt or skill. */
export function namesAgent(kind: CheckedKind, key: string, parent: string | undefined): boolean {
  return parent === undefined
    ? (key === 'agents' && kind === 'agent') || (key === 'agent' && kind !== 'agent')
    : parent === 'handoffs' && key === 'agent';
}

/** The shape of a value within the value of a key, such as `send` of `handoffs`. */
export function shapeOf(shape: ValueShape, name: string): ValueShape | undefined {
  switch (shape.kind) {
    case 'record':
      return Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
    case 'list':
      return shapeOf(shape.of, name);
    case 'any-of':
      return shape.shapes.map((one) => shapeOf(one, name)).find((one) => one !== undefined);
    case 'text':
    case 'boolean':
    case 'integer':
    case 'choice':
    case 'map':
    case 'any':
      return undefined;
  }
}

/** The keys of the maps that a shape allows. */
export function innerKeys(shape: ValueShape): readonly string[] {
  switch (shape.kind) {
    case 'record':
      return Object.keys(shape.keys);
    case 'list':
      return innerKeys(shape.of);
    case 'any-of':
      return shape.shapes.flatMap(innerKeys);
    case 'text':
    case 'boolean':
    case 'integer':
    case 'choice':
    case 'map':
    case 'any':
      return [];
  }
}

/** The words that a shape allows. Empty if it allows any text. */
export function allowedWords(shape: ValueShape): readonly string[] {
  switch (shape.kind) {
    case 'choice':
      return shape.values;
    case 'boolean':
      return ['true', 'false'];
    case 'list':
      return allowedWords(shape.of);
    case 'any-of':
      return [...new Set(shape.shapes.flatMap(allowedWords))];
    case 'text':
    case 'integer':
    case 'map':
    case 'record':
    case 'any':
      return [];
  }
}

/** Whether a shape allows certain words only, or texts besides. */
export function hasChoices(shape: ValueShape): boolean {
  if (shape.kind === 'list') {
    return hasChoices(shape.of);
  }
  return shape.kind === 'choice' || (shape.kind === 'any-of' && shape.shapes.some(hasChoices));
}
