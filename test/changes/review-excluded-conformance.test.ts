import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import { chooseScope } from '../../src/jobs/choose/choose-scope.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { diffOf } from '../jobs/stage-dump.ts';

interface Case {
  readonly area: string;
  readonly input: { readonly path: string };
  readonly expected: { readonly excluded: boolean };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const cases: readonly Case[] = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8')).cases.filter(({ area }: Case) => area === 'review-excluded')
  : [];

/**
 * Files that Copilot skips by their names and that we review, unless attributes, `.copilotignore` or their content say
 * otherwise. Nothing else may differ, and no file may be skipped that Copilot reviews.
 */
const REVIEWED_ON_PURPOSE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /(?:^|\/)(?:\.[\w-]+(?:\.\w+)?|[\w.-]+(?:\.json|\.jsonc|\.toml|\.ya?ml|\.ini|\.cfg|\.conf|\.xml|\.properties|\.mod|\.gradle|\.kts)|Gemfile|Pipfile|Podfile|requirements[\w.-]*\.txt)$/,
    'people write configuration and lists of dependencies, and a fault there breaks the build',
  ],
  [
    /(?:^|\/)(?:bin|build|coverage|dist|gen|generated|lib|logs?|obj|out|output|target|tmp|vendor|__generated__)\//,
    'the name of a folder does not tell whether people write what is in it: attributes, content and signs of generated code do',
  ],
  [
    /\.(?:svg|log|map|min\.\w+|bundle\.\w+|d\.[cm]?ts|snap|csv|txt)$/,
    'the name does not tell whether a person or a tool wrote the text: its content does',
  ],
];

/** Whether a file with a line of plain text is left out. */
async function isLeftOut(path: string): Promise<boolean> {
  const head = { [path]: 'a = 1\n' };
  const { leftOut } = await chooseScope(
    {
      changes: readGivenDiff(diffOf({}, head)),
      trusted: memoryWorkspace({}),
      repository: undefined,
      readHead: async () => head[path],
      readVersion: async () => undefined,
    },
    { paths: [], ignore: [], contentExclusion: undefined, maxFileLines: 100, bundles: false },
  );
  return leftOut.length > 0;
}

describe.skipIf(!areCasesHere)(
  'files that are not reviewed, in the conformance cases (skipped without ../shared)',
  () => {
    it.each(cases)('$input.path', async ({ input: { path }, expected }) => {
      const isOnPurpose = expected.excluded && REVIEWED_ON_PURPOSE.some(([pattern]) => pattern.test(path));
      expect((await isLeftOut(path)) || isOnPurpose).toBe(expected.excluded);
    });
  },
);
