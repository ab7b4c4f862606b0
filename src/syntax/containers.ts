/** Kinds of declarations whose members are listed. The bodies of all other kinds are not read. */
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
