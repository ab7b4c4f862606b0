/** A field for a count that most runs do not have. */
export function unlessZero<Name extends string>(name: Name, count: number): Partial<Record<Name, number>> {
  const field: Partial<Record<Name, number>> = {};
  if (count !== 0) {
    field[name] = count;
  }
  return field;
}
