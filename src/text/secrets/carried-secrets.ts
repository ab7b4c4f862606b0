import { looksRandom, PLACEHOLDER } from './looks-random.ts';
import type { FoundSecret } from './secret-formats.ts';

/** Whether a text may contain what this file looks for and an assignment does not have. */
export const MAY_CARRY = /bearer|basic|curl|mysql|mariadb|sshpass|[?&]sig=|\bmachine\b/i;

/** Whether a line may carry one. Faster than all forms. */
const SIGNS =
  /--\w|["'],|\(["']|Bearer |Basic |curl |mysql|mariadb|sshpass |[?&][\w-]{1,40}=|<[\w.:-]{3,60}>|value="|ENV |machine /;

interface Form {
  readonly title: 'password' | 'token' | 'secret';
  readonly pattern: RegExp;
  readonly isBare?: true;
  readonly isSecret?: (value: string) => boolean;
}

const NAME = String.raw`(?:passw(?:or)?d|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key)`;

/** Secrets that a line carries without an operator between a name and a value: in headers, queries, XML and commands. */
const FORMS: readonly Form[] = [
  { title: 'token', pattern: /\bBearer (?<value>[\w+/=.~-]{12,400})(?![\w+/=.~-])/dg },
  {
    title: 'password',
    pattern: /\bBasic (?<value>[A-Za-z\d+/]{12,400}={0,2})(?![\w+/=])/dg,
    isSecret: isUserAndPassword,
  },
  {
    title: 'token',
    pattern: new RegExp(
      String.raw`[?&](?!(?:next|page|csrf|xsrf))[\w-]{0,20}(?:${NAME}|sig|signature)=(?<value>[^&\s"'\x60<>#;,)]{11,400})`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    pattern: new RegExp(String.raw`<[\w.:-]{0,40}${NAME}>(?<value>[^<\s]{8,400})</`, 'dgi'),
  },
  {
    title: 'secret',
    pattern: new RegExp(String.raw`\b(?:key|name)="[\w.:-]{0,40}${NAME}" {1,4}value="(?<value>[^"\s]{8,400})"`, 'dgi'),
  },
  { title: 'password', pattern: /\bcurl\b.{0,200}? (?:-u|--user)[ =]?["']?[\w.@-]{1,60}:(?<value>[^\s"'@]{8,200})/dg },
  { title: 'password', pattern: /\bsshpass -p ?["']?(?<value>[^\s"']{8,200})/dg },
  {
    title: 'password',
    pattern: /\b(?:mysql(?:dump|admin)?|mariadb)\b.{0,200}? (?:-p|--password=)["']?(?<value>[^\s"']{8,200})/dg,
  },
  {
    title: 'password',
    pattern: /\bmachine \S{1,100} {1,4}login \S{1,100} {1,4}password (?<value>[^\s"'`]{8,200})/dg,
  },
  // A flag of a command, an argument behind its name, and the argument of a method with such a name.
  {
    title: 'secret',
    pattern: new RegExp(
      String.raw`(?<![\w-])--[\w-]{0,40}${NAME}(?:=| {1,4})["']?(?<value>[^\s"'\x60;|&<>()]{8,400})`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    pattern: new RegExp(String.raw`["'](?:--)?[\w.-]{0,40}${NAME}["'],\s{0,4}["'](?<value>[^\s"']{8,400})["']`, 'dgi'),
  },
  {
    title: 'secret',
    pattern: new RegExp(
      String.raw`(?:\.|\b(?:set|with|add)_?)[a-z]{0,20}${NAME}\(\s{0,4}["'](?<value>[^\s"']{8,400})["']`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    pattern: new RegExp(String.raw`^\s{0,8}ENV \w{0,40}${NAME} {1,4}(?<value>[^\s"'=]{8,400})\s*$`, 'dgi'),
    isBare: true,
  },
];

export function findCarriedSecrets(line: string, isBare: boolean): readonly FoundSecret[] {
  if (!SIGNS.test(line)) {
    return [];
  }
  return FORMS.filter((form) => form.isBare !== true || isBare).flatMap(({ title, pattern, isSecret = looksRandom }) =>
    [...line.matchAll(pattern)].flatMap(({ groups, indices }): readonly FoundSecret[] => {
      const [start, end] = indices?.groups?.['value'] ?? [];
      const value = groups?.['value'] ?? '';
      return start === undefined || end === undefined || !isSecret(value) ? [] : [{ title, start, end }];
    }),
  );
}

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
