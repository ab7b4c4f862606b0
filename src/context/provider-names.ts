/** The names of all providers of context. Dumps show them, and the option `leave-out-context` takes them. */
export const CONTEXT_PROVIDERS = [
  'enclosing',
  'definitions',
  'types',
  'callers',
  'issues',
  'commits',
  'threads',
  'traits',
  'reports',
  'checks',
] as const;
export type ContextProviderName = (typeof CONTEXT_PROVIDERS)[number];
