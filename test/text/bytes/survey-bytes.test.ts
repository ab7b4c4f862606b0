import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soughtPart, surveyBytes } from '../../../src/text/bytes/survey-bytes.ts';

const mayContain = (text: string, part: string): boolean =>
  surveyBytes()(Buffer.from(text)).mayContain(soughtPart(part));

describe('a part', () => {
  it.each<[string, string, string, boolean]>([
    ['may be in a text that contains it', 'run curl now', 'curl', true],
    ['is not in a text without one of its triples', 'run cur now', 'curl', false],
    ['is not in an empty text', '', 'curl', false],
    ['may be anywhere if it has two bytes', 'a', '](', true],
    ['may be in a text with its triples elsewhere', 'curxurl', 'curl', true],
    ['may have letters of several bytes', 'für dich', 'für', true],
    ['is not in a text with other letters of several bytes', 'fär dich', 'für', false],
  ])('%s', (_name, text, part, expected) => {
    expect(mayContain(text, part)).toBe(expected);
  });

  it('of a text is never ruled out, whatever was surveyed before', () => {
    const survey = surveyBytes();
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        survey(Buffer.from(after));
        const { mayContain: may } = survey(Buffer.from(before + part + after));
        expect(may(soughtPart(part))).toBe(true);
      }),
    );
  });
});

describe('control characters', () => {
  // oxlint-disable-next-line no-control-regex
  const CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/;

  it.each<[string, string, boolean]>([
    ['are not tabs and line endings', 'a\tb\r\nc\n', false],
    ['include escape', '\u001B[31m', true],
    ['include delete', 'a\u007F', true],
    ['include nul', '\0', true],
    ['are not letters beyond ASCII', 'äöü 漢字 😀', false],
  ])('%s', (_name, text, expected) => {
    expect(surveyBytes()(Buffer.from(text)).hasControl).toBe(expected);
  });

  it('are found in every text that has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(surveyBytes()(Buffer.from(text)).hasControl).toBe(CONTROL.test(text));
      }),
    );
  });
});
