import type { Family } from '../../types.ts';
import { findFields } from './find-fields.ts';
import { readFieldRules } from './read-field-rules.ts';
import { readStrictTypes } from './strict-types.ts';

/** Rules on the fields of frontmatter and of manifests: which there are, and what they say. */
export const FIELDS_FAMILY: Family = {
  name: 'fields',
  compile: () => undefined,
  readStatement: (statement, statements) => {
    const rules = readFieldRules(statement, statements) ?? readStrictTypes(statement);
    return rules === undefined ? undefined : [findFields(rules)];
  },
};
