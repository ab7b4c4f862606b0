import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWords, proseWords } from '../../src/text/words.ts';

describe('the words of prose', () => {
  it.each<[string, string, readonly string[]]>([
    ['are in lower case', 'Review the API', ['review', 'the', 'api']],
    ['have no accents', 'Überprüfung déjà vu, Straße', ['uberprufung', 'deja', 'vu', 'strasse']],
    ['are singular in English', 'queries classes tests boxes branches', ['query', 'class', 'test', 'box', 'branch']],
    [
      'keep endings that only look like a plural',
      'access status analysis css',
      ['access', 'status', 'analysis', 'css'],
    ],
    ['keep names of several words whole', 'JavaScript and useEffect', ['javascript', 'and', 'useeffect']],
    ['know languages with signs', 'C# and C++', ['c#', 'and', 'c++']],
    ['are pairs in Chinese', '安全审查', ['安全', '全审', '审查']],
    ['are apart from Latin ones beside them', '使用React组件', ['使用', 'react', '组件']],
    ['are pairs in Japanese, Korean and Thai', 'コード 코드 โค้', ['コー', 'ード', '코드', 'โค', 'ค้']],
    ['take full-width letters as others', 'ＳＱＬ', ['sql']],
    ['leave out what is no word of anybody', 'a'.repeat(65), []],
    ['are none in signs', '--- *** `` 🎉', []],
  ])('%s', (_name, text, expected) => {
    expect(proseWords(text)).toEqual(expected);
  });
});

describe('the words of code', () => {
  it.each<[string, string, readonly string[]]>([
    ['are a name and its parts', 'readFileSync', ['readfilesync', 'read', 'file', 'sync']],
    ['part behind capitals', 'XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['part at underscores, dots and slashes', 'src/auth/user_session.ts', ['src', 'auth', 'user', 'session', 'ts']],
  ])('%s', (_name, text, expected) => {
    expect(codeWords(text)).toEqual(expected);
  });

  it('hold those of prose', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = new Set(codeWords(text));
        expect(proseWords(text).every((word) => code.has(word))).toBe(true);
      }),
    );
  });
});
