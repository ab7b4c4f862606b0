import { describe, expect, it } from 'vitest';
import { GEMINI_MOVED, GEMINI_REVIEW, GEMINI_SETTINGS } from '../../../src/customizations/known/gemini-settings.ts';
import { findDataFaults } from '../../../src/rules/reading/json/data-faults.ts';
import { readJsonc } from '../../../src/text/json/jsonc.ts';
import { sourceText } from '../../../src/text/source-text.ts';

describe('the settings of Gemini', () => {
  it.each([
    ['of the documentation', { context: { fileName: ['AGENTS.md', 'GEMINI.md'] }, tools: { exclude: ['ShellTool'] } }],
    ['with servers', { mcpServers: { a: { httpUrl: 'https://a.test', trust: false } }, mcp: { allowed: ['a'] } }],
    ['with hooks', { hooks: { BeforeTool: [{ matcher: '*', hooks: [] }] }, hooksConfig: { enabled: true } }],
    ['with keys that are new', { newSwitch: true, ui: { anything: 1 }, experimental: { later: true } }],
  ])('%s have no fault', (_name, value) => {
    const document = readJsonc(sourceText('settings.json', JSON.stringify(value)));
    expect(findDataFaults(document, document.value, GEMINI_SETTINGS)).toEqual([]);
  });

  it('of Gemini Code Assist have no fault with the values of its documentation', () => {
    const value = { have_fun: false, code_review: { comment_severity_threshold: 'MEDIUM', max_review_comments: -1 } };
    const document = readJsonc(sourceText('config.json', JSON.stringify(value)));
    expect(findDataFaults(document, document.value, GEMINI_REVIEW)).toEqual([]);
  });

  it('have a known place for each key of their first form', () => {
    const known = (path: string): boolean => {
      let shape = GEMINI_SETTINGS;
      for (const step of path.split('.')) {
        if (shape.kind !== 'record') {
          return true;
        }
        const next = shape.keys[step];
        if (next === undefined) {
          return false;
        }
        shape = next;
      }
      return true;
    };
    expect([...GEMINI_MOVED.values()].filter((path) => !known(path))).toEqual([]);
  });
});
