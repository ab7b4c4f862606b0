import type { Attack, Threat } from '../attack.ts';

/** Settings with which git starts a program, and what a change brings along to make it do so. */
const SETTINGS: readonly (readonly [setting: string, head?: Attack['brings']['head']])[] = [
  ['core.fsmonitor'],
  ['core.hooksPath'],
  ['core.pager'],
  ['pager.diff'],
  ['pager.log'],
  ['core.editor'],
  ['core.sshCommand'],
  ['core.askPass'],
  ['core.gitProxy'],
  ['core.alternateRefsCommand'],
  ['diff.external'],
  ['diff.evil.textconv', { 'git/a.evil': 'var a = 1;\n', 'git/.gitattributes': '*.evil diff=evil\n' }],
  ['diff.evil2.command', { 'git/b.evil2': 'var b = 1;\n', 'git2/.gitattributes': '*.evil2 diff=evil2\n' }],
  ['filter.evil.clean', { 'git3/c.js': 'var c = 1;\n', 'git3/.gitattributes': '*.js filter=evil\n' }],
  ['filter.evil.smudge'],
  ['filter.evil.process'],
  ['merge.evil.driver', { 'git4/.gitattributes': '* merge=evil\n' }],
  ['gpg.program'],
  ['gpg.ssh.program'],
  ['credential.helper'],
  ['uploadpack.packObjectsHook'],
  ['interactive.diffFilter'],
  ['sequence.editor'],
  ['alias.rev-parse'],
  ['alias.diff'],
  ['remote.origin.uploadpack'],
];

export const GIT: Threat = {
  id: 'git',
  title: 'Programs that git starts',
  threat: 'A clone is set up, or a change brings files along, so that reading it with git starts a program.',
  defence:
    'git is called with its hooks, monitors, pagers, external diffs and text conversions switched off, and reads objects, not files through filters.',
  attacks: SETTINGS.map(([setting, head]): Attack => ({
    tries: `The clone sets \`${setting}\` to a program`,
    by: 'author',
    scene: 'git',
    brings: { settings: { [setting]: 'RUN' }, ...(head === undefined ? {} : { head }) },
    never: { files: `ran ${setting}\n` },
    says: { terminal: 'rule out `var`' },
  })),
};
