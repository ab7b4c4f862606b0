import { describe, expect, it } from 'vitest';
import { isWrittenByModel } from '../../../../src/rules/references/examples/written-files.ts';

const TARGET = '../plan.md';

describe('isWrittenByModel', () => {
  it.each([
    ['a link as the object', 'Generate an [implementation plan](../plan.md).', true],
    ['a link as the place', 'Record what we decide in the [plan](../plan.md).', true],
    ['another link to the same file', 'Write the [plan](../plan.md#goal). Then read the [plan](../plan.md).', true],
    ['a file to read', 'Create a branch, and follow the [plan](../plan.md).', false],
    ['a verb in the text of a link', '- [Creating a plan](../plan.md)', false],
    ['a verb in another cell', '| Create plans | [planning](../plan.md) |', false],
    ['another file that is written', 'Write the [report](report.md) by the [plan](../plan.md).', false],
  ])('%s', (_name, text, expected) => {
    expect(isWrittenByModel(text, text.lastIndexOf(TARGET))).toBe(expected);
  });
});
