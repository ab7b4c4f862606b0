import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames } from '../../../src/agents/route/agent-names.ts';
import { readMentions } from '../../../src/agents/route/mentions.ts';

const AGENTS = [
  { name: 'dba' },
  { name: 'dba-lead' },
  { name: 'Door Keeper', fileName: 'keeper' },
  { name: 'Twin' },
  { name: 'twin' },
  { name: '安全审查' },
  { name: 'security-reviewer' },
  { name: 'v2.audit' },
];
const NAMES = indexNames(AGENTS);

function called(message: string): readonly string[] {
  return readMentions(message, NAMES).called.map(({ name }) => name);
}

describe('a message calls an agent', () => {
  it.each<[string, string, readonly string[]]>([
    ['at its beginning', '@dba look at this', ['dba']],
    ['within', 'could @dba, please, look', ['dba']],
    ['at its end, before a full stop', 'Ask @dba.', ['dba']],
    ['in brackets', '(@dba)', ['dba']],
    ['by the longest name', '@dba-lead look', ['dba-lead']],
    ['several, in their order, each once', '@security-reviewer @dba and @dba', ['security-reviewer', 'dba']],
    ['by a name in quotes', '@"Door Keeper" look', ['Door Keeper']],
    ['by a name with `-` for its blanks', '@door-keeper look', ['Door Keeper']],
    ['by a name with blanks', '@Door Keeper look', ['Door Keeper']],
    ['by the name of its file', '@keeper', ['Door Keeper']],
    ['with other letter case', '@DBA', ['dba']],
    ['with the exact one of two that differ in case', '@twin and @Twin', ['twin', 'Twin']],
    ['in Chinese', '请 @安全审查看一下', ['安全审查']],
    ['where words have no blanks', '请让@dba看一下', ['dba']],
    ['with a dot in its name', '@v2.audit', ['v2.audit']],
    ['in bold', '**@dba** look', ['dba']],
    ['in a list', '- @dba\n- @keeper', ['dba', 'Door Keeper']],
  ])('%s', (_name, message, expected) => {
    expect(called(message)).toEqual(expected);
  });
});

describe('a message calls no agent', () => {
  it.each([
    ['in an inline code span', '`@dba` is a decorator'],
    ['in a code block', '```\n@dba\n```'],
    ['in an open code block', 'x\n\n```java\n@dba\nclass A {}'],
    ['in an indented block', 'x\n\n    @dba\n'],
    ['in an address', 'mail me@dba or me.you@dba'],
    ['within a word', 'foo@dba'],
    ['in a path', 'packages/@dba'],
    ['by a longer word', '@dbase'],
    ['by a team', '@dba/leads'],
    ['by a user whose name goes on', '@dba-octocat @dba.io'],
    ['with letter case that fits two', '@TWIN'],
    ['without `@`', 'dba look'],
    ['with a blank behind `@`', '@ dba'],
    ['in a comment of HTML', '<!-- @dba -->'],
    ['with nothing', ''],
  ])('%s', (_name, message) => {
    expect(called(message)).toEqual([]);
  });

  it('but returns every name that no agent has, with similar names', () => {
    expect(readMentions('@security-reviwer and @octocat, `@code`, @octo/leads', NAMES).unknown).toEqual([
      { written: 'security-reviwer', nearest: ['security-reviewer'] },
      { written: 'octocat', nearest: [] },
    ]);
  });

  it('if there are no agents', () => {
    expect(readMentions('@dba', indexNames([]))).toEqual({ called: [], unknown: [{ written: 'dba', nearest: [] }] });
  });

  it('with any text, without an error', () => {
    const part = fc.constantFrom('@', 'dba', '"', '`', '\n', 'x', ' ', '-', '/', '@dba', '```', '\uD800');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 50 }), (parts) => {
        readMentions(parts.join(''), NAMES);
      }),
    );
  });
});
