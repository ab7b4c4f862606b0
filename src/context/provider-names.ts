/** The names of all providers of context. Dumps show them, and the option `leave-out-context` takes them. */
export const CONTEXT_PROVIDERS = [
  'enclosing',
  'definitions',
  'types',
  'callers',
  'tests',
  'similar',
  'documents',
  'issues',
  'commits',
  'threads',
  'changed-together',
  'traits',
  'reports',
  'checks',
] as const;
export type ContextProviderName = (typeof CONTEXT_PROVIDERS)[number];

/**
 * The providers that prompts leave out unless a team chooses otherwise. Of the names that added lines use and that no other
 * provider shows, windows of similar code show 1.6 in 1,000 tokens, while the other providers show 3.8
 * (`bench/context/providers/`): they would make a prompt longer and say less for each token.
 */
export const LEFT_OUT_BY_DEFAULT: readonly ContextProviderName[] = ['similar'];
