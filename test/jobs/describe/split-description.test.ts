import { describe, expect, it } from 'vitest';
import { splitDescription, unwrapReply } from '../../../src/jobs/describe/split-description.ts';

describe('a reply is split into title and description,', () => {
  it.each([
    ['as it was asked for', 'Add vouchers\n\nThey were asked for.'],
    ['if the title is a heading', '# Add vouchers\n\nThey were asked for.'],
    ['if both are named', '**Title:** Add vouchers\n\n**Description:**\n\nThey were asked for.'],
    ['if the title is bold', '**Add vouchers**\n\nThey were asked for.'],
    ['if all of it is in a fence', '```markdown\nAdd vouchers\n\nThey were asked for.\n```'],
    ['if it is JSON', '{"title": "Add vouchers", "description": "They were asked for.", "labels": []}'],
    ['if it is JSON in a fence', '```json\n{"subject": "Add vouchers", "body": "They were asked for."}\n```'],
    ['if JSON has both in one text', '{"message": "Add vouchers\\n\\nThey were asked for."}'],
    ['with other line ends', 'Title: Add vouchers\r\n\r\nThey were asked for.\r\n'],
  ])('%s', (_, reply) => {
    expect(splitDescription(reply)).toEqual({ title: 'Add vouchers', body: 'They were asked for.' });
  });

  it.each(['{"labels": ["bug"]}', '{"title": 3}', '{ is a bracket', '{"title": ""}'])('and keeps %s', (reply) => {
    expect(unwrapReply(reply)).toBe(reply);
  });

  it('and keeps a fence that is only a part of it', () => {
    const reply = '```\na\n```\n\nb\n\n```\nc\n```';
    expect(unwrapReply(reply)).toBe(reply);
  });
});
