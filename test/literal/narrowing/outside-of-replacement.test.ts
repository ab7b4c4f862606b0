import { expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

it.each<readonly [name: string, rule: string, outside: readonly string[]]>([
  [
    'the file that is used in its place',
    'No direct `fetch` calls — use the API client in `lib/api-client.ts`.',
    ['**/lib/api-client.ts'],
  ],
  [
    'the folder that is used in its place',
    'Never call `fetch` directly, use the client in `src/http/`.',
    ['**/src/http/**'],
  ],
  ['nowhere, if no path is named', 'No direct `fetch` calls — use the API client.', []],
  ['nowhere, if a path is the place', 'No `fetch` calls in `src/ui/`.', []],
])('a ban does not count in %s', (_name, rule, outside) => {
  const [check] = compileText(`- ${rule}`, 'uses');
  expect(check?.clause.scope.outside.flatMap((place) => (place.kind === 'paths' ? place.globs : []))).toEqual(outside);
});

it('leaves a ban to models that rules out one use of a thing', () => {
  expect(compileText('- No `math/rand` for security — use `crypto/rand`.', 'imports')).toEqual([]);
  expect(compileText('- Never import `math/rand` for security reasons.', 'imports')).toHaveLength(1);
});
