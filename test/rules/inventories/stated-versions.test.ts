import { describe, expect, it } from 'vitest';
import { findStatedVersions } from '../../../src/rules/inventories/stated-versions.ts';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';

async function versionsOf(text: string): Promise<readonly string[]> {
  return findStatedVersions(await openText('agents-md', text, false)).map(
    ({ name, major, minor, isAtLeast }) =>
      `${name} ${major}${minor === undefined ? '' : `.${minor}`}${isAtLeast ? '+' : ''}`,
  );
}

describe('findStatedVersions', () => {
  it.each([
    { text: '- **Framework**: Next.js 15, React 19.1', found: ['next.js 15', 'react 19.1'] },
    { text: 'Requires Node.js 20+ and Go 1.24 or later.', found: ['node.js 20+', 'go 1.24+'] },
    { text: 'Built with React Native 0.76 and .NET 9.', found: ['react-native 0.76', '.net 9'] },
    { text: '| Runtime | Echo v5.0.4 |', found: ['echo 5.0'] },
    { text: 'We upgraded from React 17 to React 18.', found: [] },
    { text: 'Use `slices.Contains` (Go 1.21+).', found: [] },
    { text: 'TypeScript: 0 errors', found: [] },
    { text: 'Wait for Jest 5 minutes.', found: [] },
    { text: 'Short term (Next 3 Months)', found: [] },
    { text: '```\nReact 18\n```', found: [] },
  ])('finds $found in "$text"', async ({ text, found }) => {
    expect(await versionsOf(`${text}\n`)).toEqual(found);
  });
});
