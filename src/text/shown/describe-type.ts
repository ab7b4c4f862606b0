/** Words for the type of a YAML value, for messages that expect another type. */
export function describeType(value: unknown): string {
  if (value === null) {
    return 'nothing';
  }
  if (typeof value === 'object') {
    return Array.isArray(value) ? 'a list' : 'a map';
  }
  return `a ${typeof value}`;
}
