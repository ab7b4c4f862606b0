import type { Attack, Brings, Threat } from '../attack.ts';
import { ORDINARY } from '../ordinary.ts';

const COMMITTED = `${ORDINARY}:1`;
const EDITED = 'src/edited.js:1';
const OVERLOOKED = 'src/edited.js: changed, but git is told not to look at it';

/** What the folder of git holds, and what is printed of the change and of the edited file. */
const STATES: readonly (readonly [what: string, clone: NonNullable<Brings['clone']>, said?: readonly string[]])[] = [
  ['gives the commit of the base the change as a parent', { files: { '.git/info/grafts': 'BASE HEAD\n' } }],
  [
    'puts a harmless file in the place of the changed one',
    { calls: [['replace', `HEAD:${ORDINARY}`, 'HEAD:src/edited.js']] },
  ],
  ['puts the commit of the base in the place of the change', { calls: [['replace', 'HEAD', 'main']] }],
  [
    'puts the files of the base in the place of the changed ones',
    { calls: [['replace', 'HEAD^{tree}', 'main^{tree}']] },
  ],
  [
    'says that the edited file does not change',
    { calls: [['update-index', '--assume-unchanged', 'src/edited.js']] },
    [COMMITTED, OVERLOOKED],
  ],
  [
    'says that the edited file is not checked out',
    { calls: [['update-index', '--skip-worktree', 'src/edited.js']] },
    [COMMITTED, OVERLOOKED],
  ],
  [
    'says that the edited file is not checked out, in a sparse checkout',
    {
      calls: [
        ['config', 'core.sparseCheckout', 'true'],
        ['update-index', '--skip-worktree', 'src/edited.js'],
      ],
    },
    [COMMITTED, 'src/edited.js'],
  ],
  [
    'says by attributes of its own that files have no diff',
    { files: { '.git/info/attributes': '* -diff\n' } },
    [ORDINARY, 'src/edited.js  medium'],
  ],
  [
    'says by attributes of its own that files are binary',
    { files: { '.git/info/attributes': '* binary\n' } },
    [ORDINARY, 'src/edited.js  medium'],
  ],
  [
    'says by attributes of its own that files are generated',
    { files: { '.git/info/attributes': '*.js linguist-generated\n' } },
  ],
  [
    'says by attributes that are not committed that files have no diff',
    { files: { '.gitattributes': '* -diff\n' } },
    [COMMITTED, 'src/edited.js  medium'],
  ],
  [
    'includes settings of another file',
    { calls: [['config', 'include.path', 'CLONE/more']], files: { more: '[core]\n\tfsmonitor = RUN\n' } },
  ],
  [
    'includes settings of another file on a condition',
    {
      calls: [['config', 'includeIf.gitdir:CLONE/.path', 'CLONE/more']],
      files: { more: '[core]\n\tfsmonitor = RUN\n' },
    },
  ],
  [
    'has settings of the working tree',
    {
      calls: [['config', 'extensions.worktreeConfig', 'true']],
      files: { '.git/config.worktree': '[core]\n\tfsmonitor = RUN\n' },
    },
  ],
  [
    'says by attributes of its own that files are in UTF-16',
    { files: { '.git/info/attributes': '*.js working-tree-encoding=UTF-16LE\n' } },
    [COMMITTED, 'in the folder of git sets `working-tree-encoding`'],
  ],
  [
    'says it behind a megabyte of other attributes of its own',
    { files: { '.git/info/attributes': `${'# x\n'.repeat(300_000)}*.js working-tree-encoding=UTF-16LE\n` } },
    [COMMITTED, 'in the folder of git is larger than 1 MB'],
  ],
  [
    'says by attributes that are not committed that files are in UTF-16',
    { files: { '.gitattributes': '*.js working-tree-encoding=UTF-16LE\n' } },
    [COMMITTED, 'src/edited.js: git writes it to the disk in `UTF-16LE` (.gitattributes:1)'],
  ],
  ['starts the monitor of git', { calls: [['config', 'core.fsmonitor', 'true']] }],
  [
    'looks for objects in a folder that does not exist',
    { files: { '.git/objects/info/alternates': '/nonexistent\n' } },
  ],
  ['has a damaged graph of commits', { files: { '.git/objects/info/commit-graph': 'garbage' } }],
  [
    'has a damaged index of packs',
    { calls: [['gc', '--quiet']], files: { '.git/objects/pack/multi-pack-index': 'garbage' } },
  ],
  ['has a branch with the name of a reference', { calls: [['update-ref', 'refs/heads/refs/heads/main', 'HEAD']] }],
  ...['clean', 'process', 'smudge'].map(
    (part) =>
      [
        `sets \`filter.evil.${part}\`, and its index is as young as its files`,
        {
          calls: [['config', `filter.evil.${part}`, 'RUN']],
          files: { '.gitattributes': '*.js filter=evil\n' },
          isQuick: true,
        },
      ] as const,
  ),
  [
    'sets a text conversion, and its index is as young as its files',
    {
      calls: [['config', 'diff.evil.textconv', 'RUN']],
      files: { '.gitattributes': '*.js diff=evil\n' },
      isQuick: true,
    },
  ],
  [
    'has a hook that follows a change of the index',
    { calls: [['config', 'core.hooksPath', 'CLONE/hooks']], files: { 'hooks/post-index-change': '#!/bin/sh\nRUN\n' } },
  ],
  [
    'has a repository inside, with a monitor',
    {
      calls: [
        ['init', '--quiet', 'inner'],
        ['-C', 'inner', 'commit', '--quiet', '--allow-empty', '--message=x'],
        ['add', 'inner'],
        ['commit', '--quiet', '--message=inner'],
        ['-C', 'inner', 'config', 'core.fsmonitor', 'RUN'],
      ],
      files: { 'inner/a.js': 'eval(1);\n' },
    },
  ],
];

export const GIT_STATES: Threat = {
  id: 'git-states',
  title: 'What the folder of git holds',
  threat:
    'A clone comes with a folder of git in which commits have other parents, objects have substitutes, or files count as unchanged, so that a change is not seen. Or reading the working tree starts a program.',
  defence:
    'Substitutes and other parents do not count. Attributes count from the base. Filters are off whenever git reads the working tree or writes a copy of the index. Edited files that git is told not to look at are named as not judged.',
  attacks: STATES.map(([what, clone, said = [COMMITTED, EDITED]]): Attack => ({
    tries: `The folder of git ${what}`,
    by: 'author',
    scene: 'uncommitted',
    alone: true,
    brings: { clone },
    never: { terminal: /internal error|\n {4}at /, files: 'ran' },
    says: { terminal: said },
  })),
};
