import { describe, expect, it } from 'vitest';
import { outcome } from './prove.ts';

async function outcomeOf(old: string, suggestion: string, fields = {}): Promise<string> {
  return outcome({ path: 'a.txt', head: [' Above', `+${old}`, ' Below'], suggestion, fields });
}

describe('an edit of only a part of a line has no button', () => {
  it.each([
    ['without the word that declares', 'var source = open(path);', 'sourceValue = open(path);'],
    ['without the type before the name', 'Point end = new Point(x, y);', 'end = new Point(x, y, z);'],
    ['without the key before the value', 'url: https://example.com/e/d90', 'httpsEntry://example.com/e/d90'],
    ['without the dash of an item', '- pip install tox more', 'pip installAll tox more'],
    ['without the dash before a string', `- 'cd build && make -j 2'`, `'cd build && make -j 4'`],
    ['without the name that is assigned', 'param = param.strip()', 'param.strip(options)'],
    ['without the first argument', 'isFirstOfAll, isSecondOfAll));', 'isSecondOfAllValues));'],
    ['without the last word', '- pip install tox more', '- pip installAll tox'],
    ['with a new name and without the word before it', 'mod bytes_mut;', 'bytes_mut_entry;'],
  ])('%s', async (_name, old, suggestion) => {
    expect(await outcomeOf(old, suggestion)).toBe('shown: it may be only a part of the lines');
  });
});

describe('an edit of the whole line is not taken for a part', () => {
  it.each([
    ['another word that declares', 'var source = open(path);', 'const source = open(path);'],
    ['a word in front', 'source = open(path);', 'const source = open(path);'],
    ['another name at the start', 'source = open(path);', 'target = open(path);'],
    ['a call in a call', 'source = read(read(path));', 'source = read(path, read);'],
    ['a longer end', 'a sentence of six words', 'a sentence of six words or more'],
  ])('%s', async (_name, old, suggestion) => {
    expect(await outcomeOf(old, suggestion)).toBe(suggestion);
  });

  it('a shorter line if the finding asks for it', async () => {
    const fields = { body: 'The word `export` is redundant. Remove it.' };
    expect(await outcomeOf('export const limit = 10;', 'const limit = 12;', fields)).toBe('const limit = 12;');
  });
});
