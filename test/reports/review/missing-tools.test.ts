import { describe, expect, it } from 'vitest';
import { missingTools } from '../../../src/reports/review/missing-tools.ts';

const plain = (name: string): string => name;

describe('what an agent asks for and does not get', () => {
  it('says each reason once, with the tools in their order', () => {
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

  it('names a dozen, and counts the rest', () => {
    const unavailableTools = Array.from({ length: 400 }, (_, index) => ({ name: `t${index}`, reason: 'r' }));
    const [missing] = missingTools({ unavailableTools }, plain);
    expect(missing?.said).toMatch(/^does not get the tools t0, .*, t11 and 388 more$/);
  });
});
