import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import type { Tongue } from './tongue.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Sentences of other languages than English, word for word in the forms that the English reader knows. They are tables, not
 * parsers: a frame gives the order of the words, a dictionary the things. A sentence of which any word is unknown stays as it is.
 */
const TONGUES: readonly Tongue[] = [JAPANESE, KOREAN, CHINESE, GERMAN, FRENCH, PORTUGUESE, SPANISH];

/** Styles, types and tools have the same names everywhere. */
const SAME = regex('iu')`
  ^(?:
    [\uE000-\uF8FF]|(?:pascal|camel|kebab|snake|upper_snake|screaming_snake)[-_]?case|upper_case
    |conventional commits?|any|var|todo|typescript|docstrings?|jsdoc|tsdoc|javadoc|\d+ spaces|spaces
  )$
`;

/** A sentence in English, if each of its words is known. Words are plain, and code is masked. */
export function translateSentence(plain: string): string | undefined {
  for (const tongue of TONGUES) {
    if (tongue.shows.test(plain)) {
      const found = translate(plain.trim().replace(/[。．.!！]+$/u, ''), tongue);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

function translate(plain: string, tongue: Tongue): string | undefined {
  for (const [form, english] of tongue.frames.listPossible(plain)) {
    const groups = form.exec(plain)?.groups;
    if (groups === undefined) {
      continue;
    }
    const words = Object.entries(groups).map(
      ([name, value]) => [name, name === 'count' ? value : toEnglish(value, tongue)] as const,
    );
    if (words.every(([, value]) => value !== undefined)) {
      return words.reduce((sentence, [name, value = '']) => sentence.replaceAll(`<${name}>`, value), english);
    }
  }
  return undefined;
}

/** A thing or a list of things. Undefined if one of them is unknown. */
function toEnglish(words: string, { things, and, idle }: Tongue): string | undefined {
  const items = words
    .split(and)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => thingOf(item, things) ?? thingOf(item.replace(idle, '').trim(), things));
  return items.length === 0 || items.includes(undefined) ? undefined : items.join(' and ');
}

function thingOf(item: string, things: Tongue['things']): string | undefined {
  if (SAME.test(item)) {
    return item;
  }
  // Signs between letters of another script are no words: `使用 kebab-case 命名`.
  const key = item.toLowerCase();
  return Object.hasOwn(things, key) ? things[key] : undefined;
}

/** Titles that limit what is below them, or are about faults, by the English words that say so. */
const TITLES: readonly (readonly [title: RegExp, english: string])[] = [
  [/测试|測試|テスト|테스트|^(?:testen|tests? schreiben|pruebas|testes)\b/u, 'testing'],
  [/示例|例子|サンプル|예제|^(?:beispiele?|exemples?|ejemplos?|exemplos?)\b/u, 'examples'],
  [
    /常见(?:错误|问题)|反模式|アンチパターン|안티패턴|^(?:häufige fehler|erreurs courantes|errores comunes|erros comuns)/u,
    'common mistakes',
  ],
  [/文档|文檔|ドキュメント|문서|^(?:dokumentation|documentación|documentação)\b/u, 'docs'],
  [/提交|コミット|커밋/u, 'commits'],
];

/** A title of another language in the English words that limit as it does. Others stay as they are. */
export function translateTitle(words: string): string {
  return TITLES.find(([title]) => title.test(words))?.[1] ?? words;
}
