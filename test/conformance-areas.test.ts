import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CASES_FILE = join(import.meta.dirname, '../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);

/** The tests that run the cases of an area. */
const RUN_BY: Readonly<Record<string, string>> = {
  applyTo: 'text/globs/glob.test.ts',
  'applyTo-github': 'text/globs/glob.test.ts',
  attach: 'customizations/conformance.test.ts',
  'clean-name': 'customizations/conformance.test.ts',
  'comma-list': 'text/frontmatter/frontmatter.test.ts',
  'diff-parse': 'changes/diff/conformance.test.ts',
  discover: 'customizations/conformance.test.ts',
  exclusion: 'changes/exclusion/exclusion.test.ts',
  'external-file': 'customizations/conformance.test.ts',
  frontmatter: 'text/frontmatter/frontmatter.test.ts',
  guideline: 'guidelines/select.test.ts',
  identify: 'customizations/conformance.test.ts',
  index: 'guidelines/index-conformance.test.ts',
  'instructions-render': 'prompt/instructions-conformance.test.ts',
  labels: 'context/conformance.test.ts',
  'language-marker': 'text/languages/language-marker-conformance.test.ts',
  'location-setting': 'customizations/settings/locations.test.ts',
  memory: 'context/conformance.test.ts',
  patch: 'changes/diff/conformance.test.ts',
  'prompt-quality': 'rules/conformance.test.ts',
  'review-excluded': 'changes/review-excluded-conformance.test.ts',
  'session-type': 'customizations/conformance.test.ts',
  settings: 'customizations/settings/instructions.test.ts',
  'skill-info': 'customizations/conformance.test.ts',
  slash: 'customizations/conformance.test.ts',
  summarize: 'syntax/conformance.test.ts',
  validator: 'rules/conformance.test.ts',
};

/** The areas whose cases are not run, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'diff-number':
    'Copilot sends other lines: no removed ones, and `/* Changed Line 3 */` where ours have a number and a sign',
  'line-changes': 'a change is read as the hunks that git gives, not computed from two texts of an editor',
  'model-entry':
    "reasoning effort and context size of an agent's model are settings of the chat; a review has its own options",
  'review-comment-object': "an editor's comment; ours are comments of a pull request",
  'review-comments':
    'places of answers in the form that Copilot asks its models for; ours asks for a quote of the line',
  'review-parse': 'answers in the form that Copilot asks its models for, `1. Line 3 in …`; ours is JSON',
  'review-result': 'messages of an editor',
  'review-run': "answers of GitHub's own review agent, which cannot be asked from outside",
  'review-sse': "lines of the stream of GitHub's own review agent",
  'review-suggestion': "suggestions in the bodies of GitHub's own review agent; ours are a key of the answer",
  'review-title': 'messages of an editor',
};

/** These areas get their test together with what they describe. */
const MAY_BE_RUN: ReadonlySet<string> = new Set(['similar']);

describe.skipIf(!areCasesHere)('each area of the conformance cases (skipped without ../shared)', () => {
  const { areas }: { readonly areas: Readonly<Record<string, string>> } = areCasesHere
    ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
    : { areas: {} };

  it('is run by a test, or has a reason', () => {
    const known = Object.keys({ ...RUN_BY, ...NOT_RUN });
    expect(known.toSorted()).toEqual(
      Object.keys(areas)
        .filter((area) => !MAY_BE_RUN.has(area))
        .toSorted(),
    );
  });

  it.each(Object.entries(RUN_BY))('%s is named by its test', (area, file) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toMatch(new RegExp(`['"\`]${area}['"\`]`));
  });
});
