import { CALL_FORMS, MAY_CALL, PHRASE_FORM } from './call-secrets.ts';
import { COMMAND_FORMS, MAY_COMMAND, NAMED_COMMAND_FORMS, type CarriedForm } from './command-secrets.ts';
import { eachMatch } from '../../each-match.ts';
import { looksRandom, PLACEHOLDER } from '../looks-random.ts';
import { HOOK_FORMS, MAY_HOOK } from './hook-addresses.ts';
import { PAIRED_FORMS } from './paired-secrets.ts';
import type { FoundSecret } from '../secret-formats.ts';
import { APP_PASSWORD_FORM, MAY_SET, NAMED_SETTING_FORMS, SETTING_FORMS } from './setting-secrets.ts';

/** What a text has, in any letter case, if it has what this file looks for and no assignment has. */
export const MAY_CARRY = `${MAY_COMMAND}|${MAY_CALL}|${MAY_HOOK}|${MAY_SET}|bearer|basic|curl|mysql|mariadb|sshpass|[?&]sig=|machine`;

const NAME = String.raw`(?:passw(?:or)?d|[a-z]{0,8}pass|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key)`;
const HAS_NAME = /pass|pwd?|masterauth|session|secret|token|api[-_]?key|access[-_]?key|ssh[-_]?key/i;

/** Secrets that a line carries without an operator between a name and a value: in headers, queries, and commands. */
const PLAIN_FORMS: readonly CarriedForm[] = [
  { ...PHRASE_FORM, isSecret: hasDifferentWords },
  APP_PASSWORD_FORM,
  { title: 'token', sign: /Bearer /, pattern: /\bBearer (?<value>[\w+/=.~-]{12,400})(?![\w+/=.~-])/dg },
  {
    title: 'password',
    sign: /Basic /,
    pattern: /\bBasic (?<value>[A-Za-z\d+/]{12,400}={0,2})(?![\w+/=])/dg,
    isSecret: isUserAndPassword,
  },
  {
    title: 'token',
    sign: /[?&][\w-]{1,40}=/,
    pattern: new RegExp(
      String.raw`(?<!badge\.svg)[?&](?!(?:next|page|csrf|xsrf|link_))[\w-]{0,20}(?:${NAME}|sig|signature)=(?<value>[^&\s"'\x60<>#;,)]{11,400})`,
      'dgi',
    ),
  },
  {
    title: 'password',
    sign: /curl|http /,
    pattern: /\b(?:curl|https?)\b.{0,200}? (?:-u|--user|--auth)[ =]?["']?[\w.@-]{1,60}:(?<value>[^\s"'@]{8,200})/dg,
  },
  { title: 'password', sign: /sshpass/, pattern: /\bsshpass -p ?["']?(?<value>[^\s"']{8,200})/dg },
  {
    title: 'password',
    sign: /mysql|mariadb/,
    pattern: /\b(?:mysql(?:dump|admin)?|mariadb)\b.{0,200}? (?:-p|--password=)["']?(?<value>[^\s"']{8,200})/dg,
  },
  {
    title: 'password',
    sign: /machine /,
    pattern: /\bmachine \S{1,100} {1,4}login \S{1,100} {1,4}password (?<value>[^\s"'`]{8,200})/dg,
  },
];

/** The same behind a name: in XML, in the flag of a command, in an argument behind its name, in that of a method. */
const NAMED_FORMS: readonly CarriedForm[] = [
  {
    title: 'secret',
    sign: /</,
    pattern: new RegExp(String.raw`<(?!public)[\w.:-]{0,40}${NAME}>(?<value>[^<\s]{8,400})</`, 'dgi'),
  },
  {
    title: 'secret',
    sign: /value="/i,
    pattern: new RegExp(String.raw`\b(?:key|name)="[\w.:-]{0,40}${NAME}" {1,4}value="(?<value>[^"\s]{8,400})"`, 'dgi'),
  },
  {
    title: 'secret',
    sign: /--/,
    pattern: new RegExp(
      String.raw`(?<![\w-])--?[\w.-]{0,60}${NAME}(?:=| {1,4})["']?(?<value>[^\s"'\x60;|&<>()]{8,400})`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    sign: /["'],/,
    pattern: new RegExp(String.raw`["'](?:--)?[\w.-]{0,40}${NAME}["'],\s{0,4}["'](?<value>[^\s"']{8,400})["']`, 'dgi'),
  },
  {
    title: 'secret',
    sign: /\(/,
    pattern: new RegExp(
      String.raw`(?:\.|\b(?:set|with|add)_?)[a-z]{0,20}${NAME}\(\s{0,4}["'](?<value>[^\s"']{8,400})["']`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    sign: /ENV /i,
    pattern: new RegExp(String.raw`^\s{0,8}ENV \w{0,40}${NAME} {1,4}(?<value>[^\s"'=]{8,400})\s*$`, 'dgi'),
    isBare: true,
  },
];

const NAMELESS_FORMS: readonly CarriedForm[] = [
  ...PLAIN_FORMS,
  ...HOOK_FORMS,
  ...COMMAND_FORMS,
  ...CALL_FORMS,
  ...SETTING_FORMS,
];
const ALL_FORMS: readonly CarriedForm[] = [
  ...NAMELESS_FORMS,
  ...NAMED_FORMS,
  ...NAMED_COMMAND_FORMS,
  ...NAMED_SETTING_FORMS,
  ...PAIRED_FORMS,
];
/** What a line has in which a value looks random: a digit, or letters that no word has. Most lines have neither. */
const MAY_BE_RANDOM = /\d|[A-Z]{2}[a-z][A-Za-z]{0,400}[A-Z]{2}[a-z]/;

export function findCarriedSecrets(line: string, isBare: boolean): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  const forms = !MAY_BE_RANDOM.test(line) ? PLAIN_FORMS : HAS_NAME.test(line) ? ALL_FORMS : NAMELESS_FORMS;
  for (const { title, sign, pattern, isSecret = looksRandom, ...form } of forms) {
    if (!sign.test(line) || (form.isBare === true && !isBare)) {
      continue;
    }
    for (const { groups, indices } of eachMatch(line, pattern)) {
      const [start, end] = indices?.groups?.['value'] ?? [];
      const isNew = found.every((one) => one.end <= (start ?? 0) || (end ?? 0) <= one.start);
      if (
        start !== undefined &&
        end !== undefined &&
        isNew &&
        isSecret(groups?.['value'] ?? '') &&
        !isExpression(line, start, end)
      ) {
        found.push({ title, start, end });
      }
    }
  }
  return found;
}

/** A name in the braces of JSX: `showCompass={is3d}`. */
function isExpression(line: string, start: number, end: number): boolean {
  return (
    line.slice(start - 2, start) === '={' && line[end] === '}' && /^[A-Za-z_$][\w$.]*$/.test(line.slice(start, end))
  );
}

/** The words of an example are one, again and again: `test test test … junk`. */
function hasDifferentWords(phrase: string): boolean {
  return new Set(phrase.split(' ')).size >= MIN_DIFFERENT_WORDS;
}

const MIN_DIFFERENT_WORDS = 10;

/** Base64 of `user:password`, of which the password is not a placeholder. */
function isUserAndPassword(value: string): boolean {
  const [, user, password] =
    /^([!-9;-~]{1,80}):([!-~]{6,200})$/.exec(Buffer.from(value, 'base64').toString('latin1')) ?? [];
  return (
    user !== undefined &&
    password !== undefined &&
    password !== user &&
    looksRandom(password) &&
    !PLACEHOLDER.test(password)
  );
}
