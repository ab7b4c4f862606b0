import { escapeForPattern } from '../../../text/escape-for-pattern.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder, TextSubject, Violation } from '../../types.ts';
import { codesIn, plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const SETTING = /^["']?(?<name>[A-Za-z_][\w.-]*)["']?\s*(?<sign>[:=])\s*(?<value>true|false|True|False)[,;]?$/;
const OTHER: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' };
const ONLY_SETTING = regex()`
  ^(?:always )?(?<mark>[\uE000-\uF8FF])(?:
    [ ](?:in|inside) (?:the |every |each |all |any |workspace )*
      (?:settings?|config(?:uration)?|options?|tsconfig|webpreferences|browserwindow options)
  )?$
`;
const SETS = /^(?:|set|use|enable|keep|have|be|specify|configure|ensure)$/;
/** A key of one word may be another thing's. */
const OF_SEVERAL_WORDS = /[a-z][A-Z]|[_-]/;

/** Reads a setting that has one value everywhere: "Always set `contextIsolation: true`". The other value is reported. */
export function compileFixedValue(clause: Clause): CodeFinder | undefined {
  const { polarity, subject, verb, object, codes, instead, allowed } = clause;
  const mark = ONLY_SETTING.exec(plainPhrase(object))?.groups?.['mark'];
  const key = codesIn(mark ?? '', codes)[0]?.trim() ?? '';
  if (polarity === 'forbidden' && SWITCHES.test(verb) && subject === '' && allowed === undefined && KEY.test(key)) {
    return findSetting(key, ': ', verb === 'disable' ? 'false' : 'true');
  }
  if (
    polarity !== 'required' ||
    mark === undefined ||
    subject !== '' ||
    !SETS.test(verb) ||
    instead !== undefined ||
    allowed !== undefined
  ) {
    return undefined;
  }
  const { name = '', sign = '', value = '' } = SETTING.exec(key)?.groups ?? {};
  return name === '' || !OF_SEVERAL_WORDS.test(name)
    ? undefined
    : findSetting(name, sign === ':' ? ': ' : ' = ', OTHER[value] ?? '');
}

/** A setting that is switched on or off: `chat.tools.autoApprove`, `nodeIntegration`. */
const KEY = /^[a-z]\w*(?:\.\w+)*[a-z][A-Z]\w*$/;
const SWITCHES = /^(?:enable|disable)$/;

function findSetting(key: string, sign: string, other: string): CodeFinder {
  const written = `${key}${sign}${other}`;
  const expression = new RegExp(
    String.raw`(?<![\w.-])(?:["']${escapeForPattern(key)}["']|${escapeForPattern(key)})\s*[:=]\s*${other}(?![\w.(-])`,
  );
  const findIn = (
    { file: { path }, added }: TextSubject,
    isCode: (line: number, at: number) => boolean,
  ): readonly Violation[] =>
    added.flatMap(({ number: line, text }) => {
      const match = expression.exec(text);
      const at = match === null ? 0 : match.index + match[0].length - 1;
      return match !== null && !/^\s*(?:\/\/|#|\*|--|;)/.test(text) && isCode(line, at)
        ? [{ path, line, found: codeSpan(written) }]
        : [];
    });
  return {
    looksAt: 'code',
    words: `reports ${codeSpan(written)}`,
    topics: [],
    mayMatch: (line) => expression.test(line),
    find: (file) => {
      const code = new Map(file.facts.code.map(({ line, text }) => [line, text]));
      return findIn(file, (line, at) => (code.get(line)?.[at] ?? ' ') !== ' ');
    },
    findInText: (file) => findIn(file, () => true),
  };
}
