import { expect, it } from 'vitest';
import { setupText } from '../../src/reports/setup.ts';

const plain = (_style: string, text: string): string => text;

it('draws a row for each check, the advice below it, and what to do first', () => {
  const text = setupText(
    [
      { name: 'Node', state: 'ok', found: '24.0.0' },
      { name: 'configuration', state: 'problem', found: 'a.yml:2:1: Unknown key `x`', advice: 'Remove it.' },
    ],
    plain,
  );
  expect(text).toBe(`ok       Node           24.0.0
problem  configuration  a.yml:2:1: Unknown key \`x\`
                        Remove it.

1 problem was found.
`);
});

it('says that nothing is wrong', () => {
  expect(setupText([{ name: 'git', state: 'ok', found: 'installed' }], plain)).toContain('No problem was found.');
});
