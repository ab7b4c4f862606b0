import { describe, expect, it } from 'vitest';
import { readTerms } from '../../../src/commands/open/validation-terms.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { openScene, reviewScene, type ReviewScene } from '../stage-review.ts';

const PATH = '.github/instructions/a.instructions.md';
const OPEN_QUOTE = '---\napplyTo: "**/*.ts\n---\n\nNever use `var`.\n';
const CODE = { 'src/a.ts': 'let a;\n' };

const validation = () => readTerms(readOptions([]), memoryWorkspace({}));

/** Where the problem of `PATH` is in the base, and where programs that know the head are sent. */
async function places(scene: ReviewScene): Promise<readonly [base: readonly number[], head: readonly number[]]> {
  const { result } = await reviewScene({ isOffline: true, validation, ...scene });
  return [result.problems.map(({ start }) => start.line), result.problemsAtHead.map(({ start }) => start.line)];
}

describe('a problem in a file that guides the review', () => {
  it.each<[string, ReviewScene, readonly number[]]>([
    ['has its place if the change does not touch the file', { head: CODE }, [2]],
    ['moves with its line', { head: { [PATH]: OPEN_QUOTE.replace('applyTo', 'name: a\napplyTo') } }, [3]],
    ['is gone if the change solves it', { head: { [PATH]: OPEN_QUOTE.replace('.ts', '.ts"') } }, []],
    ['is gone with its file', { head: { [PATH]: null } }, []],
    [
      'is not said of a touched file that was not validated',
      { head: { [PATH]: null, ...CODE }, validation: undefined },
      [],
    ],
  ])('%s', async (_name, scene, head) => {
    expect(await places({ base: { [PATH]: OPEN_QUOTE }, ...scene })).toEqual([[2], head]);
  });

  it('is not said again where the review reports it', async () => {
    const { result } = await reviewScene({
      isOffline: true,
      validation,
      base: { [PATH]: OPEN_QUOTE },
      head: { [PATH]: OPEN_QUOTE.replace('**', 'src/**') },
    });
    expect(result.findings.map(({ rule, line }) => [rule, line])).toEqual([['frontmatter-yaml-syntax', 2]]);
    expect(result.problemsAtHead).toEqual([]);
  });

  it('hides secrets, because reports are uploaded', async () => {
    const key = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const text = `---\napplyTo: "**/*.ts"\n${key}: 1\n${key}: 2\n---\n\nNever use \`var\`.\n`;
    const { review } = await openScene({ isOffline: true, validation, base: { [PATH]: text }, head: CODE });
    const { problems, problemsAtHead } = await review();
    expect(JSON.stringify(problems.map(({ message }) => message))).toContain(key);
    expect(JSON.stringify(problemsAtHead.map(({ message }) => message))).not.toContain(key);
  });
});
