/** What a value of the frontmatter may be. */
export type ValueShape =
  | { readonly kind: 'text'; readonly most?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer' }
  /** One of these texts. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: ValueShape }
  /** Keys of the author's choice. */
  | { readonly kind: 'map'; readonly of: ValueShape }
  /** Keys that mean something; `open` where others may stand beside them. */
  | {
      readonly kind: 'record';
      readonly keys: Readonly<Record<string, ValueShape>>;
      readonly required: readonly string[];
      readonly open: boolean;
    }
  | { readonly kind: 'any-of'; readonly shapes: readonly ValueShape[] }
  | { readonly kind: 'any' };

export const TEXT: ValueShape = { kind: 'text' };
export const BOOLEAN: ValueShape = { kind: 'boolean' };
export const TEXTS: ValueShape = { kind: 'list', of: TEXT };
/** A list, or the same with commas in one text. */
export const TEXT_OR_TEXTS: ValueShape = { kind: 'any-of', shapes: [TEXT, TEXTS] };

export function choice(...values: readonly string[]): ValueShape {
  return { kind: 'choice', values };
}

/**
 * Whether a value is of the type that its shape asks for. What stands in lists is looked at, what stands in maps is not;
 * any word will do where some are to choose from, and numbers and dates are texts, as VS Code reads them.
 */
export function hasShape(value: unknown, shape: ValueShape): boolean {
  switch (shape.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value);
    case 'list':
      return Array.isArray(value) && value.every((item: unknown) => hasShape(item, shape.of));
    case 'map':
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'any-of':
      return shape.shapes.some((one) => hasShape(value, one));
    case 'any':
      return true;
  }
}

/** Words for what a shape takes: "a list of texts". */
export function describeShape(shape: ValueShape): string {
  switch (shape.kind) {
    case 'text':
      return 'a text';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return 'a whole number';
    case 'choice':
      return shape.values.map((value) => `\`${value}\``).join(', ');
    case 'list':
      return `a list of ${describeShape(shape.of).replace(/^an? (.*)$/, '$1s')}`;
    case 'map':
    case 'record':
      return 'a map';
    case 'any-of':
      return shape.shapes.map(describeShape).join(' or ');
    case 'any':
      return 'anything';
  }
}
