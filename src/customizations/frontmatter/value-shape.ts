/** The form that the value of a frontmatter key must have. */
export type ValueShape =
  | { readonly kind: 'text'; readonly most?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly least?: number }
  /** One of these texts. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: ValueShape }
  /** A map whose keys the author chooses. */
  | { readonly kind: 'map'; readonly of: ValueShape }
  /** A map with keys that have a meaning. If it is `open`, it may have other keys too. */
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
/** A list of texts, or one text in which commas separate them. */
export const TEXT_OR_TEXTS: ValueShape = { kind: 'any-of', shapes: [TEXT, TEXTS] };

export function choice(...values: readonly string[]): ValueShape {
  return { kind: 'choice', values };
}

/**
 * Whether the type of a value fits its shape. The items of lists are checked; the values in maps are not. A choice accepts
 * any word. Numbers and dates are accepted as texts, because VS Code reads them so.
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

/** Describes the values that fit a shape, such as "a list of texts". */
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
