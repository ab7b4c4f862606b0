import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/commands/arguments/command-table.ts';
import { drawHelp } from '../../../src/commands/arguments/help.ts';

const NAMES = COMMANDS.map(({ name }) => name);

describe.each([undefined, ...NAMES])('the help of %s', (command) => {
  it.each([false, true])('has lines of at most 100 characters (all flags: %s)', (isComplete) => {
    const lines = drawHelp(command, isComplete).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('fits a narrow terminal, except for examples and long names', () => {
    const lines = drawHelp(command, true, 72).split('\n');
    expect(lines.filter((line) => line.length > 72 && !/^ {2}\S/.test(line))).toEqual([]);
  });

  it('says of no switch that it is off by default, and does not repeat the name of the command', () => {
    const help = drawHelp(command, true);
    expect(help).not.toMatch(/\((?:true|false)\)/);
    expect(help).not.toMatch(new RegExp(`^ {2}--\\S+.* {2,}${String(command)}: `, 'm'));
  });

  it('is short enough to read, and names every flag that the complete one describes', () => {
    const [short, whole] = [drawHelp(command), drawHelp(command, true)];
    expect(short.split('\n').length).toBeLessThanOrEqual(80);
    const named = new Set([...short.matchAll(/--[a-z-]+/g)].map(([flag]) => flag));
    const described = [...whole.matchAll(/^ {2}(?:-., )?(--[a-z-]+)/gm)].map(([, flag]) => flag ?? '');
    expect(described.filter((flag) => !named.has(flag))).toEqual([]);
  });
});

it.each<[(typeof NAMES)[number], readonly string[]]>([
  ['review', ['--base', '--staged', '--all-files', '--model', '--fail-on', '--format']],
  ['dump', ['--purpose', '--base', '--format', '--output']],
  ['validate', ['--fix', '--rule', '--severity', '--fail-on']],
  ['guidelines', ['--for', '--statements', '--in-force', '--history']],
])('the short help of %s describes the flags that most people need', (name, flags) => {
  const described = new Set([...drawHelp(name).matchAll(/^ {2}(?:-., )?(--[a-z-]+)/gm)].map(([, flag]) => flag));
  expect(flags.filter((flag) => !described.has(flag))).toEqual([]);
});

it('the overview names every command, and where to read on', () => {
  const help = drawHelp(undefined);
  expect(NAMES.filter((name) => !help.includes(`\n  ${name} `))).toEqual([]);
  expect(help).toContain('`housestyle help COMMAND`');
});

it.each(NAMES)('the help of %s has two examples that begin with the command', (name) => {
  const examples = drawHelp(name).match(/^ {2}\S.*housestyle [a-z]+.*$|^ {2}housestyle [a-z]+.*$/gm) ?? [];
  expect(examples.filter((line) => line.includes(`housestyle ${name}`)).length).toBe(2);
});

it('a command shows its own flags only, in groups', () => {
  const [validate, review] = [drawHelp('validate', true), drawHelp('review', true)];
  expect(validate).not.toContain('--api-key');
  expect(validate).toContain('--fix[=suggest]');
  expect(review).toContain('\nModels:\n');
  expect(drawHelp('rules')).not.toContain('Models:');
});

it.each<[(typeof NAMES)[number], string]>([
  ['review', '0 done; 1 findings at or above --fail-on, or too little was judged; 2 wrong'],
  ['validate', '0 done; 1 problems at or above --fail-on; 2 wrong'],
  ['doctor', '0 done; 1 a problem was found; 2 wrong'],
  ['dump', '0 done; 2 wrong'],
  ['completion', '0 done; 2 wrong'],
])('the help of %s names the exit codes that it has', (command, expected) => {
  expect(drawHelp(command).replaceAll(/\s+/g, ' ')).toContain(`Exit codes: ${expected}`);
});

it.each<[(typeof NAMES)[number], readonly string[]]>([
  ['completion', ['--repo', '--color']],
  ['rules', ['--repo']],
  ['fleet', ['--repo']],
  ['lsp', ['--repo', '--output', '--color', '--progress']],
])('the help of %s has no flags that it does not read', (command, flags) => {
  expect(flags.filter((flag) => drawHelp(command, true).includes(`\n  ${flag} `))).toEqual([]);
});

it('a long name gets a line of its own', () => {
  expect(drawHelp('review', true)).toMatch(/\n {2}--instructions-from … {2,}\S/);
});

it.each([
  ['init', '--dry-run', 'print the files and write nothing'],
  ['validate', '--fail-on', 'exit code is 1: `never`, `warning`, `error` (default)'],
  ['review', '--fail-on', 'exit code is 1: `never` (default), `low`, `medium`, `high`'],
  ['plan', '--history', 'what their reviews would have cost'],
] as const)('the help of %s says what %s means for it', (command, flag, words) => {
  const [, row = ''] = drawHelp(command, true).split(`\n  ${flag} `);
  expect(row.split('\n  --')[0]?.replaceAll(/\s+/g, ' ')).toContain(words);
});

it.each(NAMES)('no flag in the help of %s begins with the name of another command', (command) => {
  const others = NAMES.filter((name) => name !== command).join('|');
  const rows = drawHelp(command, true).matchAll(
    new RegExp(`^ {2}(?:-., )?--\\S+.*? {2,}(?:(?:${others})(?:, )?)+: .*$`, 'gm'),
  );
  expect([...rows].map(([row]) => row)).toEqual([]);
});
