import type { FindingKind } from '../types.ts';
import type { KindFamily } from './finding-identity.ts';

const FAMILIES: Readonly<Record<FindingKind, KindFamily>> = {
  bug: 'fault',
  performance: 'fault',
  other: 'fault',
  security: 'security',
  consistency: 'style',
  documentation: 'style',
  naming: 'style',
  readability: 'style',
  style: 'style',
};

/** The family of a kind. Models give the same problem kinds of one family, rarely of two. */
export function familyOfKind(kind: FindingKind): KindFamily {
  return FAMILIES[kind];
}
