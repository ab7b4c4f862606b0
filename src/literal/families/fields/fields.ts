import type { Family } from '../../types.ts';
import { findFields } from './find-fields.ts';
import { readNamedDemand } from './named-demands.ts';
import { readFieldRules } from './read-field-rules.ts';
import { readStrictTypes } from './strict-types.ts';

/** Rules on the fields of frontmatter and manifests, and on the instructions of Dockerfiles: what they have and say. */
export const FIELDS_FAMILY: Family = {
  name: 'fields',
  compile: () => undefined,
  readStatement: (statement, statements) => {
    const rules = readFieldRules(statement, statements) ?? readStrictTypes(statement);
    const finder = rules === undefined ? readNamedDemand(statement) : findFields(rules);
    return finder === undefined ? undefined : [finder];
  },
};
