import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSecrets, blankSecretsInProse } from '../../../src/text/secrets/blank-secrets.ts';
import { runs } from '../../property-runs.ts';

const digits = (minLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength, maxLength: 40 });

/** What people write by hand is not taken for a secret: `1234`, `abcd`, `00000`. */
const MADE_UP = /1234|abcd|0000|deadbeef|(.)\1{4}/;
const isVaried = (id: string): boolean => !MADE_UP.test(id) && /\d/.test(id) && new Set(id).size >= 11;

describe('the id of a commit', () => {
  it.each([
    ['between underscores in a text', 'a.md', 'Since _ID_ it is __ID__.'],
    ['in a name with underscores', 'a.ts', 'const built_from_ID_now = read("rev_ID_x");'],
    ['of an action', 'a.yml', '- uses: actions/checkout@ID # v4'],
    ['of a revision', 'a.toml', 'rev = "ID"'],
    ['in a field for one', 'a.json', '{"commit": "_ID_", "tree_sha": "ID"}'],
  ])('is shown %s', (_what, path, text) => {
    fc.assert(
      fc.property(digits(7), (id) => {
        const written = text.replaceAll('ID', id);
        expect([blankSecrets(written, path), blankSecretsInProse(written)]).toEqual([written, written]);
      }),
      { numRuns: runs(50) },
    );
  });

  it.each([
    ['under the name of a token', 'const token = "ID";'],
    ['under the name of a token, between underscores', 'const token = "_ID_";'],
    ['in a header', "curl -H 'X-Api-Key: ID' u"],
  ])('is hidden if it is the value of a secret: %s', (_what, text) => {
    fc.assert(
      fc.property(digits(32).filter(isVaried), (id) => {
        expect(blankSecrets(text.replaceAll('ID', id), 'a.ts')).not.toContain(id);
      }),
      { numRuns: runs(50) },
    );
  });
});
