import type { FileChange } from '../../../changes/types.ts';
import { folderOf, nameOf } from '../../../workspace/paths.ts';
import type { ChangeFinder, ChangeSubject, Clause, Violation } from '../../types.ts';
import { CODE, codesIn, listCodes, plainPhrase } from '../code-list.ts';

const COMPONENTS =
  /^(?:(?:all|every|each|any|new|the|react|vue|svelte|ui) )*components?(?: folders?| director(?:y|ies))?$/;
const HAS = /^(?:have|include|need|require|come with|ship with|provide)$/;
const BEFORE = '(?:an? |the |its |their |own |corresponding |matching |accompanying |co-?located |associated )*';
const ITEM = `${BEFORE}(?:(?:storybook )?(?:stor(?:y|ies))(?: files?)?|${CODE}(?: files?)?)`;
const LIST = new RegExp(`^${ITEM}(?:(?:, and |,? and |, )${ITEM})*$`);
/** `.stories.tsx`, `*.stories.tsx`, `Button.stories.tsx`, `<Name>.test.tsx`. */
const ENDING =
  /^(?:\*|<[\w -]+>|\{\w+\}|\[\w+\]|[A-Z]\w*|ComponentName)?(?<ending>\.(?:stories|story|test|spec|module|styles?|types|mock|mdx)\.?(?:[a-z]+)?)$/;
const STORIES = ['tsx', 'jsx', 'ts', 'js', 'mdx', 'svelte'].flatMap((ending) => [
  `.stories.${ending}`,
  `.story.${ending}`,
]);
const COMPONENT = /^(?<name>[A-Z][A-Za-z\d]*)\.(?:tsx|jsx|vue|svelte)$/;
/** Folders below that of a component in which its files may stand. */
const BELOW = [
  '',
  '__tests__/',
  '__stories__/',
  'stories/',
  'tests/',
  'test/',
  '../__tests__/',
  '../stories/',
  '../tests/',
];

/** What a component must have, each as its endings, of which one is enough. */
interface Sibling {
  readonly written: string;
  readonly endings: readonly string[];
}

/** Reads which files stand beside each new component: "Every component must have a `.stories.tsx` file". */
export function readSiblingFiles({
  polarity,
  subject,
  verb,
  object,
  codes,
  allowed,
  scope,
}: Clause): ChangeFinder | undefined {
  const said = plainPhrase(object);
  if (
    polarity !== 'required' ||
    allowed !== undefined ||
    // Below a heading on tests, only tests would be looked at.
    scope.inside.some(({ kind }) => kind === 'tests') ||
    !HAS.test(verb) ||
    !COMPONENTS.test(plainPhrase(subject)) ||
    !LIST.test(said)
  ) {
    return undefined;
  }
  const named = codesIn(said, codes).map((code): Sibling | undefined => {
    const ending = ENDING.exec(code.trim())?.groups?.['ending'];
    return ending === undefined || !/\.[a-z]+\.[a-z]+$|^\.mdx$/.test(ending)
      ? undefined
      : { written: ending, endings: [ending] };
  });
  const siblings = [
    ...named,
    ...(/\bstor(?:y|ies)\b/.test(said) ? [{ written: '.stories', endings: STORIES }] : []),
  ].filter((one) => one !== undefined);
  if (siblings.length === 0 || siblings.length < named.length) {
    return undefined;
  }
  return {
    looksAt: 'change',
    about: ['components'],
    words: `reports new components without ${listCodes(
      siblings.map(({ written }) => written),
      'and',
    )} beside them`,
    isAboutChange: true,
    find: async (change) => {
      const found = await Promise.all(change.files.map((file) => judge(file, siblings, change)));
      return found.flat();
    },
  };
}

async function judge(
  { path, status }: FileChange,
  siblings: readonly Sibling[],
  change: ChangeSubject,
): Promise<readonly Violation[]> {
  const name = COMPONENT.exec(nameOf(path))?.groups?.['name'];
  if (status !== 'added' || name === undefined) {
    return [];
  }
  const missing: string[] = [];
  for (const { written, endings } of siblings) {
    if (!(await hasAny(`${folderOf(path)}/`, name, endings, change))) {
      missing.push(written);
    }
  }
  return missing.length === 0 ? [] : [{ path, found: `a new component without ${listCodes(missing, 'and')}` }];
}

/** Also true where nobody can tell. */
async function hasAny(
  folder: string,
  name: string,
  endings: readonly string[],
  change: ChangeSubject,
): Promise<boolean> {
  const names = new Set(endings.map((ending) => `${name}${ending}`));
  if (change.allFiles.some(({ path, status }) => status !== 'removed' && names.has(nameOf(path)))) {
    return true;
  }
  for (const below of BELOW) {
    for (const file of names) {
      const place = below.startsWith('../')
        ? `${folderOf(folder.slice(0, -1))}/${below.slice(3)}`.replace(/^\//, '')
        : `${folder === '/' ? '' : folder}${below}`;
      if ((await change.exists(`${place}${file}`)) !== false) {
        return true;
      }
    }
  }
  return false;
}
