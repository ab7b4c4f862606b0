import { joinPath, parentsOf } from '../../../workspace/paths.ts';
import type { CheckedFile, RepositoryView } from '../../types.ts';
import { introductionOf } from './only-an-example.ts';
import { regex } from '../../../text/regex.ts';

/** The folder of the skill that brings a file along. */
export function skillFolderAbove(path: string, paths: RepositoryView['paths']): string | undefined {
  return parentsOf(path).findLast((folder) => paths.has(joinPath(folder, 'SKILL.md')));
}

/** Words by which a skill shows a file as something to copy or to imitate. A file "with examples" is not meant. */
const AS_SAMPLE = regex('i')`
  \b(?:
    inspiration|inspired by|sample|boilerplate|starting point|imitate
    |(?:an?|as|good|great|real|these|this) examples?\b(?! of)|template
    |examples? (?:readmes?|files?|documents?|pages?|projects?|reports?|outputs?|answers?)
  )\b
`;
const EXAMPLES_OF_LIST = /\b(?:samples?|examples?|templates?)\b\W*$/i;

/**
 * Whether a skill introduces a document that it brings along as a sample, such as the README of another project. The links
 * of such a document lead to files of that project.
 */
export async function isSampleOfSkill({ kind, path }: CheckedFile, repository: RepositoryView): Promise<boolean> {
  const folder = kind === 'bundled-document' ? skillFolderAbove(path, repository.paths) : undefined;
  if (folder === undefined) {
    return false;
  }
  const below = folder === '' ? path : path.slice(folder.length + 1);
  return await repository.remember(`sample-of-skill ${path}`, async ({ read }) => {
    const skill = await read(joinPath(folder, 'SKILL.md'));
    return skill !== undefined && mentionsOf(below, skill.text).some((at) => isShownAsSample(skill.text, at));
  });
}

const MAX_MENTIONS = 20;

/** Where a text names a file by its path below the folder of the text. */
function mentionsOf(path: string, text: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(path); at >= 0 && found.length < MAX_MENTIONS; at = text.indexOf(path, at + path.length)) {
    found.push(at);
  }
  return found;
}

const MAX_SENTENCE = 200;

function isShownAsSample(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_SENTENCE), at);
  const sentence = before.slice(before.lastIndexOf('\n') + 1).replace(/^.*[.!?;] /, '');
  const introduction = introductionOf(text, at);
  return AS_SAMPLE.test(sentence) || AS_SAMPLE.test(introduction) || EXAMPLES_OF_LIST.test(introduction);
}
