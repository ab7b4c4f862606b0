import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOnePrompt } from '../../../src/models/copilot/prompt.ts';
import type { ModelMessage } from '../../../src/models/model.ts';

const message = fc.oneof(
  fc.record({ role: fc.constantFrom('system', 'user', 'assistant'), content: fc.string({ unit: 'grapheme' }) }),
  fc.constantFrom('>>>instructions 000000000000\n', '<<<request ').map((content) => ({ role: 'user', content })),
) as fc.Arbitrary<ModelMessage>;

describe('a prompt for the Copilot CLI', () => {
  it('shows each message between lines that name its part', () => {
    const prompt = toOnePrompt([
      { role: 'system', content: 'Review.' },
      { role: 'user', content: 'The change.\n' },
      { role: 'assistant', content: '', toolCalls: [{ id: '1', name: 'grep', arguments: '{}' }] },
      { role: 'tool', callId: '1', name: 'grep', content: 'none' },
    ]);
    const label = /<<<instructions (\w+)/.exec(prompt)?.[1] ?? '';
    expect(prompt.slice(prompt.indexOf('<<<')).replaceAll(label, 'LABEL')).toMatchInlineSnapshot(`
      "<<<instructions LABEL
      Review.
      >>>instructions LABEL

      <<<request LABEL
      The change.
      >>>request LABEL

      <<<your-earlier-reply LABEL
      (called grep with {})
      >>>your-earlier-reply LABEL

      <<<tool-result LABEL
      none
      >>>tool-result LABEL
      "
    `);
  });

  it('has a label that no message can guess', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (messages) => {
        const prompt = toOnePrompt(messages);
        const label = /^<<<[a-z-]+ (\w{12})$/m.exec(prompt.slice(prompt.indexOf('\n\n') + 2))?.[1] ?? '';
        expect(label).not.toBe('');
        expect(prompt.split(label)).toHaveLength(2 * messages.length + 1);
      }),
    );
  });
});
