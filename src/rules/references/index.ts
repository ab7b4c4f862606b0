import type { Rule } from '../types.ts';
import { agentReferenceNotFound } from './agent-reference-not-found.ts';
import { commandHomePath } from './command-home-path.ts';
import { fileVariableNotFound } from './file-variable-not-found.ts';
import { linkTextMismatch } from './link-text-mismatch.ts';
import { markdownAnchorNotFound } from './markdown-anchor-not-found.ts';
import { markdownLinkEscapes } from './markdown-link-escapes.ts';
import { markdownLinkNotFound } from './markdown-link-not-found.ts';
import { markdownLinkSchemeless } from './markdown-link-schemeless.ts';
import { partNameNotFound } from './part-name-not-found.ts';
import { pathPatternMatchesNothing } from './path-pattern-matches-nothing.ts';
import { proseUndefinedVariable } from './prose-undefined-variable.ts';
import { referenceCaseMismatch } from './reference-case-mismatch.ts';
import { referenceNotFound } from './reference-not-found.ts';
import { urlIntoThisRepositoryNotFound } from './url-into-this-repository-not-found.ts';

/** In the order of their ids. */
export const REFERENCE_RULES: readonly Rule[] = [
  agentReferenceNotFound,
  commandHomePath,
  fileVariableNotFound,
  linkTextMismatch,
  markdownAnchorNotFound,
  markdownLinkEscapes,
  markdownLinkNotFound,
  markdownLinkSchemeless,
  partNameNotFound,
  pathPatternMatchesNothing,
  proseUndefinedVariable,
  referenceCaseMismatch,
  referenceNotFound,
  urlIntoThisRepositoryNotFound,
];
