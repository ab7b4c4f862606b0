import type { Attack, Threat } from '../attack.ts';
import { SIGNS } from './printed.ts';

/** Names that git takes for branches. `N` is a number, so that each is found where it is printed. */
const BRANCHES: readonly (readonly [what: string, name: string])[] = [
  ['what a shell runs', 'nN/$(touch_ran)'],
  ['a second command of a shell', 'nN/a;touch_ran;'],
  ['commands in backticks', 'nN/`touch_ran`'],
  ['quotes of both kinds', `nN/"a'b"`],
  ['signs that join commands', 'nN/a&&touch_ran||x'],
  ['HTML', 'nN/<img/src=x>'],
  ['a mention and an issue', 'nN/@octocat#1'],
  ['a cell of a table', 'nN/a|b|c'],
  ['emphasis and a link', 'nN/__a__!(b)'],
  ['an old command of the runner', 'nN/##error]forgedN'],
  ['an expression of a workflow', 'nN/${{secrets.TOKEN}}'],
  ['a query of an address', 'nN/a%2e%2e&ref=main#x'],
  ['a mark of direction', 'nN/\u202Egpj'],
  ['letters that are not seen', 'nN/a\u200Bb'],
  ['200 letters', `nN/${'n'.repeat(200)}`],
];

const BY_BRANCHES = BRANCHES.map(([what, template], index): Attack => {
  const name = template.replaceAll('N', String(index + 900));
  return {
    tries: `The name of a branch holds ${what}`,
    by: 'author',
    scene: 'named',
    brings: { branches: [name] },
    // Each row looks at its own name, so that one name that acts does not hide what becomes of the others.
    never: { terminal: new RegExp(`n${index + 900}/[^\\n]*[\\u001B\\u202E\\u200B]|internal error`), files: /^ran$/m },
    says: { terminal: `n${index + 900}/`, findings: 'src/ordinary.js' },
  };
});

/** Texts that somebody may pass on as a revision, as a workflow does with the name of a branch. None is one. */
const REVISIONS: readonly string[] = [
  '--output=ran',
  '--upload-pack=touch ran',
  '-c core.pager=touch',
  '--exec=touch ran',
  '--git-dir=/tmp',
  '--all',
  '--',
  ':/Change',
  '@{u}',
  'main:src',
  ':(exclude)x',
  '$(touch ran)',
  'main..feature',
  '../../etc/passwd',
  '\u001B[31mforged',
  '\n::error::forged',
  'a'.repeat(5_000),
];

const BY_REVISIONS = REVISIONS.map((revision): Attack => ({
  tries: `A revision is ${JSON.stringify(revision.slice(0, 40))}`,
  by: 'author',
  scene: 'named',
  brings: { revisions: [revision] },
  never: { terminal: /[\u001B\u202E]|^(?:::error::|##\[error\])forged|internal error/m, files: /^ran$/m },
  says: { terminal: /has no revision/, files: `refused ${JSON.stringify(revision)}` },
}));

/** Names that are a branch and a tag at once. Git takes the tag, which somebody may have pushed on the change itself. */
const AMBIGUOUS: Attack = {
  tries: 'A tag has the name of the base branch, and names the change itself',
  by: 'author',
  scene: 'named',
  brings: { tags: ['main'] },
  says: { files: 'refused the tag main' },
};

const BY_MESSAGES = SIGNS.map(([what, text, never], index): Attack => {
  const fill = (template: string): string => template.replaceAll('N', String(index + 700));
  return {
    tries: `The message of a commit holds ${what}`,
    by: 'author',
    scene: 'named',
    brings: { commits: [{ message: fill(`Message N: ${text}`), author: 'Mallory' }] },
    never: { terminal: new RegExp(fill(never), 'mu') },
    says: { dump: fill('Message N:') },
  };
});

/** No command shows the name of an author, so nothing of it may arrive. */
const BY_AUTHORS = SIGNS.map(([what, text], index): Attack => {
  const fill = (template: string): string => template.replaceAll('N', String(index + 800));
  return {
    tries: `The author of a commit holds ${what}`,
    by: 'author',
    scene: 'named',
    brings: { commits: [{ message: fill('By author N'), author: fill(text) }] },
    never: { terminal: fill('forgedN'), dump: fill('forgedN'), findings: fill('forgedN') },
    says: { dump: fill('By author N') },
  };
});

/** Branches of a pull request, whose name GitHub and the Action pass on. */
const OF_PULLS = BRANCHES.slice(0, 14).flatMap(([what, template], index) =>
  (['offline', 'described'] as const)
    .filter((scene) => scene === 'described' || index % 4 === 0)
    .map((scene): Attack => ({
      tries: `The branch of a pull request holds ${what}, and it is ${scene === 'described' ? 'described' : 'reviewed'}`,
      by: 'author',
      scene,
      alone: true,
      brings: { branch: template.replaceAll('N', String(index)) },
      never: {
        log: /\u202E|^(?:::error::|##\[error\])forged|internal error/m,
        description: /<img|@octocat\b(?!`)/,
        comment: /<img/,
      },
      says: scene === 'described' ? { description: 'It is described.' } : { inline: 'The guidelines rule out `var`' },
    })),
);

export const NAMED: Threat = {
  id: 'named',
  title: 'Names of branches, authors and commits',
  threat:
    'A branch, an author or a message of a commit has a name that a shell, a log, a page or git takes for something else.',
  defence:
    'No shell is started. A revision is resolved to a commit before git gets it, behind a sign that ends the options, and one that a branch and a tag share is refused. Names are escaped wherever they are shown.',
  attacks: [...BY_BRANCHES, ...BY_REVISIONS, AMBIGUOUS, ...BY_MESSAGES, ...BY_AUTHORS, ...OF_PULLS],
};
