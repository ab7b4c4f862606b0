import { describe, expect, it } from 'vitest';
import { findProgram } from '../../../src/models/copilot/find-program.ts';

const NPM = 'C:\\Users\\ada\\AppData\\Roaming\\npm';
const ENTRY = `${NPM}\\node_modules\\@github\\copilot\\npm-loader.js`;
const NODE = 'C:\\Program Files\\nodejs\\node.exe';

/** The script that npm's cmd-shim 7 writes. */
const SHIM = [
  '@ECHO off',
  'GOTO start',
  ':find_dp0',
  'SET dp0=%~dp0',
  'EXIT /b',
  ':start',
  'SETLOCAL',
  'CALL :find_dp0',
  '',
  'IF EXIST "%dp0%\\node.exe" (',
  '  SET "_prog=%dp0%\\node.exe"',
  ') ELSE (',
  '  SET "_prog=node"',
  '  SET PATHEXT=%PATHEXT:;.JS;=;%',
  ')',
  '',
  'endLocal & goto #_undefined_# 2>NUL || title %COMSPEC% & "%_prog%"  "%dp0%\\node_modules\\@github\\copilot\\npm-loader.js" %*',
  '',
].join('\r\n');
const PNPM_SHIM =
  '@SETLOCAL\r\n@IF EXIST "%~dp0\\node.exe" (\r\n  "%~dp0\\node.exe"  "%~dp0\\node_modules\\@github\\copilot\\npm-loader.js" %*\r\n)\r\n';

function find(
  files: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv = { Path: `C:\\Windows;${NPM};C:\\Program Files\\nodejs` },
) {
  return findProgram('copilot', { platform: 'win32', environment, readScript: (path) => files[path] });
}

describe('a program of npm', () => {
  it.each<[string, ReturnType<typeof find>, object]>([
    [
      'is started by Node, which runs the file that its script names',
      find({ [`${NPM}\\copilot.cmd`]: SHIM, [ENTRY]: '', [NODE]: '' }),
      { kind: 'program', command: NODE, args: [ENTRY] },
    ],
    [
      'is started by the Node beside its script before that of the PATH',
      find({ [`${NPM}\\copilot.cmd`]: SHIM, [ENTRY]: '', [NODE]: '', [`${NPM}\\node.exe`]: '' }),
      { kind: 'program', command: `${NPM}\\node.exe`, args: [ENTRY] },
    ],
    [
      'is started by the Node that runs, if there is no other',
      find({ [`${NPM}\\copilot.cmd`]: SHIM, [ENTRY]: '' }),
      { kind: 'program', command: process.execPath, args: [ENTRY] },
    ],
    [
      'may be installed by pnpm',
      find({ [`${NPM}\\copilot.cmd`]: PNPM_SHIM, [ENTRY]: '', [NODE]: '' }),
      { kind: 'program', command: NODE, args: [ENTRY] },
    ],
    [
      'is started as it is, if it is a program of Windows',
      find({ [`${NPM}\\copilot.exe`]: '', [`${NPM}\\copilot.cmd`]: SHIM, [ENTRY]: '' }),
      { kind: 'program', command: `${NPM}\\copilot.exe`, args: [] },
    ],
    [
      'is found by a PATH of any letter case, with quotes',
      find({ [`${NPM}\\copilot.cmd`]: SHIM, [ENTRY]: '', [NODE]: '' }, { PATH: `"${NPM}"` }),
      { kind: 'program', command: process.execPath, args: [ENTRY] },
    ],
    [
      'is not taken from a folder that is not absolute, which may be that of a change',
      find(
        { '.\\copilot.cmd': SHIM, 'copilot.cmd': SHIM, 'bin\\copilot.exe': '', '\\copilot.exe': '' },
        { Path: '.;;bin;\\;C:bin' },
      ),
      { kind: 'program', command: 'copilot', args: [] },
    ],
    [
      'is refused if its script is not one of npm',
      find({ [`${NPM}\\copilot.cmd`]: '@call evil.bat %*\r\n' }),
      { kind: 'refused', reason: expect.stringContaining(`${NPM}\\copilot.cmd`) },
    ],
    [
      'is refused if the file that its script names is missing',
      find({ [`${NPM}\\copilot.cmd`]: SHIM }),
      { kind: 'refused', reason: expect.stringContaining('is not a script of npm') },
    ],
    ['has its name alone, if it is not there', find({}), { kind: 'program', command: 'copilot', args: [] }],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('has its name alone on other systems, whatever files there are', () => {
    const found = findProgram('copilot', { platform: 'linux', environment: { PATH: '/bin' }, readScript: () => SHIM });
    expect(found).toEqual({ kind: 'program', command: 'copilot', args: [] });
  });
});
