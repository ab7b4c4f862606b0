import { looksRandom } from '../looks-random.ts';
import { regex } from '../../regex.ts';
import { regexSource } from '../../regex.ts';

/** A form in which a line carries a secret. The value must look random, unless the form says otherwise. */
export interface CarriedForm {
  readonly title: 'password' | 'token' | 'secret' | 'key';
  /** What a line with such a secret has. It is found faster than the pattern. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
  /** Whether the value is a secret, if not by looking random. */
  readonly isSecret?: (value: string) => boolean;
  /** Whether the form is for files alone in which values stand without quotes. */
  readonly isBare?: true;
}

/** What a text has, in any letter case, if it has what this file looks for and no name of a secret. */
export const MAY_COMMAND = regexSource`
  authorization|cookie|zip -|7z |signtool|lftp|sqlplus|oracle|@tcp|net use|chpasswd|sudo -s|put-parameter|keyvault
  |kv put|config:set|community|psk|_auth|setcookie|>[\w-]{10}|identified by|hmac|fernet|jwt|login|redis-cli|mongo
  |smbclient|from-literal|net user|auth=|securestring|openssl|docker|sqlcmd|ldap
`;

/** Secrets in headers, statements of databases, commands and calls, in which no name with an operator stands before them. */
export const COMMAND_FORMS: readonly CarriedForm[] = [
  {
    title: 'token',
    sign: /authorization|-(?:key|token|auth|secret)/i,
    pattern: regex('dgi')`
      \b(?:
        authorization
        |(?:
          x-[\w-]{0,30}|(?:api|app|auth|access|private|secret|job|deploy|service|subscription|[a-z]{2,4}-(?:api|app))-
        )(?:key|token|auth|secret)
      )["']?\s{0,4}[:=]\s{0,4}["'\`]?(?:[A-Za-z]{3,10} )?(?<value>[\w+/=.~-]{10,400})(?![\w+/=.~-])
    `,
  },
  {
    // Those by which Cloudflare tells visitors from bots open nothing.
    title: 'token',
    sign: /cookie/i,
    pattern: /\bcookie["']?\s{0,4}[:,]\s{0,4}["'`]?(?!__cf_bm|_cfuvid)[\w.-]{1,40}=(?<value>[\w+/=.%~-]{10,400})/dgi,
  },
  {
    title: 'password',
    sign: /identified by|password|secret/i,
    pattern: /\b(?:identified\s{1,4}by|password|secret)\s{1,4}(?:=\s{0,4})?N?'(?<value>[^'\s]{8,200})'/dgi,
  },
  {
    title: 'secret',
    sign: /SecureString/i,
    pattern: /\bConvertTo-SecureString\s{1,4}(?:-String\s{1,4})?["'](?<value>[^"'\s]{8,200})["']/dgi,
  },
  {
    title: 'password',
    sign: /\s-[paPkwU]/,
    pattern:
      /\b(?:docker|podman|az|mongo\w{0,8}|redis-cli|ldap\w{3,8}|sqlcmd|openssl)\b.{0,200}?\s-(?:p|a|P|k|w)[ =]?["']?(?<value>[^\s"'|&;-][^\s"'|&;]{7,200})/dg,
  },
  { title: 'password', sign: /pass:/, pattern: /\s-(?:pass|passin|passout) pass:(?<value>[^\s"'|&;]{8,200})/dg },
  {
    title: 'password',
    sign: /smbclient/,
    pattern: /\bsmbclient\b.{0,200}?\s-U ?["']?[^\s%"']{1,60}%(?<value>[^\s"'|&;]{8,200})/dg,
  },
  {
    title: 'password',
    sign: /htpasswd|net use/i,
    pattern:
      /\b(?:htpasswd\s{1,4}-\w{1,6}(?:\s{1,4}[\w./-]{1,80}){2}|net (?:user|use [^\n]{1,100}\/user:)\s?\S{1,60})\s{1,4}["']?(?<value>[^\s"'|&;/]{8,200})/dgi,
  },
  {
    title: 'secret',
    sign: /from-literal/,
    pattern: /--from-literal[= ]["']?[\w.-]{1,60}=(?<value>[^\s"'|&;]{8,200})/dg,
  },
  {
    title: 'password',
    sign: /\becho /,
    pattern: regex('dg')`
      \becho (?:-n )?["']?(?:[\w.-]{1,40}:(?=[^\n]{0,200}chpasswd))?(?<value>[^\s"'|]{8,200})["']? ?\|.{0,120}?
        (?:--password-stdin|--with-token|secrets? (?:set|create)|chpasswd|sudo -S)
    `,
  },
  {
    title: 'password',
    sign: /\b(?:zip|7z|signtool|ssh-keygen|lftp|expect) /,
    pattern: regex('dg')`
      \b(?:
        zip\b.{0,100}? -P ?|7z\b.{0,100}? -p|signtool\b.{0,200}? \/p |ssh-keygen\b.{0,200}? -N |
        lftp\b.{0,100}? -u [\w.@-]{1,40},|expect\b.{0,200}?; ?send[ ]
      )["']?(?<value>[^\s"'|&;\\]{8,200})
    `,
  },
  // A user and a password without a scheme: `app/…@db:1521`, `app:…@tcp(db:3306)`, `[smtp.acme.io]:587 app@acme.io:…`
  {
    title: 'password',
    sign: /sqlplus|oracle|@tcp/i,
    pattern:
      /(?:(?:\b|_)(?:sqlplus|oracle)\b[^\n]{0,80}?[\s:"'(]\w{1,40}\/|\b\w{1,40}:)(?<value>[^\s"'@/:]{8,200})@(?:tcp\(|(?<=\/[^\n]{9,220}))/dgi,
  },
  // What a command of a store is given: `vault kv put secret/db value=…`, `aws ssm put-parameter --value …`
  {
    title: 'secret',
    sign: /put-parameter|create-secret|keyvault|kv put|config:set|secrets? set/i,
    pattern: regex('dgi')`
      \b(?:put-parameter|create-secret|keyvault secret set|kv put|config:set|secrets? set)\b.{0,200}?
        (?:--value[= ]|--secret-string[= ]'[^'\n]{0,80}?:\s?"|\s[\w.-]{1,60}=)["']?(?<value>[^\s"'|&;}]{8,400})
    `,
  },
  {
    title: 'token',
    sign: /:_/,
    pattern: /:_(?:authToken|auth|password)[= ]\s{0,4}["']?(?<value>[\w+/=.-]{8,400})/dg,
    // Some registries give ids as tokens.
    isSecret: (value) => looksRandom(value) || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  },
  {
    title: 'secret',
    sign: /<<</,
    pattern: /(?:token|pass\w{0,4}|pw|secret)\b[^\n]{0,20}<<< ?["']?(?<value>[^\s"'|&;]{8,400})/dgi,
  },
  {
    title: 'secret',
    sign: /community|PSK|setcookie|user \w+ on /,
    pattern:
      /(?:\bsnmp-server community |: PSK "|\s-setcookie |^-setcookie |\buser \w{1,40} on [^\n]{0,40}?>)(?<value>[^\s"']{8,200})/dg,
  },
  {
    title: 'secret',
    sign: /secret set/,
    pattern: /\bsecret set\b.{0,120}?\s(?:--body|-b)[ =]["']?(?<value>[^\s"'|&;]{8,200})/dg,
  },
  // Keys of Sentry in an address are public, and those for this machine open nothing.
  {
    title: 'token',
    sign: /:\/\//,
    pattern: /\bhttps?:\/\/(?<value>[\w-]{16,200})@(?!localhost|[\w.-]*sentry)[\w.-]{1,200}/dg,
  },
  {
    title: 'key',
    sign: /hmac|fernet|jwt/i,
    pattern: regex('dgi')`
      \b(?:
        createHmac\(\s{0,4}["'][\w-]{1,20}["'],|hmac\.new\(|Fernet\(|jwt\.(?:sign|verify|encode|decode)\([^,"']{1,80},
      )\s{0,4}b?["'](?<value>[^"'\s]{10,400})["']
    `,
  },
  {
    title: 'password',
    sign: /(?:auth=|login)\(/i,
    pattern: /\b(?:auth=|login)\(\s{0,4}["'][^"']{1,60}["'],\s{0,4}["'](?<value>[^"'\s]{8,400})["']/dgi,
  },
];

const NAME = String.raw`(?:passw(?:or)?d|pass|requirepass|masterauth|(?:bind|root)_?pw|passphrase|pwd?|secret|token|cookie|api[-_]?key|access[-_]?key|ssh[-_]?key)`;

/** The same behind a name: behind blanks, in a cell of a table, in a field of a form, in other quotes. */
export const NAMED_COMMAND_FORMS: readonly CarriedForm[] = [
  {
    title: 'secret',
    sign: /\s\S{8,202}(?:\s*$|\s[-/])/,
    pattern: new RegExp(
      String.raw`(?:^|[\s(:/])[\w./-]{0,40}${NAME}\s{1,8}["']?(?<value>[^\s"'\x60<>(){}|:=.*,;]{8,200})["']?(?:[\s)};]{0,8}$|\s--?\w|\s\/[A-Z]\b)`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    sign: /\|/,
    pattern: new RegExp(
      String.raw`${NAME}["'\x60*]{0,3}\s{0,40}\|\s{0,40}\x60?(?<value>[^\s|\x60]{8,200})\x60?\s{0,40}\|`,
      'dgi',
    ),
  },
  {
    title: 'password',
    sign: /value=/i,
    pattern: /\btype=["']password["'][^>]{0,200}?\bvalue=["'](?<value>[^"'\s]{8,200})["']/dgi,
  },
  {
    title: 'secret',
    sign: />/,
    pattern: new RegExp(String.raw`\bname="[\w.:-]{0,40}${NAME}">(?<value>[^<\s]{8,400})<`, 'dgi'),
  },
  {
    title: 'secret',
    sign: /[[({]/,
    pattern: new RegExp(
      String.raw`${NAME}\s{0,8}(?:[:=]>?\s{0,8}(?:qq?|%[qQ]?)?(?:\{|\(|\[\[)|\{)\s{0,4}(?<value>[^\s"'\x60{}()[\],;]{8,400})\s{0,4}(?:\}|\)|\]\])`,
      'dgi',
    ),
  },
  {
    title: 'secret',
    sign: /<-|[({]/,
    pattern: new RegExp(
      String.raw`${NAME}\s{0,4}(?:<-\s{0,4}|(?:by lazy )?\{?\s{1,4})["'](?<value>[^"'\s]{8,400})["']`,
      'dgi',
    ),
  },
  { title: 'password', sign: /password=/i, pattern: /\bpassword=(?<value>[^\s"'`&;(){}]{8,200})(?=["'`])/dgi },
];
