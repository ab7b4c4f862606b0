import { expect, it } from 'vitest';
import { rewordSentence } from '../../../../src/literal/reading/wordings/rewordings.ts';

it.each<readonly [name: string, plain: string, same: string]>([
  ['who alone may do something', 'only \uE000 may access \uE001', 'never access \uE001 outside of \uE000'],
  ['a count of levels', 'no more than 3 levels of nesting', 'nesting must not exceed 3 levels'],
  [
    'a count for each thing',
    'no more than 4 parameters per function',
    'functions must not have more than 4 parameters',
  ],
  ['the most in a file', 'max 1 class per file', 'one class per file'],
  [
    'the form of messages',
    'use meaningful commit messages following conventional commits',
    'commit messages must follow conventional commits',
  ],
  [
    'the form before more',
    'use conventional commits (\uE000) as seen in \uE001; be brief',
    'follow conventional commits; be brief',
  ],
  ['a label with a form', 'semantic commit messages: \uE000', 'commit messages must follow the format \uE000'],
  ['how test files are named', 'name test files with a \uE000 suffix', 'test files must end with \uE000'],
  ['where test files are', 'tests are in \uE000 files alongside implementation', 'test files must end with \uE000'],
  [
    'an introduction that is a rule of its own',
    'all public symbols must have jsdoc with:',
    'all public symbols must have jsdoc',
  ],
  [
    'an adjective for another one',
    'use absolute imports rather than relative ones',
    'use absolute imports rather than relative imports',
  ],
  ['one thing only', 'use named exports only', 'use named exports'],
  ['one code over another', '\uE000 over \uE001', 'prefer \uE000 over \uE001'],
  ['another sentence as it is', 'never use \uE000', 'never use \uE000'],
  ['people who alone may do something', 'only maintainers may merge \uE000', 'only maintainers may merge \uE000'],
])('rewords %s', (_name, plain, same) => {
  expect(rewordSentence(plain)).toBe(same);
});
