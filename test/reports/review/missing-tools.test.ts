import { describe, expect, it } from 'vitest';
import { missingTools } from '../../../src/reports/review/missing-tools.ts';

const plain = (name: string): string => name;

describe('the tools that an agent requests and does not get', () => {
  it('are listed in order, with each reason once', () => {
    const unavailableTools = [
      { name: 'edit', reason: 'it changes files' },
      { name: 'bash', reason: 'it runs commands' },
      { name: 'new', reason: 'it changes files' },
    ];
    expect(missingTools({ unavailableTools }, (name) => `<${name}>`)).toEqual([
      { said: 'does not get the tools <edit> and <new>', reason: 'it changes files' },
      { said: 'does not get the tool <bash>', reason: 'it runs commands' },
    ]);
  });

  it('are named up to a dozen, and the rest are counted', () => {
    const unavailableTools = Array.from({ length: 400 }, (_, index) => ({ name: `t${index}`, reason: 'r' }));
    const [missing] = missingTools({ unavailableTools }, plain);
    expect(missing?.said).toMatch(/^does not get the tools t0, .*, t11 and 388 more$/);
  });
});
