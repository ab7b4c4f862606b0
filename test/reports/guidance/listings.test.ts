import { expect, it } from 'vitest';
import { guidelinesText } from '../../../src/reports/guidance/listings.ts';
import type { CustomizationReceipt } from '../../../src/reports/review/review-result.ts';
import { receiptOf } from '../result.ts';

const RECEIPT = receiptOf({});
const IDLE = receiptOf({ status: 'idle' });
const { guideline: _none, ...REST } = RECEIPT;
const LEFT_OUT: CustomizationReceipt = { ...REST, status: 'left-out' };

it.each([
  ['what applies and what does not', [RECEIPT, LEFT_OUT, LEFT_OUT], 0, '1 guideline applies, 2 left out.'],
  [
    'guidelines for other files apart',
    [IDLE, IDLE, LEFT_OUT],
    0,
    '0 guidelines apply, 2 have no file in this change, 1 left out.',
  ],
  ['what is hidden, instead of none', [RECEIPT, RECEIPT], 22, '2 guidelines apply, 22 not shown.'],
])('the last line counts %s', (_name, receipts, hidden, expected) => {
  const report = { receipts, notes: [], conflicts: [], changes: undefined, reached: [], hidden };
  expect(
    guidelinesText(report, (_style, text) => text)
      .trimEnd()
      .split('\n')
      .at(-1),
  ).toBe(expected);
});
