import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack, Threat } from '../attack.ts';

function writes(tries: string, brings: Attack['brings'], said: string | RegExp): Attack {
  return {
    tries,
    by: 'author',
    scene: 'written',
    alone: true,
    brings,
    never: { files: 'wrote' },
    says: { terminal: said },
  };
}

/** The configuration of a clone is that of its base. */
function configures(key: string, value: string): Attack {
  return writes(
    `The configuration of a clone says \`${key}: ${value.replace(tmpdir(), '/tmp')}\``,
    { base: { '.github/housestyle.yml': `${key}: ${value}\n` } },
    new RegExp(key),
  );
}

export const FILES: Threat = {
  id: 'files',
  title: 'Files that a run writes',
  threat: 'A configuration or a link in the checkout has a run overwrite a file somewhere else.',
  defence:
    'All output goes through one function, which follows no link below a checkout and writes nothing into the folder of git. A configuration may name places below its own folder only, no path leads out of the folder of the run by `..`, and inputs of the Action name places in the folders of the job only. A flag may name another place by an absolute path: whoever types it can write there anyway.',
  attacks: [
    configures('sarif-file', join(tmpdir(), 'housestyle-outside.sarif')),
    configures('sarif-file', '../housestyle-outside.sarif'),
    configures('output-dir', '../housestyle-outside'),
    configures('cache-dir', '../housestyle-outside'),
    configures('sarif-file', 'src/../../housestyle-outside.sarif'),
    configures('sarif-file', '.git/hooks/housestyle-inside'),
    configures('output-dir', '.git/hooks/housestyle-inside'),
    configures('cache-dir', '.git/hooks/housestyle-inside'),
    ...['.GIT/config', 'git~1/config', 'src/.git/config', '.git\u200C/config', '.git. /config'].map((path) =>
      configures('sarif-file', path),
    ),
    writes(
      'A file of git is named as the SARIF file',
      { args: ['--sarif-file', '.git/housestyle-inside.sarif'] },
      "git's own folder",
    ),
    ...[
      ['review', '--base', 'main', '--provider', 'offline', '--output', '../housestyle-outside.sarif'],
      ['validate', '--output', 'reports/../../housestyle-outside.sarif'],
      ['validate', '--sarif-file', '../housestyle-outside.sarif'],
      ['dump', '--base', 'main', '--output', '../housestyle-outside.sarif'],
      ['guidelines', '--output', '../housestyle-outside/a.txt'],
      ['review', '--base', 'main', '--provider', 'offline', '--sarif-file', 'a/../../housestyle-outside.sarif'],
      ['review', '--base', 'main', '--provider', 'offline', '--shard', '1/1', '--output-dir', '../housestyle-outside'],
      ['validate', '--output', '/proc/../tmp/housestyle-outside'],
    ].map((args) =>
      writes(
        `A script puts a text of the pull request into a path: \`${args.join(' ')}\``,
        { args },
        'is not written, because it leads out of',
      ),
    ),
    writes(
      'A script puts a text of the pull request into the path of the baseline',
      {
        args: [
          'review',
          '--all-files',
          '--provider',
          'offline',
          '--write-baseline',
          '--audit-baseline',
          '../housestyle-outside.sarif',
        ],
      },
      'is not written, because it leads out of',
    ),
    ...[
      ['sarif-file', 'reports/../../housestyle-outside.sarif', 'because it leads out of'],
      ['sarif-file', '/opt/housestyle-outside.sarif', 'outside of the folders of the job'],
      ['output-dir', '/opt/housestyle-outside', 'outside of the folders of the job'],
      ['output-dir', `${tmpdir()}/../opt/housestyle-outside`, 'outside of the folders of the job'],
    ].map(([input = '', path = '', said = '']): Attack => ({
      tries: `A text of the pull request is put into an input: \`${input}: ${path.replace(tmpdir(), '/tmp')}\``,
      by: 'author',
      scene: 'offline',
      alone: true,
      brings: { inputs: { [input]: path } },
      says: { annotations: said },
      ends: { exitCode: 2, outputs: { conclusion: 'failed' } },
    })),
    writes(
      'The head adds a link under the name of the SARIF file',
      { head: { 'out.sarif': { symlink: '../housestyle-outside.sarif' } }, args: ['--sarif-file', 'out.sarif'] },
      'symbolic link',
    ),
    ...[
      ['a link under the name of the folder for kept replies', 'kept'],
      ['a link in the folder for kept replies', 'kept/audits'],
    ].map(([what = '', path = '']) =>
      writes(
        `The head adds ${what}`,
        {
          head: { [path]: { symlink: `${'../'.repeat(path.split('/').length)}housestyle-outside` } },
          args: [
            'review',
            '--all-files',
            '--provider',
            'offline',
            '--cache-dir',
            'kept',
            '--seal-key',
            'a-secret-of-the-team',
          ],
        },
        'symbolic link',
      ),
    ),
    ...[
      ['review', '--base', 'main', '--provider', 'offline', '--output', 'out.txt'],
      ['validate', '--output', 'out.txt'],
      ['dump', '--base', 'main', '--output', 'out.txt'],
      ['guidelines', '--output', 'out.txt'],
      [
        'review',
        '--base',
        'main',
        '--provider',
        'offline',
        '--format',
        'html',
        '--output',
        'out/housestyle-outside.sarif',
      ],
    ].map((args) =>
      writes(
        `The head adds a link under the name of the file of \`${args.join(' ')}\``,
        {
          head: { 'out.txt': { symlink: '../housestyle-outside.sarif' }, out: { symlink: '..' } },
          args,
        },
        'symbolic link',
      ),
    ),
    writes(
      'The head adds a link under the name of the baseline',
      {
        head: { '.github/housestyle-baseline.json': { symlink: '../../housestyle-outside.sarif' } },
        args: ['validate', '--write-baseline'],
      },
      'symbolic link',
    ),
    writes(
      'The head adds a link under the name of the first instructions',
      {
        base: {
          '.github/copilot-instructions.md': null,
          'package.json': '{"type":"module"}\n',
          'tsconfig.json': '{"compilerOptions":{"strict":true}}\n',
        },
        head: { '.github/copilot-instructions.md': { symlink: '../../housestyle-outside.sarif' } },
        args: ['init'],
      },
      /symbolic link|exists|overwrites nothing|already/,
    ),
    writes(
      'The head adds a link to a file outside that `--fix` would fix',
      {
        head: { '.github/prompts/out.prompt.md': { symlink: '../../../housestyle-outside.sarif' } },
        args: ['validate', '--fix'],
      },
      'housestyle ended with',
    ),
    writes(
      'The head adds a link under the name of the folder of a shard',
      {
        head: { out: { symlink: '..' } },
        args: [
          'review',
          '--base',
          'main',
          '--provider',
          'offline',
          '--shard',
          '1/1',
          '--output-dir',
          'out/housestyle-outside',
        ],
      },
      /symbolic link|outside/,
    ),
    writes(
      'The head adds a link under the name of a folder for files',
      { head: { out: { symlink: '..' } }, args: ['--sarif-file', 'out/housestyle-outside.sarif'] },
      'symbolic link',
    ),
  ],
};
