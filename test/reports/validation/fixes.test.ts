import { expect, it } from 'vitest';
import { drawFixes } from '../../../src/reports/validation/fixes.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

const ROW = 'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC7VJTUt9Us8cKj';
const KEY = `-----BEGIN PRIVATE KEY-----\n${ROW}\n${ROW}\n-----END PRIVATE KEY-----\n`;

it('a fix next to a private key shows no line of the key', async () => {
  const before = `# Rules\n\n${KEY}- never use var\n`;
  const drawn = await drawFixes(
    new Map([['a.md', `${before.replace('never', 'Never')}password = "hT7kQ9zLm2Xv8Rb4"\n`]]),
    memoryWorkspace({ 'a.md': before }),
    (_style, text) => text,
  );
  expect(drawn).toContain('+- Never use var');
  expect(drawn).not.toContain(ROW.slice(0, 20));
  expect(drawn).not.toContain('hT7kQ9zLm2Xv8Rb4');
});
