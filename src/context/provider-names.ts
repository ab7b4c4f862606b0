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
  'literal-checks',
  'changed-together',
  'traits',
  'reports',
  'checks',
] as const;
export type ContextProviderName = (typeof CONTEXT_PROVIDERS)[number];

/**
 * The providers that prompts leave out unless a team chooses otherwise. In 1,000 tokens, windows of similar code show 2.4 of
 * the names that added lines use and that no other provider shows; the others show 4.0 in 1,000 tokens (reported half of
 * `bench/context/providers/`). So windows would make a prompt longer and say less for each token.
 */
export const LEFT_OUT_BY_DEFAULT: readonly ContextProviderName[] = ['similar'];
