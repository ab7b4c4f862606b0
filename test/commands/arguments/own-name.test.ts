import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnName } from '../../../src/commands/arguments/own-name.ts';

function folderWith(config: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-own-name-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (config !== undefined) {
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git/config'), config);
  }
  return folder;
}

test.each([
  ['an address of https', '[remote "origin"]\n\turl = https://github.com/ada/engine.git\n', 'ada/engine'],
  ['an address of ssh', '[remote "origin"]\n\turl = git@github.com:ada/engine.git\n', 'ada/engine'],
  ['an address without an ending', '[remote "origin"]\n\turl = https://github.com/ada/engine/\n', 'ada/engine'],
  ['a name with a dot', '[remote "origin"]\n\turl = https://github.com/ada/engine.js.git\n', 'ada/engine.js'],
  ['another host', '[remote "origin"]\n\turl = https://example.com/ada/engine.git\n', undefined],
  ['another remote alone', '[remote "fork"]\n\turl = https://github.com/ada/engine.git\n', undefined],
  [
    'the remote named origin among others',
    '[remote "fork"]\n\turl = https://github.com/eve/engine.git\n[remote "origin"]\n\turl = https://github.com/ada/engine.git\n[branch "main"]\n',
    'ada/engine',
  ],
  ['a folder that is not the root of a repository', undefined, undefined],
])('reads %s', async (_name, config, expected) => {
  expect(await readOwnName(folderWith(config))).toBe(expected);
});
