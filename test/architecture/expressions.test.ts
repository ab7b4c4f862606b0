import { expect, it } from 'vitest';
import { listFiles, readFile } from './source-files.ts';

const MOST_CHARACTERS = 180;

it('long regular expressions stand on several lines, by `src/text/regex.ts`, so that people can read and compare them', () => {
  const long = listFiles('src').flatMap((file) =>
    readFile('src', file)
      .split('\n')
      .flatMap((line, index) =>
        line.length > MOST_CHARACTERS && line.includes('(?') ? [`src/${file}:${index + 1} has ${line.length}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
