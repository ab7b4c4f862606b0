import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { ChangedText, ContextProvider } from '../provider.ts';
import { callersProvider } from './callers.ts';
import { definitionsProvider } from './definitions.ts';
import { openNameLookup } from './look-up.ts';
import { typesProvider } from './types.ts';

/** The providers that look names up: what the change uses, and what uses the change. */
export function symbolProviders(index: SymbolIndex, changed: readonly ChangedText[]): readonly ContextProvider[] {
  const lookup = openNameLookup(index, changed);
  return [definitionsProvider(index, lookup), typesProvider(index, lookup), callersProvider(index)];
}
