import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { EVERYWHERE, type Clause } from '../../../src/literal/types.ts';
import { at } from '../../../src/structures/at.ts';

/** A clause for the test of a family: a prohibition in all files, unless the parts say otherwise. */
export function createClause(parts: Partial<Clause>): Clause {
  return {
    statement: at(readStatements(2, 'Never use `var`.'), 0),
    strength: 'must',
    polarity: 'forbidden',
    subject: '',
    verb: 'use',
    object: '',
    codes: [],
    scope: EVERYWHERE,
    examples: [],
    ...parts,
  };
}
