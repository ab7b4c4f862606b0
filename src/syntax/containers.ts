/** Kinds of declarations whose members a reader looks for; of all others the body is their own business. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'class',
  'enum',
  'impl',
  'interface',
  'module',
  'namespace',
  'record',
  'struct',
  'trait',
  'union',
]);
