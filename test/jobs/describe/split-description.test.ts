import { describe, expect, it } from 'vitest';
import { splitDescription, withoutFence } from '../../../src/jobs/describe/split-description.ts';

describe('a reply is split into title and description,', () => {
  it.each([
    ['as it was asked for', 'Add vouchers\n\nThey were asked for.'],
    ['if the title is a heading', '# Add vouchers\n\nThey were asked for.'],
    ['if both are named', '**Title:** Add vouchers\n\n**Description:**\n\nThey were asked for.'],
    ['if the title is bold', '**Add vouchers**\n\nThey were asked for.'],
    ['if all of it is in a fence', '```markdown\nAdd vouchers\n\nThey were asked for.\n```'],
    ['with other line ends', 'Title: Add vouchers\r\n\r\nThey were asked for.\r\n'],
  ])('%s', (_, reply) => {
    expect(splitDescription(reply)).toEqual({ title: 'Add vouchers', body: 'They were asked for.' });
  });

  it('and keeps a fence that is only a part of it', () => {
    const reply = '```\na\n```\n\nb\n\n```\nc\n```';
    expect(withoutFence(reply)).toBe(reply);
  });
});
