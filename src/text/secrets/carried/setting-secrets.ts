import type { CarriedForm } from './command-secrets.ts';
import { findPlainSecrets } from '../secret-formats.ts';
import { regex } from '../../regex.ts';

/** What a text has, in any letter case, if it has what this file looks for and no name of a secret. */
export const MAY_SET =
  'add-mask|base64:[a-z\\d+/]{43}=|totp|2fa|azurewebsites|httponly|bundle_|\\]:\\d|reverse\\(|strrev|::-1|_salt|nonce_|apple_|rootpw|stringdata|"data"';

/** A password of an app of Apple: letters alone, `abcd-efgh-ijkl-mnop`. */
export const APP_PASSWORD_FORM: CarriedForm = {
  title: 'password',
  sign: /specific/i,
  pattern:
    /specific[-_]?password["']?\s{0,4}[(:=]\s{0,4}["'`]?(?<value>(?!xxxx|abcd|aaaa)[a-z]{4}(?:-[a-z]{4}){3})(?![\w-])/dgi,
  isSecret: () => true,
};

/** Secrets in settings of programs and systems, by a form of their own, whatever their names are. */
export const SETTING_FORMS: readonly CarriedForm[] = [
  // The runner hides what follows from there on, but the file shows it.
  { title: 'secret', sign: /::add-mask::/, pattern: /::add-mask::(?<value>[^\s"'`$]{8,400})/dg },
  // `APP_KEY=base64:…` of Laravel: 32 bytes.
  { title: 'key', sign: /base64:/, pattern: /\bbase64:(?<value>[A-Za-z\d+/]{43}=)(?![\w+/=])/dg },
  // The seed of one-time passwords.
  {
    title: 'secret',
    sign: /totp|2fa/i,
    pattern: /(?:totp|2fa)[\w -]{0,30}["'`]?\s{0,4}[:=]\s{0,4}["'`]?(?<value>[A-Z2-7]{16,64})(?![\w+/-])/dgi,
  },
  // A function of Azure with its key.
  {
    title: 'key',
    sign: /azurewebsites/i,
    pattern: /azurewebsites\.net\/[^\s"'`?]{0,200}\?(?:[^\s"'`]{0,100}&)?code=(?<value>[\w+/%=-]{20,200})/dgi,
  },
  // A cookie as a browser records it.
  {
    title: 'secret',
    sign: /httponly/i,
    pattern: /"value"\s{0,4}:\s{0,4}"(?<value>[\w+/=.%~-]{16,400})"(?=[^\n]{0,400}"httpOnly")/dgi,
  },
  // `BUNDLE_GEMS__ACME__IO: "ci:…"`, `npmAuthIdent: "ci:…"`
  {
    title: 'password',
    sign: /bundle_|auth|cred/i,
    pattern: regex('dgi')`
      \b(?:bundle_\w{1,80}|\w{0,20}auth[-_]?ident|basic[-_]?auth|auth|credentials?)["']?\s{0,4}[:=]\s{0,4}["']?
        [\w.@-]{1,60}:(?<value>[^\s"'\`:]{8,200})(?=["'\s]|$)
    `,
  },
  // `[smtp.acme.io]:587 app@acme.io:…` of Postfix
  {
    title: 'password',
    sign: /\]:\d/,
    pattern: /\]:\d{2,5}\s{1,8}[^\s:]{1,100}:(?<value>[^\s:]{8,200})\s*$/dg,
  },
  // A string that code reverses, to have it not found.
  {
    title: 'secret',
    sign: /reverse\(|::-1/,
    pattern: /["'](?<value>[^"'\s]{20,400})["'](?=\.split\(["']{2}\)\.reverse\(|\.reverse\(|\[::-1\])/dg,
    isSecret: isSecretReversed,
  },
  {
    title: 'secret',
    sign: /strrev/,
    pattern: /strrev\(["'](?<value>[^"'\s]{20,400})["']/dg,
    isSecret: isSecretReversed,
  },
  // Keys of WordPress have 64 letters and signs, blanks among them.
  {
    title: 'key',
    sign: /\bdefine\(/,
    pattern:
      /\bdefine\(\s{0,4}["'](?:(?:secure_)?auth|logged_in|nonce)_(?:key|salt)["'],\s{0,4}["'](?<value>[^"'\n]{40,200})["']/dgi,
    isSecret: hasSigns,
  },
  {
    title: 'password',
    sign: /\brootpw\s/,
    pattern: /\brootpw\s{1,4}(?:--\w{1,20}\s{1,4}){0,3}(?<value>[^\s-]\S{7,200})\s*$/dg,
  },
  // The data of a Kubernetes `Secret` in one line of JSON.
  {
    title: 'secret',
    sign: /"stringData"|"kind"\s?:\s?"Secret"/,
    pattern: /"[\w.-]{1,60}"\s?:\s?"(?<value>[^"\s]{8,400})"/dg,
  },
  // `{"github-oauth": {"github.com": "…"}}` of Composer
  {
    title: 'token',
    sign: /-oauth|-token/,
    pattern:
      /"[\w-]{1,30}-(?:oauth|token)"\s{0,4}:\s{0,4}\{\s{0,4}"[\w.-]{1,80}"\s{0,4}:\s{0,4}"(?<value>[\w-]{16,200})"/dg,
  },
];

function isSecretReversed(value: string): boolean {
  return findPlainSecrets([...value].toReversed().join('')).length > 0;
}

/** More kinds of characters than a sentence such as `put your unique phrase here` has. */
function hasSigns(value: string): boolean {
  return new Set(value).size >= MIN_KINDS_OF_CHARACTERS && /\d/.test(value) && /[^\w\s]/.test(value);
}

const MIN_KINDS_OF_CHARACTERS = 20;

const NAME = String.raw`(?:passw(?:or)?d|pass|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key)`;

/** The same behind a name of a secret, in notations whose operators are their own. */
export const NAMED_SETTING_FORMS: readonly CarriedForm[] = [
  // A mapping in one line, as YAML and some servers write it: `{ user: x, token: … }`, `{ secret = … }`
  {
    title: 'secret',
    sign: /[{,;][^{,;]{1,80}[:=]/,
    pattern: new RegExp(
      String.raw`[{,;]\s{0,4}[\w.-]{0,40}${NAME}\s{0,4}[:=]\s{1,4}(?<value>[^\s"'\x60,;{}()[\]<>:.]{10,400})\s{0,4}[,;}]`,
      'dgi',
    ),
    isBare: true,
  },
  // AsciiDoc and Org: `Password:: …`
  { title: 'password', sign: /::\s/, pattern: new RegExp(String.raw`${NAME}::\s{1,8}(?<value>\S{10,200})\s*$`, 'dgi') },
  // `\newcommand{\apitoken}{…}`
  {
    title: 'secret',
    sign: /\\(?:newcommand|def|setkeys)/,
    pattern: new RegExp(String.raw`\\\w{0,40}${NAME}\}?\{(?<value>[^\s{}\\]{8,200})\}`, 'dgi'),
  },
  // Remote desktops and routers write passwords in digits: `password 51:b:…`, `password 7 …`
  {
    title: 'password',
    sign: /\bpassword/i,
    pattern: /\bpassword(?:\s|:)(?:\d\d:b:|[57]\s)(?<value>[\dA-F]{16,2000})\b/dgi,
  },
  // `Dim apiToken As String = "…"`
  {
    title: 'secret',
    sign: /\bAs\s/i,
    pattern: new RegExp(String.raw`${NAME}\s{1,4}As\s{1,4}String\s{0,4}=\s{0,4}"(?<value>[^"\s]{8,400})"`, 'dgi'),
  },
  // `{password, "…"}` of Erlang, `:api-key #secret "…"` of Clojure
  {
    title: 'secret',
    sign: /["']/,
    pattern: new RegExp(
      String.raw`(?:\{\s{0,4}\w{0,40}${NAME},\s{0,4}(?:<<)?|:[\w-]{0,40}${NAME}\s{1,4}#\w{1,20}\s{1,4})"(?<value>[^"\s]{8,400})"`,
      'dgi',
    ),
  },
  // What a notebook or a log printed: `"token: …\n"`
  {
    title: 'secret',
    sign: /\\n/,
    pattern: new RegExp(String.raw`${NAME}["']?\s{0,4}[:=]\s{0,4}(?<value>[\w+/=.~-]{12,400})\\n`, 'dgi'),
  },
  // An array of keys that a session is signed with.
  {
    title: 'key',
    sign: /keys/i,
    pattern: /session\([^)\n]{0,200}\bkeys\s{0,4}:\s{0,4}\[\s{0,4}["'](?<value>[^"'\s]{10,400})["']/dgi,
  },
];
