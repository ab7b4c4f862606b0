import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseOutsideOfJob, refuseWayOut } from '../../../src/commands/output/refuse-place.ts';

describe('the path of an output', () => {
  it.each([
    ['out.sarif'],
    ['a/../out.sarif'],
    ['..a/out.sarif'],
    [join(process.cwd(), 'out.sarif')],
    [`${process.cwd()}/a/../out.sarif`],
    [resolve('/elsewhere/out.sarif')],
    ['/dev/stdout'],
  ])('stays in the folder of the run, or is absolute: %s', (path) => {
    expect(() => refuseWayOut(path)).not.toThrow();
  });

  it.each([
    ['../../../../out.sarif'],
    ['a/../../../../../out.sarif'],
    [`${process.cwd()}/reports/../../../../../x`],
    ['/elsewhere/../x'],
    ['..'.concat('/..'.repeat(30))],
  ])('is refused if `..` leads out: %s', (path) => {
    expect(() => refuseWayOut(path)).toThrow(
      /is not written, because it leads out of .*; only an absolute path without/,
    );
  });

  it.each([['.github/a.json'], ['a/../b']])('of a repository stays in it: %s', (path) => {
    expect(() => refuseWayOut(path, resolve('/repository'))).not.toThrow();
  });

  it.each([['../a.json'], ['a/../../b'], ['../repository-2/a']])('of a repository is refused outside: %s', (path) => {
    expect(() => refuseWayOut(path, resolve('/repository'))).toThrow('because it leads out of');
  });
});

describe('an output of the Action', () => {
  it.each([['out.sarif'], [join(tmpdir(), 'out.sarif')], [resolve('/runner/temp/housestyle')], ['/dev/null']])(
    'is in a folder of the job: %s',
    (path) => {
      expect(() => refuseOutsideOfJob(path, 'sarif-file', resolve('/runner/temp'))).not.toThrow();
    },
  );

  it.each([[resolve('/etc/out.sarif')], [resolve('/runner/temp-2/x')], ['/dev/sda'], ['/dev/../etc/x']])(
    'is refused elsewhere: %s',
    (path) => {
      expect(() => refuseOutsideOfJob(path, 'sarif-file', resolve('/runner/temp'))).toThrow(
        'because it is outside of the folders of the job',
      );
    },
  );
});
