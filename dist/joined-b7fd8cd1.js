import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  lazily
} from "./joined-1c6c8fb1.js";
import {
  quotePattern
} from "./joined-5ac99ec6.js";
import {
  regex,
  regexSource
} from "./joined-cc1d52fd.js";
import {
  wordsIn
} from "./joined-b4da4858.js";
// src/text/each-match.ts
function* eachMatch(text, expression) {
  let from = 0;
  for (; from <= text.length; ) {
    expression.lastIndex = from;
    let match = expression.exec(text);
    if (from = expression.lastIndex + (match?.[0] === "" ? 1 : 0), expression.lastIndex = 0, match === null)
      return;
    yield match;
  }
}
// src/text/secrets/carried/call-secrets.ts
var LITERAL = String.raw`[@brfN#]{0,2}["'](?<value>[^"'\s]{10,400})["']`;
var MAY_CALL = regexSource`
  cipher|aes\.new|cookieparser|bcrypt|securitykey|signwith|wallet|pdo|connect|twilio|algolia|authenticator
  |mnemonic|seed|recovery|accounts:|"d"|"k"|"p"|"q"
`;
var CALLS = regexSource`
  (?:
    [\w.:]{0,40}(?:
      Credentials?|BasicAuth|Cipher\w{0,4}|HMAC\w{0,8}|SecurityKey|SecretKey\w{0,8}|from_secret|signWith|Wallet
      |PDO|getConnection|S3Connection|AES\.new|cookieParser|bcrypt\.\w{1,14}|(?:check|verify|set)_?[pP]assword
      |authenticator\.\w{1,10}
    )
  )
`;
var CALL_FORMS = [
  // Any of the arguments: the first may name an algorithm or a server.
  {
    title: "secret",
    sign: new RegExp(String.raw`${CALLS}\(`),
    pattern: new RegExp(String.raw`(?<=\b${CALLS}\([^;)\n]{0,200})${LITERAL}`, "dg")
  },
  {
    title: "password",
    sign: /connect\(|twilio\(|algoliasearch\(/,
    pattern: new RegExp(
      String.raw`\b(?:mysqli?_connect|pg_connect|twilio|algoliasearch)\((?:\s{0,4}["'][^"'\n]{0,80}["'],){1,3}\s{0,4}${LITERAL}`,
      "dg"
    )
  },
  // `"d"` of a private key in JSON, and `"k"` of a shared one.
  {
    title: "key",
    sign: /"(?:d|k|p|q|dp|dq|qi)"/,
    pattern: /"(?:d|k|p|q|dp|dq|qi)"\s{0,4}:\s{0,4}"(?<value>[\w-]{40,900})"/dg
  },
  // A private key of a chain: 64 digits, which alone may be a digest.
  {
    title: "key",
    sign: /accounts|wallet/i,
    pattern: /\b(?:accounts["']?\s{0,4}:\s{0,4}\[|wallet\()\s{0,8}["'](?<value>(?:0x)?[\da-f]{64})["']/dgi
  }
];
var PHRASE_FORM = {
  title: "secret",
  sign: /mnemonic|seed|recovery/i,
  pattern: /(?:mnemonic|(?:seed|recovery)[-_ ]?(?:phrase|words?))["'\s]{0,4}(?:[:=]|is)\s{0,4}["'\x60]?(?<value>(?:[a-z]{3,8} ){11,23}[a-z]{3,8})(?![\w ])/dgi
};
// src/text/secrets/looks-random.ts
var PLACEHOLDER = regex("i")`
  your|example|sample|base-?64|dummy|fake|mock|placeholder|change[-_]?(?:me|it|this)|todo|redact|filtered|insert
  |replace|some[-_]|my[-_]|foo|bar(?:[-_]|$)|test|demo|local|default|invalid|expired|x{4}|(?<![a-z\d])xxx
  |xxx(?![a-z\d])|\*{3}|\.{3}|…|<|>|\$\{|\$\(|\{\{|%\(|%s|_%[dsux]_|\/%\d|\/\$[A-Z]|\/\{[\w-]+\}
  |\[[A-Za-z\d]-[A-Za-z\d]|446655440000|1234|abc[-_]?123|def[-_]?456|xyz[-_]?789|abcd|qwerty|JBSWY3DP|0000
  |deadbeef|(.)\1{4}
`;
var OTHER_VALUE = regex("i")`
  ^(?:
    [a-z][a-z\d+.-]*:\/\/
    |[~^v=]{0,2}\d{1,4}\.\d{1,4}(?:\.\d{1,6})?[-.]?
      (?:alpha|beta|rc|dev|pre|preview|snapshot|nightly|canary|next|final)[.\d-]{0,12}$
    |\d{1,4}(?:\.\d{1,4}){1,3}={1,2}\w{1,30}$|(?:[a-z]{1,20}:)?[\w.+-]{1,60}@(?:[a-z\d-]{1,60}\.){1,4}[a-z]{2,12}$
    |crwdns\d+:|(?:npm|workspace|patch|portal|link|github|jsr):[~^@\w]|[./~@$%#&]|\d+(?:[.:-]\d+)*$
    |\d{4}-\d\d-\d\d|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|arn:|\w+\/\d{8}\/|projects\/
    |sha\d{1,3}[-:]|argon2|pbkdf2|@?[a-z][\w./-]{0,80}@\d+\.\d+\.\d+|[a-z][\w./-]{0,80}@\d{1,4}(?:[.-]\d{1,4})*$
    |CVSS:|--[a-z]|-D[A-Z_]+=|[\w.-]{1,60}:[\w.-]{1,60}:\d{1,4}(?:\.\d{1,4}){1,3}(?:[.-]\w{1,20})?$|ENCRYPTED\[
    |[\w.-]{1,60},(?:target|type|uid|gid|mode)=|(?:source|src|id|type)=[\w./-]{1,80},|data:|op:\/\/|vault:|ENC\[
    |phc_|pk_(?:live|test)_|pk\.eyJ|eyJ[\w-]{1,400}\.eyJ[\w-]{1,2000}\.[A-Za-z_-]{0,20}$|(?:pub|sub)-c-|ca-pub-
    |GTM-|pub[\da-f]{32}$|hash:|eyJ(?:hbGci|0eXAi)[\w-]{5,60}$|AQ[A-Z]{2}[\w+/]{100}
  )
`;
var INTERPOLATED = /#\{|\\\(|\{[a-z_]\w{2,}(?:[.[(][^{}]{0,60})?\}/i;
var MIN_KINDS_OF_LETTERS = 8;
var MIN_LENGTH = 10;
var WITH_BRACKETS = /^[\w+/=.~!@#$%^&*:?(){}[\]|,;-]+$/;
var MIN_LENGTH_WITH_BRACKETS = 32;
function looksRandom(written) {
  let value = written.includes("%") ? written.replaceAll(/%(?:2[0-9A-F]|3[A-F]|40|5[BD])/g, decodeURIComponent) : written;
  return value.length >= MIN_LENGTH && (/^[\w+/=.~!@#$%^&*:?-]+$/.test(value) || value.length >= MIN_LENGTH_WITH_BRACKETS && WITH_BRACKETS.test(value)) && (/\d/.test(value) ? /[A-Za-z]/.test(value) : hasMixedLetters(value)) && !PLACEHOLDER.test(value) && !INTERPOLATED.test(value) && !OTHER_VALUE.test(value) && !isMadeOfIds(value) && !isNameLike(value) && !isEncodedPlaceholder(value) && new Set(value).size >= MIN_KINDS_OF_LETTERS;
}
var ODD_WORD = /[A-Z]{2,}[a-z]/g;
var MIN_ODD_WORDS = 3;
var MIN_LETTERS_OF_KEY = 16;
function hasMixedLetters(value) {
  return value.length >= MIN_LETTERS_OF_KEY && /^[A-Za-z]+$/.test(value) && (value.match(ODD_WORD)?.length ?? 0) >= MIN_ODD_WORDS;
}
function isEncodedPlaceholder(value) {
  if (value.length % 4 !== 0 || !/^[A-Za-z\d+/]+={0,2}$/.test(value))
    return false;
  let text = Buffer.from(value, "base64").toString("latin1");
  return /^[ -~]+$/.test(text) && MADE_UP.test(text);
}
var MADE_UP = /12345678|abcdefgh|placeholder|example|dummy|\bfake\b|\.\.\.|^user(?:name)?:pass(?:word)?$|\btest[-_ ](?:\w{1,20}[-_ ]){0,3}(?:secret|key|token)/i;
function isMadeOfIds(value) {
  let rest = value.replaceAll(ID, ""), ids = (value.length - rest.length) / ID_LENGTH;
  return (ids > 1 || ids === 1 && rest.endsWith("--")) && /^(?:[a-z\d]{0,12}[-_.:/|])+[a-z\d]{0,20}$/i.test(rest);
}
var ID_LENGTH = 36;
var ID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi;
function isNameLike(value) {
  if (BASE32.test(value))
    return false;
  let words = value.split(/::|[-_.:/]|=(?=[A-Za-z\d])|(?<=[a-z\d])(?=[A-Z])/), letters2 = words.filter((word) => LETTERS.test(word)).length, spoken = words.filter((word) => SPOKEN.test(word)).length;
  return (words.length < MIN_PARTS || spoken * 2 >= words.length || isMostlySpoken(value, words)) && words.every((word) => WORD.test(word) || letters2 >= MIN_WORDS_OF_TITLE && NUMBER.test(word)) && value.length >= words.length * MIN_LETTERS_OF_WORD;
}
function isMostlySpoken(value, words) {
  return words.filter((word) => LONG_WORD.test(word)).reduce((sum, word) => sum + word.length, 0) * 2 >= value.length;
}
var LONG_WORD = /^(?=.{0,3}[aeiouy])[a-z]{4,}$/;
var WORD = regex()`
  ^[$@#]?(?:
    (?:[A-Za-z]?[a-z]*|[A-Z]*|[A-Z]{2,4}[a-z]{4,})\d{0,4}|\d{1,2}[a-z]
    |[A-Za-z]?[a-z]*(?:2fa|e2e|oauth2|x509|i18n|l10n|k8s|p2p|b2[bc]|sha256|utf8)
  )$
`;
var NUMBER = /^\d{5,6}$/;
var BASE32 = /^(?=(?:[A-Z]*[2-7]){3})[A-Z2-7]{16,}=*$/;
var SPOKEN = /^(?=.{0,12}[aeiouy])[a-z]{3,}/i;
var MIN_PARTS = 4;
var LETTERS = /^[A-Za-z]{2,}$/;
var MIN_WORDS_OF_TITLE = 3;
var MIN_LETTERS_OF_WORD = 3;
function isPassphrase(value) {
  return /^[\w!@#$%^&*?-]{8,64}$/.test(value) && !PLACEHOLDER.test(value) && !SAYS_WHAT_IT_IS.test(value);
}
var SAYS_WHAT_IT_IS = /pass|pwd|secret|word|token|field|input|text|string|required|optional|undefined|hidden|(.)\1{3}/i;
// src/text/secrets/carried/command-secrets.ts
var MAY_COMMAND = regexSource`
  authorization|cookie|zip -|7z |signtool|lftp|sqlplus|oracle|@tcp|net use|chpasswd|sudo -s|put-parameter|keyvault
  |kv put|config:set|community|psk|_auth|setcookie|>[\w-]{10}|identified by|hmac|fernet|jwt|login|redis-cli|mongo
  |smbclient|from-literal|net user|auth=|securestring|openssl|docker|sqlcmd|ldap
`;
var COMMAND_FORMS = [
  {
    title: "token",
    sign: /authorization|-(?:key|token|auth|secret)/i,
    pattern: regex("dgi")`
      \b(?:
        authorization
        |(?:
          x-[\w-]{0,30}|(?:api|app|auth|access|private|secret|job|deploy|service|subscription|[a-z]{2,4}-(?:api|app))-
        )(?:key|token|auth|secret)
      )["']?\s{0,4}[:=]\s{0,4}["'\`]?(?:[A-Za-z]{3,10} )?(?<value>[\w+/=.~-]{10,400})(?![\w+/=.~-])
    `
  },
  {
    // Those by which Cloudflare tells visitors from bots open nothing.
    title: "token",
    sign: /cookie/i,
    pattern: /\bcookie["']?\s{0,4}[:,]\s{0,4}["'`]?(?!__cf_bm|_cfuvid)[\w.-]{1,40}=(?<value>[\w+/=.%~-]{10,400})/dgi
  },
  {
    title: "password",
    sign: /identified by|password|secret/i,
    pattern: /\b(?:identified\s{1,4}by|password|secret)\s{1,4}(?:=\s{0,4})?N?'(?<value>[^'\s]{8,200})'/dgi
  },
  {
    title: "secret",
    sign: /SecureString/i,
    pattern: /\bConvertTo-SecureString\s{1,4}(?:-String\s{1,4})?["'](?<value>[^"'\s]{8,200})["']/dgi
  },
  {
    title: "password",
    sign: /\s-[paPkwU]/,
    pattern: /\b(?:docker|podman|az|mongo\w{0,8}|redis-cli|ldap\w{3,8}|sqlcmd|openssl)\b.{0,200}?\s-(?:p|a|P|k|w)[ =]?["']?(?<value>[^\s"'|&;-][^\s"'|&;]{7,200})/dg
  },
  { title: "password", sign: /pass:/, pattern: /\s-(?:pass|passin|passout) pass:(?<value>[^\s"'|&;]{8,200})/dg },
  {
    title: "password",
    sign: /smbclient/,
    pattern: /\bsmbclient\b.{0,200}?\s-U ?["']?[^\s%"']{1,60}%(?<value>[^\s"'|&;]{8,200})/dg
  },
  {
    title: "password",
    sign: /htpasswd|net use/i,
    pattern: /\b(?:htpasswd\s{1,4}-\w{1,6}(?:\s{1,4}[\w./-]{1,80}){2}|net (?:user|use [^\n]{1,100}\/user:)\s?\S{1,60})\s{1,4}["']?(?<value>[^\s"'|&;/]{8,200})/dgi
  },
  {
    title: "secret",
    sign: /from-literal/,
    pattern: /--from-literal[= ]["']?[\w.-]{1,60}=(?<value>[^\s"'|&;]{8,200})/dg
  },
  {
    title: "password",
    sign: /\becho /,
    pattern: regex("dg")`
      \becho (?:-n )?["']?(?:[\w.-]{1,40}:(?=[^\n]{0,200}chpasswd))?(?<value>[^\s"'|]{8,200})["']? ?\|.{0,120}?
        (?:--password-stdin|--with-token|secrets? (?:set|create)|chpasswd|sudo -S)
    `
  },
  {
    title: "password",
    sign: /\b(?:zip|7z|signtool|ssh-keygen|lftp|expect) /,
    pattern: regex("dg")`
      \b(?:
        zip\b.{0,100}? -P ?|7z\b.{0,100}? -p|signtool\b.{0,200}? \/p |ssh-keygen\b.{0,200}? -N |
        lftp\b.{0,100}? -u [\w.@-]{1,40},|expect\b.{0,200}?; ?send[ ]
      )["']?(?<value>[^\s"'|&;\\]{8,200})
    `
  },
  // A user and a password without a scheme: `app/...@db:1521`, `app:...@tcp(db:3306)`, `[smtp.acme.io]:587 app@acme.io:...`
  {
    title: "password",
    sign: /sqlplus|oracle|@tcp/i,
    pattern: /(?:(?:\b|_)(?:sqlplus|oracle)\b[^\n]{0,80}?[\s:"'(]\w{1,40}\/|\b\w{1,40}:)(?<value>[^\s"'@/:]{8,200})@(?:tcp\(|(?<=\/[^\n]{9,220}))/dgi
  },
  // What a command of a store is given: `vault kv put secret/db value=...`, `aws ssm put-parameter --value ...`
  {
    title: "secret",
    sign: /put-parameter|create-secret|keyvault|kv put|config:set|secrets? set/i,
    pattern: regex("dgi")`
      \b(?:put-parameter|create-secret|keyvault secret set|kv put|config:set|secrets? set)\b.{0,200}?
        (?:--value[= ]|--secret-string[= ]'[^'\n]{0,80}?:\s?"|\s[\w.-]{1,60}=)["']?(?<value>[^\s"'|&;}]{8,400})
    `
  },
  {
    title: "token",
    sign: /:_/,
    pattern: /:_(?:authToken|auth|password)[= ]\s{0,4}["']?(?<value>[\w+/=.-]{8,400})/dg,
    // Some registries give ids as tokens.
    isSecret: (value) => looksRandom(value) || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
  },
  {
    title: "secret",
    sign: /<<</,
    pattern: /(?:token|pass\w{0,4}|pw|secret)\b[^\n]{0,20}<<< ?["']?(?<value>[^\s"'|&;]{8,400})/dgi
  },
  {
    title: "secret",
    sign: /community|PSK|setcookie|user \w+ on /,
    pattern: /(?:\bsnmp-server community |: PSK "|\s-setcookie |^-setcookie |\buser \w{1,40} on [^\n]{0,40}?>)(?<value>[^\s"']{8,200})/dg
  },
  {
    title: "secret",
    sign: /secret set/,
    pattern: /\bsecret set\b.{0,120}?\s(?:--body|-b)[ =]["']?(?<value>[^\s"'|&;]{8,200})/dg
  },
  // Keys of Sentry in an address are public, and those for this machine open nothing.
  {
    title: "token",
    sign: /:\/\//,
    pattern: /\bhttps?:\/\/(?<value>[\w-]{16,200})@(?!localhost|[\w.-]*sentry)[\w.-]{1,200}/dg
  },
  {
    title: "key",
    sign: /hmac|fernet|jwt/i,
    pattern: regex("dgi")`
      \b(?:
        createHmac\(\s{0,4}["'][\w-]{1,20}["'],|hmac\.new\(|Fernet\(|jwt\.(?:sign|verify|encode|decode)\([^,"']{1,80},
      )\s{0,4}b?["'](?<value>[^"'\s]{10,400})["']
    `
  },
  {
    title: "password",
    sign: /(?:auth=|login)\(/i,
    pattern: /\b(?:auth=|login)\(\s{0,4}["'][^"']{1,60}["'],\s{0,4}["'](?<value>[^"'\s]{8,400})["']/dgi
  }
];
var NAME = String.raw`(?:passw(?:or)?d|pass|requirepass|masterauth|(?:bind|root)_?pw|passphrase|pwd?|secret|token|cookie|api[-_]?key|access[-_]?key|ssh[-_]?key)`;
var NAMED_COMMAND_FORMS = [
  {
    title: "secret",
    sign: /\s\S{8,202}(?:\s*$|\s[-/])/,
    pattern: new RegExp(
      String.raw`(?:^|[\s(:/])[\w./-]{0,40}${NAME}\s{1,8}["']?(?<value>[^\s"'\x60<>(){}|:=.*,;]{8,200})["']?(?:[\s)};]{0,8}$|\s--?\w|\s\/[A-Z]\b)`,
      "dgi"
    )
  },
  {
    title: "secret",
    sign: /\|/,
    pattern: new RegExp(
      String.raw`${NAME}["'\x60*]{0,3}\s{0,40}\|\s{0,40}\x60?(?<value>[^\s|\x60]{8,200})\x60?\s{0,40}\|`,
      "dgi"
    )
  },
  {
    title: "password",
    sign: /value=/i,
    pattern: /\btype=["']password["'][^>]{0,200}?\bvalue=["'](?<value>[^"'\s]{8,200})["']/dgi
  },
  {
    title: "secret",
    sign: />/,
    pattern: new RegExp(String.raw`\bname="[\w.:-]{0,40}${NAME}">(?<value>[^<\s]{8,400})<`, "dgi")
  },
  {
    title: "secret",
    sign: /[[({]/,
    pattern: new RegExp(
      String.raw`${NAME}\s{0,8}(?:[:=]>?\s{0,8}(?:qq?|%[qQ]?)?(?:\{|\(|\[\[)|\{)\s{0,4}(?<value>[^\s"'\x60{}()[\],;]{8,400})\s{0,4}(?:\}|\)|\]\])`,
      "dgi"
    )
  },
  {
    title: "secret",
    sign: /<-|[({]/,
    pattern: new RegExp(
      String.raw`${NAME}\s{0,4}(?:<-\s{0,4}|(?:by lazy )?\{?\s{1,4})["'](?<value>[^"'\s]{8,400})["']`,
      "dgi"
    )
  },
  { title: "password", sign: /password=/i, pattern: /\bpassword=(?<value>[^\s"'`&;(){}]{8,200})(?=["'`])/dgi }
];
// src/text/secrets/carried/hook-addresses.ts
var MAY_HOOK = "hook|/key/|/private-|api\\.telegram";
var HOOK_FORMS = [
  {
    title: "secret",
    sign: /hook|\/key\//i,
    pattern: regex("dgi")`
      \bhttps?:\/\/[^\s"'\`<>]{1,200}?
        (?:(?<=[/.]hooks?[^\s"'\`<>/]{0,40})\/(?:v\d\/)?|\/webhook\w{0,4}\/|\/(?:bot\/v2\/)?hooks?\/|\/with\/key\/)
        (?<value>[\w@/-]{20,300})(?![\w@/-])
    `,
    isSecret: isLongId
  },
  {
    title: "secret",
    sign: /[?&](?:api[-_]?key|key|token|code)=/i,
    pattern: /(?:webhook|alerts|api)[^\s"'`<>]{0,80}[?&](?:api[-_]?key|key|token|code)=(?<value>[\w=-]{32,200})/dgi,
    isSecret: isLongId
  },
  {
    title: "secret",
    sign: /\/private-/,
    pattern: /\/private-(?<value>[\da-f]{32})\//dg,
    isSecret: isLongId
  }
];
function isLongId(value) {
  return !PLACEHOLDER.test(value) && value.split(/[/@]/).some((part) => ID2.test(part) || looksRandom(part));
}
var ID2 = /^(?=(?:\D*\d){3})(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[a-z\d]{26,32})$/i;
// src/text/secrets/carried/paired-secrets.ts
var NAME2 = String.raw`(?:passw(?:or)?d|pass|passphrase|pwd?|secret|token|api[-_]?key|client[-_]?key|access[-_]?key)`;
var VALUE = String.raw`(?<value>[^\s"'\x60<>\\]{8,400})`;
var PAIRED_FORMS = [
  // `{name: API_TOKEN, value: ...}`, `{"ParameterKey": "DBPassword", "ParameterValue": "..."}`, `name="ApiKey" android:value="..."`
  {
    title: "secret",
    sign: /value|default|content/i,
    pattern: regex("dgi")`
      [\w.:-]{0,60}${NAME2}["']?\s{0,4}[,;{]?\s{0,4}["']?[\w.:-]{0,30}(?:value|default|content)["']?\s{0,4}[:=]\s{0,4}
        ["']?${VALUE.replace("<>", "<>,;{}()[\\]")}
    `
  },
  // `<key>ClientSecret</key><string>...</string>`, `<string name="api_key" translatable="false">...<`, `<Password><Value>...<`, `<entry key="password">...<`,
  // `<password><![CDATA[...]]>`
  {
    title: "secret",
    sign: /</,
    pattern: regex("dgi")`
      <(?:
        key>[\w.: -]{0,60}${NAME2}</key>\s{0,8}<(?:string|data)>
        |[\w:.-]{1,30}\s[^>]{0,40}\b(?:name|key)="[\w.:-]{0,40}${NAME2}"[^>]{0,80}>
        |[\w.:-]{0,40}${NAME2}>\s{0,8}<(?:value>|(?=!))
      )(?:<?!\[CDATA\[)?${VALUE}(?=<|\]\]>)
    `
  },
  // `buildConfigField "String", "API_SECRET", "\"...\""`
  {
    title: "secret",
    sign: /["'],/,
    pattern: new RegExp(String.raw`["'][\w.-]{0,40}${NAME2}["'],\s{0,4}(?:\\?["']){2}${VALUE}\\?["']`, "dgi")
  },
  // `##vso[task.setvariable variable=apiToken;issecret=true]...`
  {
    title: "secret",
    sign: /setvariable/i,
    pattern: new RegExp(String.raw`setvariable [^\]\n]{0,200}\]${VALUE}`, "dgi")
  },
  // `(name, password) VALUES ('bob', '...')`, `SET value = '...' WHERE name = 'api_token'`
  {
    title: "secret",
    sign: /\bvalues\b|\bwhere\b/i,
    pattern: new RegExp(
      String.raw`(?:${NAME2}\b[^()\n]{0,200}\)\s{0,4}values\s{0,4}\([^\n]{0,200}?|\bset\s[\w.]{1,40}\s?=\s?(?=[^\n]{0,440}${NAME2}'))'(?<value>[^\s']{8,400})'`,
      "dgi"
    )
  }
];
// src/text/secrets/private-key-leads.ts
var PRIVATE_KEY_LEADS = wordsIn(`
  MIIEvAIBADAN MIIEvQIBADAN MIIEvgIBADAN MIIEwAIBADAN MIIG/QIBADAN MIIG/gIBADAN MIIJQQIBADAN MIIJQgIBADAN MIIJQwIBADAN
  MIIEogIBAAKC MIIEowIBAAKC MIIEpAIBAAKC MIIEpQIBAAKC MIIJKAIBAAKC MIIJKQIBAAKC MIICXAIBAAKB MIICXQIBAAKB MHcCAQEE
  MIGkAgEBBD MIGHAgEAMBMG MC4CAQAwBQYDK2Vw b3BlbnNzaC1rZXktdjEA
`);
// src/text/secrets/issuer-formats.ts
function letters(length) {
  return `[A-Za-z0-9]{${length}}`;
}
function signs(length) {
  return `[A-Za-z0-9_-]{${length}}`;
}
function hex(length) {
  return `[A-Fa-f0-9]{${length}}`;
}
var UUID = `${hex(8)}(?:-${hex(4)}){3}-${hex(12)}`;
var DIGITS_WITHIN = String.raw`(?=[A-Za-z_-]{0,24}\d[A-Za-z_-]{0,24}\d)`;
function base64(length) {
  return `[A-Za-z0-9+/]{${length}}={0,2}`;
}
var ISSUER_FORMATS = [
  { title: "GitHub token", leads: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], rest: letters(36), hasChecksum: true },
  { title: "GitHub token", leads: ["ghr_"], rest: letters(76) },
  // Tokens of installations are signed tokens behind the id of the app since 2026.
  { title: "GitHub token", leads: ["ghs_"], rest: String.raw`[\w-]{20,400}\.[\w-]{20,800}\.[\w-]{20,700}` },
  { title: "GitHub token", leads: ["github_pat_"], rest: `${letters(22)}_${letters(59)}` },
  { title: "npm token", leads: ["npm_"], rest: letters(36), hasChecksum: true },
  { title: "AWS access key", leads: ["AKIA", "ASIA", "ABIA", "ACCA"], rest: "[A-Z2-7]{16}" },
  { title: "AWS access key", leads: ["A3T"], rest: "[A-Z2-7]{17}" },
  {
    title: "AWS session token",
    // Each is the first letters of a structure that says where it was made, in Base64.
    leads: ["IQoJb3JpZ2lu", "FwoGZXIvYXdz", "FQoGZXIvYXdz", "FQoDYXdz", "FwoDYXdz"],
    rest: base64("100,3000")
  },
  { title: "AWS key for Bedrock", leads: ["ABSK"], rest: base64("109,269") },
  { title: "AWS key for Bedrock", leads: ["bedrock-api-key-"], rest: base64("100,4000") },
  { title: "AWS key for AppSync", leads: ["da2-"], rest: "[a-z0-9]{26}" },
  { title: "Amazon client secret", leads: ["amzn1.oa2-cs.v1."], rest: hex(64) },
  { title: "Amazon token", leads: ["amzn.mws."], rest: UUID },
  { title: "Stripe key", leads: ["sk_live_", "rk_live_", "sk_prod_", "rk_prod_"], rest: letters("24,120") },
  { title: "Stripe key", leads: ["sk_test_", "rk_test_"], rest: letters("24,120"), isOnlyHidden: true },
  { title: "Stripe webhook secret", leads: ["whsec_"], rest: base64("32,64") },
  { title: "Anthropic key", leads: ["sk-ant-"], rest: `[a-z0-9]{3,10}-${signs("80,120")}` },
  {
    title: "OpenAI key",
    leads: ["sk-proj-", "sk-svcacct-", "sk-admin-"],
    rest: `${signs("20,100")}T3BlbkFJ${signs("20,100")}`
  },
  { title: "OpenAI key", leads: ["sk-"], rest: `${letters(20)}T3BlbkFJ${letters(20)}` },
  { title: "OpenRouter key", leads: ["sk-or-v1-"], rest: hex(64) },
  {
    title: "Slack token",
    leads: ["xoxa-", "xoxb-", "xoxe-", "xoxo-", "xoxp-", "xoxr-", "xoxs-", "xapp-", "xoxe.xoxb-", "xoxe.xoxp-"],
    rest: String.raw`(?:\d{8,14}|\d)-[A-Za-z0-9-]{20,200}`
  },
  {
    title: "Slack webhook",
    leads: ["hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/"],
    rest: "[A-Za-z0-9+/]{43,80}"
  },
  { title: "Google key", leads: ["AIza"], rest: signs(35) },
  { title: "Google client secret", leads: ["GOCSPX-"], rest: signs(28) },
  { title: "Google token", leads: ["ya29."], rest: signs("40,400") },
  {
    title: "GitLab token",
    leads: wordsIn("glpat- gldt- glrt- glrtr- glft- glsoat- glffct- glimt- glagent- glptt- gloas- glwt-"),
    rest: String.raw`${signs("20,300")}(?:\.[a-z0-9]{2}\.?[a-z0-9]{7})?`
  },
  { title: "GitLab token", leads: ["glcbt-"], rest: `[A-Za-z0-9]{1,5}_${signs(20)}` },
  { title: "GitLab token", leads: ["GR1348941"], rest: signs(20) },
  { title: "Hugging Face token", leads: ["hf_", "api_org_"], rest: "[A-Za-z]{34}" },
  { title: "SendGrid key", leads: ["SG."], rest: String.raw`${signs(22)}\.${signs(43)}` },
  { title: "PyPI token", leads: ["pypi-AgEIcHlwaS5vcmc", "pypi-AgENdGVzdC5weXBp"], rest: signs("50,300") },
  { title: "RubyGems key", leads: ["rubygems_"], rest: hex(48) },
  { title: "Clojars token", leads: ["CLOJARS_"], rest: letters(60) },
  { title: "DigitalOcean token", leads: ["dop_v1_", "doo_v1_", "dor_v1_"], rest: hex(64) },
  { title: "Docker token", leads: ["dckr_pat_", "dckr_oat_"], rest: signs("27,60") },
  { title: "Artifactory key", leads: ["AKCp"], rest: letters("67,80") },
  { title: "Artifactory token", leads: ["cmVmdGtuOj"], rest: letters("54,64") },
  { title: "Alibaba access key", leads: ["LTAI"], rest: letters("17,21") },
  { title: "Databricks token", leads: ["dapi", "dkea"], rest: String.raw`${hex(32)}(?:-\d)?` },
  { title: "Vault token", leads: ["hvs.", "hvb.", "hvr."], rest: signs("24,300") },
  { title: "Doppler token", leads: ["dp.pt.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."], rest: letters("40,44") },
  { title: "Doppler token", leads: ["dp.st."], rest: String.raw`(?:[a-z0-9_-]{2,35}\.)?${letters("40,44")}` },
  { title: "Grafana token", leads: ["glsa_"], rest: `${letters(32)}_${hex(8)}` },
  { title: "Grafana token", leads: ["glc_"], rest: base64("32,400") },
  {
    title: "Dynatrace token",
    leads: ["dt0c01.", "dt0s01.", "dt0s02."],
    rest: String.raw`[A-Z0-9]{8,24}\.[A-Z0-9]{64}`
  },
  { title: "New Relic key", leads: ["NRAK-", "NRAA-", "NRII-", "NRIQ-", "NRSP-"], rest: signs("27,40") },
  { title: "Sentry token", leads: ["sntryu_"], rest: hex(64) },
  { title: "Sentry token", leads: ["sntrys_"], rest: String.raw`[A-Za-z0-9+/]{30,600}={0,2}_[A-Za-z0-9+/]{43}` },
  { title: "Shopify token", leads: ["shpat_", "shpca_", "shppa_", "shpss_", "shprt_", "shpua_"], rest: hex(32) },
  { title: "Square token", leads: ["sq0atp-", "sq0csp-"], rest: signs("22,60") },
  { title: "Facebook token", leads: ["EAA"], rest: letters("100,400") },
  { title: "Mailgun key", leads: ["key-"], rest: "[a-f0-9]{32}", isOnlyHidden: true },
  { title: "Brevo key", leads: ["xkeysib-", "xsmtpsib-"], rest: `${hex(64)}-${letters(16)}` },
  { title: "Postman key", leads: ["PMAK-"], rest: `${hex(24)}-${hex(34)}` },
  { title: "Pulumi token", leads: ["pul-"], rest: hex(40) },
  {
    title: "PlanetScale token",
    leads: ["pscale_tkn_", "pscale_pw_", "pscale_oauth_"],
    rest: String.raw`[\w=.-]{32,64}`
  },
  { title: "Linear key", leads: ["lin_api_", "lin_oauth_"], rest: letters("40,64") },
  { title: "Notion token", leads: ["ntn_"], rest: letters("40,50") },
  { title: "Figma token", leads: ["figd_", "figu_"], rest: signs("38,60") },
  { title: "Atlassian token", leads: ["ATATT3", "ATCTT3", "ATBB", "ATOA"], rest: String.raw`[\w=-]{28,260}` },
  { title: "Heroku key", leads: ["HRKU-"], rest: signs("36,60") },
  { title: "Fly token", leads: ["fo1_", "fm1a_", "fm1r_", "fm2_"], rest: String.raw`[\w+/=-]{43,800}` },
  { title: "Supabase key", leads: ["sbp_", "sb_secret_"], rest: String.raw`[\w-]{30,60}` },
  {
    title: "Vercel token",
    leads: ["vercel_blob_rw_", "vcp_", "vci_", "vca_", "vcr_", "vck_"],
    rest: String.raw`[\w-]{24,80}`
  },
  { title: "Netlify token", leads: ["nfp_", "nfc_", "nfo_", "nfu_", "nfb_"], rest: letters("36,44") },
  { title: "Groq key", leads: ["gsk_"], rest: letters("48,56") },
  { title: "xAI key", leads: ["xai-"], rest: letters("70,90") },
  { title: "Perplexity key", leads: ["pplx-"], rest: letters("48,56") },
  { title: "Replicate token", leads: ["r8_"], rest: letters(37) },
  { title: "LangSmith key", leads: ["lsv2_pt_", "lsv2_sk_"], rest: String.raw`${hex(32)}_${hex(10)}` },
  { title: "Sourcegraph token", leads: ["sgp_", "slk_"], rest: `(?:(?:${hex(16)}|local)_)?${hex("40,64")}` },
  { title: "1Password token", leads: ["ops_eyJ"], rest: base64("250,2000") },
  { title: "EasyPost key", leads: ["EZAK", "EZTK"], rest: letters(54) },
  { title: "Duffel token", leads: ["duffel_live_", "duffel_test_"], rest: signs(43) },
  { title: "Prefect key", leads: ["pnu_", "pnb_"], rest: letters(36) },
  { title: "ReadMe key", leads: ["rdme_"], rest: "[a-z0-9]{70}" },
  { title: "Shippo token", leads: ["shippo_live_", "shippo_test_"], rest: hex(40) },
  { title: "Adobe client secret", leads: ["p8e-"], rest: letters(32) },
  { title: "Intra42 secret", leads: ["s-s4t2ud-", "s-s4t2af-"], rest: hex(64) },
  { title: "Tailscale key", leads: ["tskey-"], rest: String.raw`[a-z]{2,12}-[A-Za-z0-9]{8,24}-[A-Za-z0-9]{20,48}` },
  { title: "OpenShift token", leads: ["sha256~"], rest: signs(43) },
  { title: "Airtable token", leads: ["pat"], rest: String.raw`${letters(14)}\.[a-f0-9]{64}` },
  { title: "Harness token", leads: ["pat.", "sat."], rest: String.raw`${signs(22)}\.${letters(24)}\.${letters(20)}` },
  { title: "HubSpot token", leads: ["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"], rest: UUID },
  { title: "Cloudflare key", leads: ["v1.0-"], rest: `${hex(24)}-${hex(146)}` },
  { title: "Clickhouse key", leads: ["4b1d"], rest: letters(38) },
  { title: "Contentful token", leads: ["CFPAT-"], rest: signs(43) },
  { title: "CircleCI token", leads: ["CCIPAT_", "CCIPRJ_"], rest: `${letters("20,24")}_${hex(40)}` },
  { title: "Buildkite token", leads: ["bkua_", "bkaj_", "bkct_"], rest: letters("40,64") },
  { title: "Crates.io token", leads: ["cio"], rest: letters(32) },
  { title: "NuGet key", leads: ["oy2"], rest: "[a-z0-9]{43}" },
  { title: "JSR token", leads: ["jsrp_", "jsrd_"], rest: letters("32,64") },
  { title: "Packagist token", leads: ["packagist_ort_", "packagist_out_", "packagist_uut_"], rest: hex("60,72") },
  { title: "Deno token", leads: ["ddp_", "ddw_", "ddo_"], rest: letters("36,40") },
  { title: "SonarQube token", leads: ["squ_", "sqp_", "sqa_"], rest: hex(40) },
  { title: "Infracost key", leads: ["ico-"], rest: letters(32) },
  { title: "Octopus key", leads: ["API-"], rest: "[A-Z0-9]{26}" },
  { title: "Scalingo token", leads: ["tk-us-"], rest: signs(48) },
  { title: "Frame.io token", leads: ["fio-u-"], rest: signs(64) },
  { title: "Typeform token", leads: ["tfp_"], rest: String.raw`[\w.-]{59}` },
  { title: "Flutterwave key", leads: ["FLWSECK-", "FLWSECK_TEST-"], rest: "[A-Za-z0-9]{12,40}-X", isOnlyHidden: true },
  { title: "Plaid token", leads: ["access-sandbox-", "access-development-", "access-production-"], rest: UUID },
  { title: "LaunchDarkly key", leads: ["sdk-", "api-"], rest: UUID, isOnlyHidden: true },
  { title: "Twilio key", leads: ["SK"], rest: "[a-f0-9]{32}", isOnlyHidden: true },
  { title: "Square token", leads: ["EAAA"], rest: signs("56,64") },
  { title: "Google token", leads: ["1//0"], rest: signs("60,120") },
  {
    title: "Webhook of Discord",
    leads: ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
    rest: String.raw`\d{17,20}/[\w-]{60,80}`
  },
  { title: "Webhook of Zapier", leads: ["hooks.zapier.com/hooks/catch/"], rest: String.raw`\d{4,10}/[\w/]{6,40}` },
  { title: "Resend key", leads: ["re_"], rest: `${letters("8,9")}_${letters("23,26")}` },
  { title: "Neon key", leads: ["napi_"], rest: letters("60,70") },
  { title: "PostHog key", leads: ["phx_", "phs_"], rest: letters("40,50") },
  { title: "Mapbox token", leads: ["sk.eyJ"], rest: String.raw`[\w-]{40,200}\.[\w-]{20,40}` },
  { title: "Aiven password", leads: ["AVNS_"], rest: signs("16,30") },
  { title: "Honeycomb key", leads: ["hcaik_", "hcbik_", "hcxik_", "hcxlk_", "hcamk_"], rest: letters("32,64") },
  { title: "ElevenLabs key", leads: ["sk_"], rest: "[a-f0-9]{48}" },
  { title: "DeepSeek key", leads: ["sk-"], rest: "[a-f0-9]{32}" },
  { title: "Langfuse key", leads: ["sk-lf-"], rest: UUID },
  { title: "Pinecone key", leads: ["pcsk_"], rest: `${letters("5,8")}_${letters("50,70")}` },
  { title: "Tavily key", leads: ["tvly-"], rest: signs("28,44") },
  { title: "Firecrawl key", leads: ["fc-"], rest: "[a-f0-9]{32}" },
  { title: "E2B key", leads: ["e2b_"], rest: hex(40) },
  { title: "Fireworks key", leads: ["fw_"], rest: letters("22,24") },
  { title: "Render key", leads: ["rnd_"], rest: letters("28,40") },
  { title: "Settlemint token", leads: ["sm_aat_", "sm_pat_", "sm_sat_"], rest: letters(16) },
  { title: "Adafruit key", leads: ["aio_"], rest: letters(28) },
  { title: "Appwrite key", leads: ["standard_"], rest: hex(256) },
  { title: "Axiom token", leads: ["xaat-", "xapt-"], rest: UUID },
  { title: "Baidu key", leads: ["bce-v3/ALTAK-"], rest: "[A-Za-z0-9]{21}/[a-f0-9]{40}" },
  { title: "Bitbucket token", leads: ["BBDC-"], rest: base64("44,48") },
  { title: "Browserbase key", leads: ["bb_live_"], rest: signs("27,40") },
  { title: "Cartesia key", leads: ["sk_car_"], rest: letters("20,24") },
  { title: "Cerebras key", leads: ["csk-"], rest: "[a-z0-9]{48}" },
  { title: "ClickUp token", leads: ["pk_"], rest: String.raw`\d{7,9}_[0-9A-Z]{32}` },
  { title: "Cloudflare token", leads: ["cfk_", "cfut_", "cfat_"], rest: letters("44,56") },
  { title: "CockroachDB key", leads: ["CCDB1_"], rest: `${letters(22)}_${letters(40)}` },
  { title: "ConfigCat key", leads: ["configcat-sdk-1/"], rest: `${signs(22)}/${signs(22)}` },
  { title: "Confluent key", leads: ["cflt"], rest: base64("60") },
  { title: "Defined Networking key", leads: ["dnkey-"], rest: "[A-Z0-9]{26}-[A-Z0-9]{52}" },
  { title: "Dependency-Track key", leads: ["odt_"], rest: letters("32,255") },
  { title: "Depot token", leads: ["depot_project_", "depot_org_"], rest: hex(64) },
  { title: "Dropbox token", leads: ["sl."], rest: String.raw`(?:u\.)?[\w-]{130,1400}` },
  { title: "Firebase token", leads: ["APA91b"], rest: signs("120,180") },
  { title: "Flagsmith key", leads: ["ser."], rest: `${DIGITS_WITHIN}${letters(22)}` },
  { title: "Fleetbase key", leads: ["flb_live_"], rest: letters(20) },
  { title: "Flexport key", leads: ["shltm_"], rest: signs(40) },
  { title: "Google key", leads: ["AQ.Ab8"], rest: signs("44,56") },
  { title: "Infisical token", leads: ["st."], rest: String.raw`[a-f0-9]{24}\.[a-f0-9]{32}\.[a-f0-9]{32}` },
  { title: "Intercom token", leads: ["dG9rO"], rest: "[A-Za-z0-9+/]{50,58}={0,2}" },
  { title: "Ionic token", leads: ["ion_"], rest: "[a-z0-9]{42}" },
  { title: "Jina key", leads: ["jina_"], rest: `${hex(32)}${letters(28)}` },
  { title: "Klaviyo key", leads: ["pk_"], rest: "[a-f0-9]{34}" },
  {
    title: "LinkedIn client secret",
    leads: ["WPL_AP0.", "WPL_AP1."],
    rest: String.raw`[A-Za-z0-9]{16}\.[A-Za-z0-9+/]{6,8}={0,2}`
  },
  { title: "LlamaIndex key", leads: ["llx-"], rest: letters("48,52") },
  { title: "Logfire token", leads: ["pylf_v1_us_", "pylf_v1_eu_"], rest: letters("40,48") },
  { title: "Mem0 key", leads: ["m0-"], rest: letters(40) },
  { title: "Modal key", leads: ["ak-", "as-"], rest: `${DIGITS_WITHIN}${letters(22)}` },
  { title: "MongoDB key", leads: ["mdb_sa_sk_"], rest: signs(40) },
  { title: "NetBird token", leads: ["nbp_"], rest: letters(36) },
  { title: "Notion token", leads: ["secret_"], rest: `${DIGITS_WITHIN}${letters(43)}` },
  { title: "NVIDIA key", leads: ["nvapi-"], rest: signs("60,72") },
  {
    title: "Paddle key",
    leads: ["pdl_live_apikey_", "pdl_sdbx_apikey_"],
    rest: `[a-z0-9]{26}_${letters(22)}_${letters(3)}`
  },
  { title: "Pagar.me key", leads: ["ak_live_"], rest: letters(30) },
  { title: "Twitch stream key", leads: ["live_"], rest: String.raw`\d{6,12}_[A-Za-z0-9]{30}` },
  { title: "payment key", leads: ["live_"], rest: `${DIGITS_WITHIN}(?:${letters("30,40")}|${signs(40)})` },
  { title: "Polar token", leads: ["polar_oat_", "polar_pat_"], rest: letters("40,64") },
  { title: "Portainer token", leads: ["ptr_"], rest: base64("43,44") },
  { title: "PubNub key", leads: ["sec-c-"], rest: `(?:${UUID}|[A-Za-z0-9+/]{48})` },
  { title: "Retool key", leads: ["retool_01"], rest: "[a-z0-9]{26}" },
  { title: "RunPod key", leads: ["rpa_"], rest: "[A-Z0-9]{40,52}" },
  { title: "Segment token", leads: ["sgp_"], rest: letters(64) },
  { title: "Snowflake token", leads: ["ETMsDgAAA"], rest: base64("60,400") },
  {
    title: "Snyk token",
    leads: ["snyk_uat.", "snyk_sat."],
    rest: String.raw`[a-f0-9]{8}\.[\w-]{20,200}(?:\.[\w-]{20,200})?`
  },
  { title: "Socket key", leads: ["sktsec_"], rest: `${signs("40,60")}_api` },
  { title: "Statsig key", leads: ["secret-"], rest: `${DIGITS_WITHIN}${letters(43)}` },
  { title: "Stytch secret", leads: ["secret-live-"], rest: signs(36) },
  { title: "Teamwork token", leads: ["tkn.v1_"], rest: "[A-Za-z0-9]{71}=" },
  { title: "Tencent key", leads: ["AKID"], rest: letters(32) },
  { title: "Tinybird token", leads: ["p.eyJ1IjogI"], rest: String.raw`[A-Za-z0-9]{50,200}\.[\w-]{43}` },
  { title: "Together key", leads: ["tgp_v1_"], rest: signs(43) },
  { title: "Ubidots token", leads: ["BBFF-"], rest: letters(30) },
  { title: "Vault token", leads: ["s.CAESI"], rest: signs("60,120") },
  { title: "VK token", leads: ["vk1.a."], rest: signs("80,260") },
  { title: "Volcengine key", leads: ["AKLT"], rest: letters("40,60") },
  { title: "Voyage key", leads: ["pa-"], rest: `${DIGITS_WITHIN}${signs("43,48")}` },
  { title: "Weights & Biases key", leads: ["wandb_v1_"], rest: signs("40,120") },
  { title: "Xata key", leads: ["xau_"], rest: letters("36,48") },
  { title: "Yandex key", leads: ["AQVN"], rest: signs("35,38") },
  { title: "Yandex token", leads: ["t1."], rest: String.raw`[\w-]{20,400}\.[\w-]{86}` },
  { title: "Yandex token", leads: ["y0_"], rest: signs("50,60") },
  { title: "model key", leads: ["sk-"], rest: letters(48) },
  { title: "Grafana token", leads: ["eyJrIjoi"], rest: `${letters("60,400")}={0,2}`, isOnlyHidden: true },
  { title: "Cloudflare token", leads: ["eyJhIjoi"], rest: `${letters("120,300")}={0,2}`, isOnlyHidden: true },
  {
    title: "Authress key",
    leads: ["sc_", "ext_", "scauth_", "authress_"],
    rest: String.raw`[A-Za-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,120}`
  },
  {
    title: "1Password key",
    leads: ["A3-"],
    rest: "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}"
  },
  { title: "Slack token", leads: ["xoxc-", "xoxd-"], rest: String.raw`[\w%+/=-]{40,300}` },
  { title: "private key", leads: ["AGE-SECRET-KEY-1"], rest: "[A-Z0-9]{58}" },
  {
    title: "private key",
    leads: PRIVATE_KEY_LEADS,
    rest: base64("40,12000")
  },
  { title: "private key", leads: ["RWRTY0Iy"], rest: base64("180,220") },
  { title: "private key", leads: ["xprv9", "xprvA", "tprv8", "zprvA", "nsec1"], rest: "[a-zA-Z0-9]{58,108}" },
  {
    title: "PASETO token",
    leads: ["v1.local.", "v2.local.", "v3.local.", "v4.local.", "v1.public.", "v2.public.", "v3.public.", "v4.public."],
    rest: signs("60,2000")
  }
];
var BEFORE_KEY = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbfv]|%[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}))`;
var SHAPE_FORMATS = [
  { title: "MaxMind key", mark: /_mmk$/, minCharacters: 40, pattern: shape("[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk") },
  {
    title: "Azure DevOps token",
    mark: /AZDO/,
    minCharacters: 84,
    pattern: shape("[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}")
  },
  {
    title: "Terraform token",
    mark: /\.atlasv1\./,
    minCharacters: 83,
    pattern: shape(String.raw`[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}`)
  },
  {
    title: "Azure client secret",
    mark: /\dQ~/,
    minCharacters: 37,
    pattern: shape(String.raw`[A-Za-z0-9][\w~.-]{2}\dQ~[\w~.-]{31,34}`)
  },
  {
    title: "Telegram token",
    mark: /^AA/,
    minCharacters: 34,
    pattern: new RegExp(String.raw`(?:${BEFORE_KEY}|(?<=/bot))\d{8,10}:AA[\w-]{32,34}(?![\w-])`, "g")
  },
  {
    title: "Discord token",
    mark: /\.[\w-]{6}\.[\w-]{27}/,
    minCharacters: 58,
    pattern: shape(String.raw`[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,38}`),
    isReal: beginsWithNumber
  },
  {
    // https://github.com/microsoft/security-utilities: the letters in the middle name the service.
    title: "Azure key",
    mark: /JQQJ99|Az(?:Se|Fu|Ca)|ACDb|APIM|AIoT|\+A(?:Ba|MC|St|Sb|Eh|Rm|CR)/,
    minCharacters: 44,
    pattern: shape(
      [
        "[A-Za-z0-9+/]{76}(?:APIM|ACDb|[+](?:ABa|AMC|ASt))[A-Za-z0-9+/]{5}[AQgw]==",
        "[A-Za-z0-9+/]{33}(?:AIoT|[+](?:ASb|AEh|ARm))[A-P][A-Za-z0-9+/]{5}=",
        "[A-Za-z0-9+/]{42}[+]ACR[A-D][A-Za-z0-9+/]{5}",
        String.raw`[\w-]{44}AzFu[\w-]{5}[AQgw]==`,
        "[A-Za-z0-9]{42}AzSe[A-D][A-Za-z0-9]{5}",
        "[A-Za-z0-9]{33}AzCa[A-P][A-Za-z0-9]{5}=",
        "[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{26}"
      ].join("|")
    )
  },
  {
    title: "Mailchimp key",
    mark: /-us\d{1,2}$/,
    minCharacters: 36,
    pattern: shape(String.raw`[a-f0-9]{32}-us\d{1,2}`)
  },
  {
    title: "Mailgun key",
    mark: /[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}$/,
    minCharacters: 50,
    pattern: shape("[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}")
  },
  {
    title: "Salesforce token",
    mark: /^[\w.]{80}/,
    minCharacters: 80,
    pattern: shape(String.raw`00D[A-Za-z0-9]{12,15}![\w.]{80,130}`)
  },
  {
    title: "TrueNAS key",
    mark: /\d-[A-Za-z0-9]{64}/,
    minCharacters: 66,
    pattern: shape(String.raw`\d{1,3}-[A-Za-z0-9]{64}`),
    isReal: (key) => /[g-z]/.test(key) && /[G-Z]/.test(key)
  },
  {
    title: "Asana token",
    mark: /^[a-f0-9]{32}$/,
    minCharacters: 32,
    pattern: shape(String.raw`[12]/(?:\d{13,18}/)?\d{13,18}:[a-f0-9]{32}`)
  },
  {
    title: "Braintree token",
    mark: /^[a-f0-9]{32}$/,
    minCharacters: 32,
    pattern: shape(String.raw`access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[a-f0-9]{32}`)
  },
  { title: "Sanity token", mark: /sk[A-Za-z0-9]{150}/, minCharacters: 152, pattern: shape("sk[A-Za-z0-9]{150,200}") },
  {
    title: "Ably key",
    mark: /^[\w-]{43}$/,
    minCharacters: 43,
    pattern: shape(String.raw`[\w-]{6}\.[\w-]{6}:[\w-]{43}`)
  },
  {
    title: "ngrok token",
    mark: /[123][A-Za-z0-9]{26}_/,
    minCharacters: 48,
    pattern: shape("[123][A-Za-z0-9]{26}_[A-Za-z0-9]{20,24}")
  },
  {
    title: "Rancher token",
    mark: /^[a-z0-9]{54}$/,
    minCharacters: 54,
    pattern: shape("token-[a-z0-9]{5}:[a-z0-9]{54}")
  },
  {
    title: "Zhipu key",
    mark: /[a-f0-9]{32}\.[A-Za-z0-9]{16}/,
    minCharacters: 49,
    pattern: shape(String.raw`[a-f0-9]{32}\.[A-Za-z0-9]{16}`),
    isReal: (key) => /\d/.test(key.slice(33)) && /[a-z]/.test(key.slice(33)) && /[A-Z]/.test(key)
  },
  { title: "New Relic key", mark: /NRAL$/, minCharacters: 40, pattern: shape("[a-z0-9]{36}NRAL") },
  {
    title: "Bitwarden token",
    mark: /0\.[a-f0-9]{8}-/,
    minCharacters: 69,
    pattern: shape(String.raw`0\.${UUID}\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==`)
  },
  {
    title: "Twitter token",
    mark: /^A{18}/,
    minCharacters: 30,
    pattern: shape("A{18,22}[A-Za-z0-9]{4,40}(?:%[23][0-9A-F][A-Za-z0-9]{0,80}){1,8}"),
    // It begins with zeros.
    isReal: () => true
  },
  {
    title: "Unleash token",
    mark: /\.[a-f0-9]{56,64}$/,
    minCharacters: 57,
    pattern: shape(String.raw`[\w*-]{1,60}:[\w-]{1,60}\.[a-f0-9]{56,64}`)
  },
  {
    // The parts of a private key of RSA in XML, which .NET writes.
    title: "private key",
    mark: /^[A-Za-z0-9+/]{84}/,
    minCharacters: 84,
    pattern: /(?<=<(?:D|P|Q|DP|DQ|InverseQ)>)[A-Za-z0-9+/]{84,1400}={0,2}(?=<\/)/g
  },
  {
    title: "Vault key",
    mark: /^[A-Za-z0-9+/]{43}=$/,
    minCharacters: 44,
    pattern: /(?<=(?:unseal|recovery) (?:key(?: \d{1,2})?: {1,4})?)[A-Za-z0-9+/]{43}=/gi
  },
  {
    title: "Kubernetes token",
    mark: /^[a-z0-9]{6}\.[a-z0-9]{16}$/,
    minCharacters: 23,
    pattern: /(?<=token[ =:"']{1,4})[a-z0-9]{6}\.[a-z0-9]{16}(?![\w-])/g,
    isReal: (key) => /\d[^]*\d/.test(key.slice(7))
  }
];
function shape(source) {
  return new RegExp(String.raw`${BEFORE_KEY}(?:${source})(?![\w-])`, "g");
}
function beginsWithNumber(token) {
  return /^\d{17,20}$/.test(Buffer.from(token.split(".")[0] ?? "", "base64url").toString("latin1"));
}
// src/text/secrets/long-runs.ts
function makeCharacterSet(pattern) {
  return Uint8Array.from({ length: 128 }, (_, code) => pattern.test(String.fromCharCode(code)) ? 1 : 0);
}
function findLongRuns(text, set, minCharacters, within = { start: 0, end: text.length }) {
  let runs = [], from = within.start, at = from + minCharacters - 1;
  for (; at < within.end; ) {
    if (!has(set, text.charCodeAt(at))) {
      from = at + 1, at += minCharacters;
      continue;
    }
    let start = at;
    for (; start > from && has(set, text.charCodeAt(start - 1)); )
      start -= 1;
    let end = at + 1;
    for (; end < within.end && has(set, text.charCodeAt(end)); )
      end += 1;
    end - start >= minCharacters && runs.push({ start, end }), from = end + 1, at = end + minCharacters;
  }
  return runs;
}
function has(set, code) {
  return code < 128 && set[code] === 1;
}
// src/text/secrets/secret-formats.ts
var MAX_SECRETS = 50;
var BY_LEAD = /* @__PURE__ */ new Map();
for (let lead of ISSUER_FORMATS.flatMap(({ leads }) => leads))
  BY_LEAD.set(
    lead,
    lazily(
      () => ISSUER_FORMATS.filter(({ leads }) => leads.includes(lead)).map((format) => readIssuerFormat(format, lead))
    )
  );
var IN_KEYS = makeCharacterSet(/[\w.+/=~-]/);
var MIN_KEY_CHARACTERS = 20;
var MIN_RUN_CHARACTERS = 16;
var LONGEST_ESCAPE = 6;
var IS_FREE = new RegExp(`${BEFORE_KEY}$`);
var LEADS = [...BY_LEAD.keys()];
var LEAD = new RegExp(LEADS.map(quotePattern).join("|"), "g");
var LEAD_WORDS = new RegExp(LEAD.source);
var KEY_LEAD = "-----BEGIN ";
var KEY_PIECE = "KEY---";
var TOKEN_LEAD = "eyJ";
var TOKEN_PIECES = [".eyJ", "eyJhbGciOi"];
var ENCODED_LEAD = "LS0tLS1CRUdJTi";
var OTHER_FORMATS = [
  {
    title: "JSON web token",
    pattern: /eyJ[\w-]{15,400}\.eyJ[\w-]{10,4000}\.[\w-]{20,700}(?![\w-])/y,
    judge: likelyIf(isSignedToken)
  },
  {
    title: "encrypted web token",
    pattern: /eyJ[\w-]{15,400}\.[\w-]{0,700}\.[\w-]{12,24}\.[\w-]{10,4000}\.[\w-]{22,43}(?![\w-])/y,
    judge: likelyIf(isEncryptedToken)
  },
  {
    title: "private key",
    pattern: /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{34,40000}={0,2}/y,
    judge: likelyIf(isEncodedKey)
  },
  {
    title: "private key",
    pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----(?:\s|\\n){1,20}(?:[A-Za-z0-9+/=]{30,200}(?:\s|\\n){1,20}){2}/y,
    judge: likelyIf(isRandom)
  }
];
var SECRET_TITLES = [
  ...new Set([...ISSUER_FORMATS, ...SHAPE_FORMATS, ...OTHER_FORMATS].map(({ title }) => title))
];
function readIssuerFormat({ title, rest, hasChecksum, isOnlyHidden }, lead) {
  let end = rest.includes("-]") || rest.includes(String.raw`\w`) ? String.raw`(?![\w-])` : "(?![A-Za-z0-9])";
  return {
    title,
    pattern: new RegExp(`${quotePattern(lead)}(?:${rest})${end}`, "y"),
    judge: (secret) => {
      if (hasChecksum === true && hasValidChecksum(secret))
        return "proven";
      let likely = hasChecksum === true || isOnlyHidden === true ? "hidden" : "likely";
      return looksRandom2(secret, secret.slice(lead.length)) ? likely : "none";
    }
  };
}
function likelyIf(isReal) {
  return (secret) => isReal(secret) ? "likely" : "none";
}
function findKeyRuns(text) {
  return findLongRuns(text, IN_KEYS, MIN_RUN_CHARACTERS);
}
function findPlainSecrets(text, keyRuns = findKeyRuns(text)) {
  let runs = keyRuns.filter(({ start, end }) => end - start >= MIN_KEY_CHARACTERS), found = findShapes(text, runs).slice(0, MAX_SECRETS);
  for (let { start, formats } of startsIn(text, runs)) {
    let secret = secretAt(text, start, formats);
    if (secret !== void 0 && found.push(secret), found.length >= MAX_SECRETS)
      break;
  }
  return found.sort((a, b) => a.start - b.start);
}
function findShapes(text, runs) {
  let found = [], longest = runs.reduce((most, { start, end }) => Math.max(most, end - start), 0), possible = SHAPE_FORMATS.filter(({ minCharacters }) => minCharacters <= longest);
  for (let { title, mark, minCharacters, pattern, isReal = isRandom } of possible)
    if (runs.some(({ start, end }) => end - start >= minCharacters && mark.test(text.slice(start, end))))
      for (let { 0: key, index } of eachMatch(text, pattern))
        isReal(key) && found.push({ title, start: index, end: index + key.length });
  return found;
}
function* startsIn(text, runs) {
  let parts = runs.map(({ start, end }) => ({ offset: start, part: text.slice(start, end) })), placesInParts = (lead) => parts.flatMap(({ offset, part }) => placesOf(part, lead).map((place2) => offset + place2)), places = [
    ...text.includes(KEY_PIECE) ? placesOf(text, KEY_LEAD) : [],
    ...TOKEN_PIECES.flatMap(
      (piece) => parts.some(({ part }) => part.includes(piece)) ? placesInParts(TOKEN_LEAD) : []
    ),
    // One that begins within another would be read to the end again and again.
    ...placesInParts(ENCODED_LEAD).filter(
      (start) => !/[A-Za-z0-9+/=](?<!\\n)$/.test(text.slice(Math.max(0, start - 2), start))
    )
  ];
  for (let start of places)
    yield { start, formats: OTHER_FORMATS };
  for (let one of parts)
    yield* startsInPart(text, one);
}
function* startsInPart(text, { offset, part }) {
  let from = 0, next = () => (LEAD.lastIndex = from, LEAD.exec(part));
  for (let match = next(); match !== null; match = next()) {
    let { index } = match, start = offset + index;
    IS_FREE.test(text.slice(Math.max(0, start - LONGEST_ESCAPE), start)) && (yield* LEADS.filter((lead) => part.startsWith(lead, index)).map((lead) => ({ start, formats: BY_LEAD.get(lead)?.() ?? [] }))), from = index + 1;
  }
}
function placesOf(text, part) {
  let places = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
}
function secretAt(text, start, formats) {
  for (let { title, pattern, judge } of formats) {
    pattern.lastIndex = start;
    let secret = pattern.exec(text)?.[0], judgement = secret === void 0 ? "none" : judge(secret);
    if (secret !== void 0 && judgement !== "none")
      return {
        ...{ title, start, end: start + secret.trimEnd().length },
        ...judgement === "proven" ? { isProven: true } : {},
        ...judgement === "hidden" ? { isOnlyHidden: true } : {}
      };
  }
}
var MIN_KINDS_OF_LETTERS2 = 11;
var SLUG = /^[a-z]{2,}(?:[-_][a-z\d]+)*$/;
function isRandom(secret) {
  return looksRandom2(secret);
}
function looksRandom2(secret, rest = secret) {
  return !/EXAMPLE|example|(.)\1{5}|1234567|abcdefg|ABCDEFG|(?:test|fake|dummy|your)/i.test(rest) && !SLUG.test(rest) && new Set(secret).size >= MIN_KINDS_OF_LETTERS2;
}
function isEncodedKey(secret) {
  return /^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY/.test(Buffer.from(secret.slice(0, 80), "base64").toString("latin1"));
}
function isSignedToken(token) {
  let [head = "", body = ""] = token.split(".").slice(0, 2).map((part) => Buffer.from(part, "base64url").toString("utf8"));
  return /^\{.{0,300}"alg" ?: ?"(?!none)/s.test(head) && body.startsWith("{") && !PUBLIC_TOKEN.test(body);
}
function isEncryptedToken(token) {
  return /^\{.{0,300}"enc" ?: ?"/s.test(Buffer.from(token.split(".")[0] ?? "", "base64url").toString("utf8"));
}
var PUBLIC_TOKEN = /1234567890|John Doe|Jane Doe|example\.|"role" ?: ?"anon"/;
var CHECKSUM_LENGTH = 6;
var DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function hasValidChecksum(token) {
  let body = token.slice(token.indexOf("_") + 1, -CHECKSUM_LENGTH);
  return token.slice(-CHECKSUM_LENGTH) === inBase62(process.getBuiltinModule("node:zlib").crc32(body)).padStart(CHECKSUM_LENGTH, "0");
}
function inBase62(value) {
  let digits = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
  return digits;
}
// src/text/secrets/carried/setting-secrets.ts
var MAY_SET = 'add-mask|base64:[a-z\\d+/]{43}=|totp|2fa|azurewebsites|httponly|bundle_|\\]:\\d|reverse\\(|strrev|::-1|_salt|nonce_|apple_|rootpw|stringdata|"data"';
var APP_PASSWORD_FORM = {
  title: "password",
  sign: /specific/i,
  pattern: /specific[-_]?password["']?\s{0,4}[(:=]\s{0,4}["'`]?(?<value>(?!xxxx|abcd|aaaa)[a-z]{4}(?:-[a-z]{4}){3})(?![\w-])/dgi,
  isSecret: () => true
};
var SETTING_FORMS = [
  // The runner hides what follows from there on, but the file shows it.
  { title: "secret", sign: /::add-mask::/, pattern: /::add-mask::(?<value>[^\s"'`$]{8,400})/dg },
  // `APP_KEY=base64:...` of Laravel: 32 bytes.
  { title: "key", sign: /base64:/, pattern: /\bbase64:(?<value>[A-Za-z\d+/]{43}=)(?![\w+/=])/dg },
  // The seed of one-time passwords.
  {
    title: "secret",
    sign: /totp|2fa/i,
    pattern: /(?:totp|2fa)[\w -]{0,30}["'`]?\s{0,4}[:=]\s{0,4}["'`]?(?<value>[A-Z2-7]{16,64})(?![\w+/-])/dgi
  },
  // A function of Azure with its key.
  {
    title: "key",
    sign: /azurewebsites/i,
    pattern: /azurewebsites\.net\/[^\s"'`?]{0,200}\?(?:[^\s"'`]{0,100}&)?code=(?<value>[\w+/%=-]{20,200})/dgi
  },
  // A cookie as a browser records it.
  {
    title: "secret",
    sign: /httponly/i,
    pattern: /"value"\s{0,4}:\s{0,4}"(?<value>[\w+/=.%~-]{16,400})"(?=[^\n]{0,400}"httpOnly")/dgi
  },
  // `BUNDLE_GEMS__ACME__IO: "ci:..."`, `npmAuthIdent: "ci:..."`
  {
    title: "password",
    sign: /bundle_|auth|cred/i,
    pattern: regex("dgi")`
      \b(?:bundle_\w{1,80}|\w{0,20}auth[-_]?ident|basic[-_]?auth|auth|credentials?)["']?\s{0,4}[:=]\s{0,4}["']?
        [\w.@-]{1,60}:(?<value>[^\s"'\`:]{8,200})(?=["'\s]|$)
    `
  },
  // `[smtp.acme.io]:587 app@acme.io:...` of Postfix
  {
    title: "password",
    sign: /\]:\d/,
    pattern: /\]:\d{2,5}\s{1,8}[^\s:]{1,100}:(?<value>[^\s:]{8,200})\s*$/dg
  },
  // A string that code reverses, to have it not found.
  {
    title: "secret",
    sign: /reverse\(|::-1/,
    pattern: /["'](?<value>[^"'\s]{20,400})["'](?=\.split\(["']{2}\)\.reverse\(|\.reverse\(|\[::-1\])/dg,
    isSecret: isSecretReversed
  },
  {
    title: "secret",
    sign: /strrev/,
    pattern: /strrev\(["'](?<value>[^"'\s]{20,400})["']/dg,
    isSecret: isSecretReversed
  },
  // Keys of WordPress have 64 letters and signs, blanks among them.
  {
    title: "key",
    sign: /\bdefine\(/,
    pattern: /\bdefine\(\s{0,4}["'](?:(?:secure_)?auth|logged_in|nonce)_(?:key|salt)["'],\s{0,4}["'](?<value>[^"'\n]{40,200})["']/dgi,
    isSecret: hasSigns
  },
  {
    title: "password",
    sign: /\brootpw\s/,
    pattern: /\brootpw\s{1,4}(?:--\w{1,20}\s{1,4}){0,3}(?<value>[^\s-]\S{7,200})\s*$/dg
  },
  // The data of a Kubernetes `Secret` in one line of JSON.
  {
    title: "secret",
    sign: /"stringData"|"kind"\s?:\s?"Secret"/,
    pattern: /"[\w.-]{1,60}"\s?:\s?"(?<value>[^"\s]{8,400})"/dg
  },
  // `{"github-oauth": {"github.com": "..."}}` of Composer
  {
    title: "token",
    sign: /-oauth|-token/,
    pattern: /"[\w-]{1,30}-(?:oauth|token)"\s{0,4}:\s{0,4}\{\s{0,4}"[\w.-]{1,80}"\s{0,4}:\s{0,4}"(?<value>[\w-]{16,200})"/dg
  }
];
function isSecretReversed(value) {
  return findPlainSecrets([...value].toReversed().join("")).length > 0;
}
function hasSigns(value) {
  return new Set(value).size >= MIN_KINDS_OF_CHARACTERS && /\d/.test(value) && /[^\w\s]/.test(value);
}
var MIN_KINDS_OF_CHARACTERS = 20;
var NAME3 = String.raw`(?:passw(?:or)?d|pass|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key)`;
var NAMED_SETTING_FORMS = [
  // A mapping in one line, as YAML and some servers write it: `{ user: x, token: ... }`, `{ secret = ... }`
  {
    title: "secret",
    sign: /[{,;][^{,;]{1,80}[:=]/,
    pattern: new RegExp(
      String.raw`[{,;]\s{0,4}[\w.-]{0,40}${NAME3}\s{0,4}[:=]\s{1,4}(?<value>[^\s"'\x60,;{}()[\]<>:.]{10,400})\s{0,4}[,;}]`,
      "dgi"
    ),
    isBare: true
  },
  // AsciiDoc and Org: `Password:: ...`
  { title: "password", sign: /::\s/, pattern: new RegExp(String.raw`${NAME3}::\s{1,8}(?<value>\S{10,200})\s*$`, "dgi") },
  // `\newcommand{\apitoken}{...}`
  {
    title: "secret",
    sign: /\\(?:newcommand|def|setkeys)/,
    pattern: new RegExp(String.raw`\\\w{0,40}${NAME3}\}?\{(?<value>[^\s{}\\]{8,200})\}`, "dgi")
  },
  // Remote desktops and routers write passwords in digits: `password 51:b:...`, `password 7 ...`
  {
    title: "password",
    sign: /\bpassword/i,
    pattern: /\bpassword(?:\s|:)(?:\d\d:b:|[57]\s)(?<value>[\dA-F]{16,2000})\b/dgi
  },
  // `Dim apiToken As String = "..."`
  {
    title: "secret",
    sign: /\bAs\s/i,
    pattern: new RegExp(String.raw`${NAME3}\s{1,4}As\s{1,4}String\s{0,4}=\s{0,4}"(?<value>[^"\s]{8,400})"`, "dgi")
  },
  // `{password, "..."}` of Erlang, `:api-key #secret "..."` of Clojure
  {
    title: "secret",
    sign: /["']/,
    pattern: new RegExp(
      String.raw`(?:\{\s{0,4}\w{0,40}${NAME3},\s{0,4}(?:<<)?|:[\w-]{0,40}${NAME3}\s{1,4}#\w{1,20}\s{1,4})"(?<value>[^"\s]{8,400})"`,
      "dgi"
    )
  },
  // What a notebook or a log printed: `"token: ...\n"`
  {
    title: "secret",
    sign: /\\n/,
    pattern: new RegExp(String.raw`${NAME3}["']?\s{0,4}[:=]\s{0,4}(?<value>[\w+/=.~-]{12,400})\\n`, "dgi")
  },
  // An array of keys that a session is signed with.
  {
    title: "key",
    sign: /keys/i,
    pattern: /session\([^)\n]{0,200}\bkeys\s{0,4}:\s{0,4}\[\s{0,4}["'](?<value>[^"'\s]{10,400})["']/dgi
  }
];
// src/text/secrets/carried/carried-secrets.ts
var MAY_CARRY = `${MAY_COMMAND}|${MAY_CALL}|${MAY_HOOK}|${MAY_SET}|bearer|basic|curl|mysql|mariadb|sshpass|[?&]sig=|machine`;
var NAME4 = String.raw`(?:passw(?:or)?d|[a-z]{0,8}pass|passphrase|pwd|secret|token|api[-_]?key|access[-_]?key)`;
var HAS_NAME = /pass|pwd?|masterauth|session|secret|token|api[-_]?key|access[-_]?key|ssh[-_]?key/i;
var PLAIN_FORMS = [
  { ...PHRASE_FORM, isSecret: hasDifferentWords },
  APP_PASSWORD_FORM,
  { title: "token", sign: /Bearer /, pattern: /\bBearer (?<value>[\w+/=.~-]{12,400})(?![\w+/=.~-])/dg },
  {
    title: "password",
    sign: /Basic /,
    pattern: /\bBasic (?<value>[A-Za-z\d+/]{12,400}={0,2})(?![\w+/=])/dg,
    isSecret: isUserAndPassword
  },
  {
    title: "token",
    sign: /[?&][\w-]{1,40}=/,
    pattern: new RegExp(
      String.raw`(?<!badge\.svg)[?&](?!(?:next|page|csrf|xsrf|link_))[\w-]{0,20}(?:${NAME4}|sig|signature)=(?<value>[^&\s"'\x60<>#;,)]{11,400})`,
      "dgi"
    )
  },
  {
    title: "password",
    sign: /curl|http /,
    pattern: /\b(?:curl|https?)\b.{0,200}? (?:-u|--user|--auth)[ =]?["']?[\w.@-]{1,60}:(?<value>[^\s"'@]{8,200})/dg
  },
  { title: "password", sign: /sshpass/, pattern: /\bsshpass -p ?["']?(?<value>[^\s"']{8,200})/dg },
  {
    title: "password",
    sign: /mysql|mariadb/,
    pattern: /\b(?:mysql(?:dump|admin)?|mariadb)\b.{0,200}? (?:-p|--password=)["']?(?<value>[^\s"']{8,200})/dg
  },
  {
    title: "password",
    sign: /machine /,
    pattern: /\bmachine \S{1,100} {1,4}login \S{1,100} {1,4}password (?<value>[^\s"'`]{8,200})/dg
  }
];
var NAMED_FORMS = [
  {
    title: "secret",
    sign: /</,
    pattern: new RegExp(String.raw`<(?!public)[\w.:-]{0,40}${NAME4}>(?<value>[^<\s]{8,400})</`, "dgi")
  },
  {
    title: "secret",
    sign: /value="/i,
    pattern: new RegExp(String.raw`\b(?:key|name)="[\w.:-]{0,40}${NAME4}" {1,4}value="(?<value>[^"\s]{8,400})"`, "dgi")
  },
  {
    title: "secret",
    sign: /--/,
    pattern: new RegExp(
      String.raw`(?<![\w-])--?[\w.-]{0,60}${NAME4}(?:=| {1,4})["']?(?<value>[^\s"'\x60;|&<>()]{8,400})`,
      "dgi"
    )
  },
  {
    title: "secret",
    sign: /["'],/,
    pattern: new RegExp(String.raw`["'](?:--)?[\w.-]{0,40}${NAME4}["'],\s{0,4}["'](?<value>[^\s"']{8,400})["']`, "dgi")
  },
  {
    title: "secret",
    sign: /\(/,
    pattern: new RegExp(
      String.raw`(?:\.|\b(?:set|with|add)_?)[a-z]{0,20}${NAME4}\(\s{0,4}["'](?<value>[^\s"']{8,400})["']`,
      "dgi"
    )
  },
  {
    title: "secret",
    sign: /ENV /i,
    pattern: new RegExp(String.raw`^\s{0,8}ENV \w{0,40}${NAME4} {1,4}(?<value>[^\s"'=]{8,400})\s*$`, "dgi"),
    isBare: true
  }
];
var NAMELESS_FORMS = [
  ...PLAIN_FORMS,
  ...HOOK_FORMS,
  ...COMMAND_FORMS,
  ...CALL_FORMS,
  ...SETTING_FORMS
];
var ALL_FORMS = [
  ...NAMELESS_FORMS,
  ...NAMED_FORMS,
  ...NAMED_COMMAND_FORMS,
  ...NAMED_SETTING_FORMS,
  ...PAIRED_FORMS
];
var MAY_BE_RANDOM = /\d|[A-Z]{2}[a-z][A-Za-z]{0,400}[A-Z]{2}[a-z]/;
function findCarriedSecrets(line, isBare) {
  let found = [], forms = MAY_BE_RANDOM.test(line) ? HAS_NAME.test(line) ? ALL_FORMS : NAMELESS_FORMS : PLAIN_FORMS;
  for (let { title, sign, pattern, isSecret = looksRandom, ...form } of forms)
    if (!(!sign.test(line) || form.isBare === true && !isBare))
      for (let { groups, indices } of eachMatch(line, pattern)) {
        let [start, end] = indices?.groups?.value ?? [], isNew = found.every((one) => one.end <= (start ?? 0) || (end ?? 0) <= one.start);
        start !== void 0 && end !== void 0 && isNew && isSecret(groups?.value ?? "") && !isExpression(line, start, end) && found.push({ title, start, end });
      }
  return found;
}
function isExpression(line, start, end) {
  return line.slice(start - 2, start) === "={" && line[end] === "}" && /^[A-Za-z_$][\w$.]*$/.test(line.slice(start, end));
}
function hasDifferentWords(phrase) {
  return new Set(phrase.split(" ")).size >= MIN_DIFFERENT_WORDS;
}
var MIN_DIFFERENT_WORDS = 10;
function isUserAndPassword(value) {
  let [, user, password] = /^([!-9;-~]{1,80}):([!-~]{6,200})$/.exec(Buffer.from(value, "base64").toString("latin1")) ?? [];
  return user !== void 0 && password !== void 0 && password !== user && looksRandom(password) && !PLACEHOLDER.test(password);
}
// src/text/secrets/words-of-texts.ts
function isWordOfText(value, { before: before2, between, after, isTranslation: isTranslation2 }) {
  return isTranslation2 && WORDS.test(value) || FIRST_OF_LIST.test(between) && /^\s{0,4},/.test(after) || SAID.test(between) && VERB.test(value) || ANNOTATION.test(before2) && NAME_OF_OBJECT.test(value) || METHOD.test(value);
}
var WORDS = /^[A-Za-z]+(?:-[A-Za-z]+)*[!?]?$/;
var FIRST_OF_LIST = /\[\s{0,8}["'][^"']{1,400}["']$/;
var SAID = /\b(?:is|was)\b/i;
var VERB = /^[a-z]{3,10}(?:ed|ing|ible|able|ent|ant|ory|ful|ive|ly|al)$/;
var ANNOTATION = /\.[a-z]{2,6}\/[\w-]{0,16}$/;
var NAME_OF_OBJECT = /^[a-z]+(?:-[a-z]+)+$/;
var METHOD = /^[a-z_]{3,40}#[a-z_]{3,40}$/;
// src/text/secrets/assigned-secrets.ts
function findAssignedSecrets(line, form) {
  let { isBare, isProse = false } = form, forms = [
    BETWEEN,
    BEHIND,
    MADE_OF,
    DEFAULT_OF_VARIABLE,
    DEFAULT_OF_PROPERTY,
    PART_OF_TEXT,
    ...isBare ? [BARE_BETWEEN, BARE_WITHIN] : [],
    ...isProse ? [IN_PROSE] : []
  ], found = [...findPasswordsInAddresses(line), ...findConnectionParts(line)], add = (more) => {
    let isNew = ({ start, end }) => found.every((one) => one.end <= start || end <= one.start);
    found.push(...more.filter(isNew));
  };
  return add(findAssignments(line, forms, form)), add(findCarriedSecrets(line, isBare)), found;
}
var MAY_ASSIGN = new RegExp(
  `pass|pwd?|secret|token|key|cred|auth|://|kennwort|contrase|senha|\u043F\u0430\u0440\u043E\u043B\u044C|\u5BC6\u7801|\u5BC6\u78BC|${MAY_CARRY}`.split("|").toSorted().join("|"),
  "gi"
);
function mayAssignSecret(text) {
  return MAY_ASSIGN.lastIndex = 0, MAY_ASSIGN.test(text);
}
var ASSIGNED_TITLES = [
  "key",
  "password",
  "password in an address",
  "secret",
  "secret in a connection string",
  "token"
];
var NAME5 = regex("gi")`
  (?:
    passw(?:or)?d|pass[-_]?phrase|pass(?![a-z])|(?<![a-z])(?:pwd?|auth(?:orization)?|creds?)(?![a-z])|pwd|secret
    |token|ssh[-_]?key|api[-_]?key|access[-_]?key|private[-_]?key|account[-_]?key|auth[-_]?key|encryption[-_]?key
    |(?:signing|service|routing|master|app|client|jwt|validation|decryption|preshared|pre-shared|cookie)[-_]?key
    |(?<![a-z])psk(?![a-z])|requirepass|masterauth|(?:root|bind)pw|credential|kennwort|passwort
    |mot[-_]?de[-_]?passe|contrase[nñ]a|senha(?![a-z])|пароль|密[码碼]
  )[\w-]{0,40}
`;
var BETWEEN = /^["'\]}$]{0,2}\s{0,8}(?::\s{0,4}[\w.<>[\]|?& ]{1,60}=|:=|=>|=|:)[\s([{]{0,8}(?:[bru@]{0,2})(?<quote>"""|'''|["'`])(?<value>[^"'`\s]{8,400})\k<quote>/i;
var BEHIND = regex("i")`
  ^["'\]]{0,2}(?:\[[\w*=]{1,30}\])?\s{0,8}(?:[\w.<>[\]|?& ]{1,60}=(?!=)|:=|=>|\?\?=|\|\|=|=(?!=)|::?)
    [^"'\`;,\n]{0,80}?(?:"[^"\n]{0,20}"[^"'\`;,\n]{0,20}|(?<=\()[\w.]{1,40},\s{0,4}|["'\`]\$?\{{1,2}\s{0,4})?
    (?<![\w.](?:id|ref|env|get|name|key|url|path|hash)\()(?<quote>["'\`])(?<value>[^"'\`\s]{12,400})\k<quote>
`;
var MADE_OF = regex()`
  ^(?:["'\]}*]{0,2}\s{0,2}[=!]={1,2}\s{0,4}|,\s{1,4}|[({]\s{0,2}|\*\s{1,4})(?:[LUu@bR]{1,2}8?)?(?<quote>["'])\(?
    (?<value>(?!-)[^"'\`\s()]{12,400})\)?\k<quote>\s{0,4}(?=[)}\];,&|:]|$)
`;
var READING = /(?:get|read|fetch|load|find|look_?up|use|has|is|delete|remove|revoke|create|resolve|list|decode|parse)_?$/i;
var OTHER_ATTRIBUTE = /^["']\s{1,8}(?:type|binding|element|message|class|href|src|id|style|title|alt|role|(?:aria|data)-[a-z-]{1,40})=/;
var DEFAULT_OF_VARIABLE = /^["']?\s{0,8}[:=]\s{0,8}["']?\$\{\w{1,60}:?[-=](?<value>[^"'}\s]{10,400})\}/;
var DEFAULT_OF_PROPERTY = /^:(?<value>[^"'}\s:]{10,400})\}/;
var PART_OF_TEXT = /^=(?<value>[\w+/=.~!@$%^*-]{10,400}?)(?=[\s;,"'`&|)\\]|$)/;
var BARE_BETWEEN = /^(?:\[[\w*=]{1,30}\]|\])?\s{0,8}[:?]{0,2}[:=][*_]{0,2}\s{0,8}(?:[&!]{1,2}[\w:/.-]{1,40}\s){0,2}(?<value>[^"'`\s#,;(){}]{8,400})\s{0,40}(?:#.*)?$/;
var SHOUTED_NAME = /^[A-Z][A-Z\d_-]*$/;
var SHOUTED = /^=(?<value>[\w+/=.~!@$%^&*-]{10,400})(?=$|[\s"'`;,)\\])/;
var BARE_WITHIN = /^=(?<value>[^"'`\s#,;(){}<>|&]{8,400})(?=[\s;&|,)])/;
var IN_PROSE = /^["'`*_]{0,3}\s{0,3}(?:=>|=|:|\u2192|is\b|was\b)\s{0,3}["'`*_([]{0,3}(?<value>[^"'`\s,;(){}<>|[\]]{7,400}[^"'`\s,;(){}<>|[\].!?:*_])/i;
var OTHER_NAME = regex("i")`
  (?:
    url|uri|file|path|dir|folder|name|type|kind|limit|max|min|count|endpoint|host|expiry|expires?|ttl|header
    |prefix|suffix|issuer|hash|salt|digest|checksum|label|title|message|text|hint|help|error|placeholder|pattern
    |regexp?|field|selector|ref|id|ids|arn|version|scope|length|size|public|color|class|policy|usage|status|state
    |mode|format|provider|manager|store|service|index|alias|key-?name|description|identifier|purpose|claim
    |param(?:eter)?|reader|writer|addr(?:ess)?|mint|symbol|supply|action|event|intent|sig(?:nature)?
  )(?:e?s)?(?:[-_](?:mainnet|testnet|devnet|dev|prod|staging))?$
  |^tokeni[sz]
`;
var OTHER_BEFORE = regex("i")`
  (?:
    \/etc\/|\/[:{]|badge\.svg\?|link|public|public[-_]?key|csrf|xsrf|design|next|page|resume|continuation|type|max
    |(?<!ad)min|num|(?<!ac)count|cancel\w{0,6}|color|css|(?<!la)test|fake|mock|dummy|example|sample|hashed?
    |encrypted
  )[-_]?$
`;
function findAssignments(line, forms, { isTranslation: isTranslation2 = false }) {
  let found = [];
  for (let { 0: name, index } of eachMatch(line, NAME5)) {
    let from = index + name.length, rest = line.slice(from, from + MAX_CHARACTERS), form = (SHOUTED_NAME.test(name) ? [...forms, SHOUTED] : forms).find((one) => one.test(rest)), match = form?.exec(rest) ?? null, value = match?.groups?.value;
    if (match === null || value === void 0 || DIGEST.test(value) || !isNameOfSecret(name, before(line, index)))
      continue;
    let isOnlyHidden = !looksRandom(value) && !(MAY_BE_ID.test(name) && UUID2.test(value)), isApart = form === BEHIND || form === MADE_OF || form === PART_OF_TEXT || form === DEFAULT_OF_VARIABLE || form === DEFAULT_OF_PROPERTY;
    if (form === MADE_OF && match[0].startsWith("(") && READING.test(before(line, index)) || OTHER_ATTRIBUTE.test(match[0]) || // Bold labels of a table or a report: `**Pass:** 1 | **File:** ...`, and an argument of a command: `--resource "..."`.
    form === BEHIND && /\*\*| (?:FROM|WHERE) |\s--[a-z][\w-]*[ =]["'`][^"'`]*["'`]$/.test(match[0]) || isOnlyHidden && (isApart || !(PASSWORD.test(name) && isPassphrase(value))))
      continue;
    let place2 = { before: before(line, index), between: match[0], after: rest.slice(match[0].length), isTranslation: isTranslation2 };
    if (isOnlyHidden && isWordOfText(value, place2))
      continue;
    let start = from + (form === MADE_OF ? match[0].lastIndexOf(value) : match[0].indexOf(value, value.length > 0 ? Math.max(0, match[0].search(/[:=]|\u2192|\b(?:is|was)\b/)) : 0));
    found.push({
      title: secretTitle(name),
      start,
      end: start + value.length,
      ...isOnlyHidden ? { isOnlyHidden } : {}
    });
  }
  return found;
}
var MAX_CHARACTERS = 600;
var MAY_BE_ID = /(?:auth|deploy|upload|codecov|access|api)?[-_]?(?:token|api[-_]?key|client[-_]?secret|passw(?:or)?d)$/i;
var UUID2 = /^(?!550e8400-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
var DIGEST = /@sha\d{3}:[\da-f]{32,}$/;
var PASSWORD = /^(?:passw(?:or)?d|passphrase|secret(?:[-_]?key)?)(?:[-_]?\d{0,2})?$/i;
function before(line, index) {
  return line.slice(Math.max(0, index - 20), index);
}
function isNameOfSecret(name, before2) {
  return !OTHER_NAME.test(name) && !OTHER_BEFORE.test(before2) && !(/^pass/i.test(name) && WORD_BEFORE_PASS.test(before2));
}
var WORD_BEFORE_PASS = /(?:[cC]om|[bB]y|[tT]res|[sS]ur|[mM]ini)$/;
function isSecretName(whole) {
  return [...whole.matchAll(NAME5)].some(({ 0: name, index }) => isNameOfSecret(name, whole.slice(0, index)));
}
function secretTitle(name) {
  return /pass|pwd/i.test(name) ? "password" : /token/i.test(name) ? "token" : /key/i.test(name) ? "key" : "secret";
}
var ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/(?<user>[^\s:/@"'`<>${}]{0,80}):(?<value>[^\s:/@"'`<>]{3,200})@(?<host>[^\s/:@"'`]{1,200})/gi;
function findPasswordsInAddresses(line) {
  return line.includes("://") ? [...line.matchAll(ADDRESS)].flatMap(({ 0: all, index, groups = {} }) => {
    let { user = "", value = "", host = "" } = groups, isMade = LOCAL.test(host) || ONE_WORD.test(host) && !(value.length >= MIN_RANDOM && looksRandom(value)) || value.toLowerCase() === user.toLowerCase() || PLACEHOLDER.test(value) || FILLED_IN.test(value) || NO_PASSWORD.test(value) || PLAIN.test(value) || CAPITALS.test(value), start = index + all.indexOf(`:${value}@`, all.indexOf("://") + 3) + 1;
    return isMade ? [] : [{ title: "password in an address", start, end: start + value.length }];
  }) : [];
}
var LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\.docker\.internal|[\w.-]*example\.|host\b|hostname|your|<|\$|\{)/i;
var FILLED_IN = /^(?:\{[A-Za-z_][\w.]{0,40}\}|\[[A-Za-z_][\w. -]{0,40}\])$/;
var NO_PASSWORD = /^\d{1,5}\?|[#$]\{/;
var ONE_WORD = /^[^.]*$/;
var MIN_RANDOM = 12;
var PLAIN = regex("i")`
  ^(?:
    \[?pass(?:word)?\]?|(?:secret|api|access|auth|public|private)[-_]?key|abc|xyz|passwd|pwd|secret|root|admin
    |postgres|mysql|user|guest|token|\d{1,8}|\{?\$\{?[a-z_]+\}?|\{[a-z_]+\}
  )$
`;
var CAPITALS = /^[A-Z_]{3,40}$/;
var PART = /\b(?<name>Password|Pwd|AccountKey|SharedAccessKey)=(?<value>[^;"'`\s]{8,200})(?=[;"'`]|$)/g;
function findConnectionParts(line) {
  return line.includes(";") ? [...line.matchAll(PART)].flatMap(({ 0: all, index, groups = {} }) => {
    let { value = "" } = groups, start = index + all.length - value.length;
    return looksRandom(value) ? [{ title: "secret in a connection string", start, end: start + value.length }] : [];
  }) : [];
}
// src/text/hidden/look-alikes.ts
var PAIRS = [
  ["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04BB\u04CF\u0501\u051B\u051D\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405\u051A\u051C", "aeopcyxsijhldqwABEKMHOPCTXYIJSQW"],
  ["\u03BF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7", "oABEZHIKMNOPTYX"]
];
var LATIN_OF = new Map(
  PAIRS.flatMap(
    ([letters2, latin]) => Array.from(letters2, (letter, index) => [letter, latin.charAt(index)])
  )
);
var LOOK_ALIKES = [...LATIN_OF.keys()].join("");
function latinOf(letter) {
  return LATIN_OF.get(letter);
}
var CODES = new Set(Array.from(LATIN_OF.keys(), (letter) => letter.charCodeAt(0)));
var MAX_WORD = 100;
var MAX_LINE = 200;
function isLookAlike(text, at) {
  let before2 = isLatin(text.charCodeAt(at - 1)), behind = isLatin(text.charCodeAt(at + 1));
  return !before2 && !behind || !isLatinBut(text, at, MAX_WORD, isOfWord) ? false : before2 && behind || isLatinBut(text, at, MAX_LINE, isOfLine);
}
function describeLookAlike(text, at) {
  let letter = text.charAt(at), start = edge(text, at, -1, MAX_WORD, isOfWord) + 1, wordEnd = edge(text, at, 1, MAX_WORD, isOfWord);
  return {
    word: text.slice(start, wordEnd),
    wordEnd,
    script: letter >= "\u0400" ? "Cyrillic" : "Greek",
    latin: LATIN_OF.get(letter) ?? letter
  };
}
function isLatinBut(text, at, most, isInside) {
  let end = edge(text, at, 1, most, isInside);
  for (let index = edge(text, at, -1, most, isInside) + 1; index < end; index += 1) {
    let code = text.charCodeAt(index);
    if (isForeign(code) && !CODES.has(code))
      return false;
  }
  return true;
}
function edge(text, at, step, most, isInside) {
  let index = at;
  for (; Math.abs(index - at) < most && isInside(text.charCodeAt(index)); )
    index += step;
  return index;
}
var LINE_FEED = 10;
var UNDERSCORE = 95;
function isLatin(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === UNDERSCORE;
}
function isForeign(code) {
  return code >= 880 && code <= 1327;
}
function isOfWord(code) {
  return isLatin(code) || isForeign(code) || code >= 48 && code <= 57;
}
function isOfLine(code) {
  return code !== LINE_FEED && !Number.isNaN(code);
}
// src/text/secrets/read-escapes.ts
var UNSEEN = String.raw`[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE00-\uFE0F\uFEFF]|\uDB40[\uDC00-\uDC7F]`;
function oddSource() {
  let alike = `[${LOOK_ALIKES}]`;
  return String.raw`${UNSEEN}|[\uFF21-\uFF3A\uFF41-\uFF5A]|(?<=[A-Za-z])${alike}|${alike}(?=[A-Za-z])`;
}
var ESCAPE = new RegExp(
  String.raw`(?<quote>\\+["'\x60]|&quot;|&#34;)|\\(?:u(?<four>00[2-7][\da-f])|u\{0{0,4}(?<some>[2-7][\da-f])\}|x(?<two>[2-7][\da-f])|\\)|(?<odd>ODD)`.replace(
    "ODD",
    oddSource()
  ),
  "gi"
);
var ODD = new RegExp(oddSource());
var WIDE = 65248;
function readOdd(odd) {
  let code = odd.charCodeAt(0);
  return code > WIDE + 64 && code < WIDE + 123 ? String.fromCharCode(code - WIDE) : latinOf(odd) ?? (new RegExp("\\p{L}", "u").test(odd) ? odd : "");
}
var ACTS = /["'`\\]/;
function readEscapes(line) {
  let parts = [], at = 0;
  for (let { 0: escape, index, groups = {} } of mayEscape(line) ? line.matchAll(ESCAPE) : []) {
    let quote = groups.quote;
    if (quote !== void 0) {
      let character2 = quote.startsWith("&") ? '"' : quote.slice(-1);
      parts.push({ text: line.slice(at, index), from: at }, { text: character2, from: index + escape.length - 1 }), at = index + escape.length;
      continue;
    }
    let odd = groups.odd;
    if (odd !== void 0) {
      parts.push({ text: line.slice(at, index), from: at }, { text: readOdd(odd), from: index }), at = index + odd.length;
      continue;
    }
    let digits = groups.four ?? groups.some ?? groups.two, character = digits === void 0 ? '"' : String.fromCharCode(Number.parseInt(digits, 16));
    ACTS.test(character) || (parts.push({ text: line.slice(at, index), from: at }, { text: character, from: index }), at = index + escape.length);
  }
  if (parts.length === 0)
    return { text: line, toOffset: sameOffset };
  parts.push({ text: line.slice(at), from: at });
  let offsets = parts.flatMap(({ text, from }) => Array.from({ length: text.length }, (_, index) => from + index));
  return { text: parts.map(({ text }) => text).join(""), toOffset: (offset) => offsets[offset] ?? line.length };
}
function mayEscape(line) {
  return line.includes("\\") || line.includes("&quot;") || line.includes("&#34;") || hasOdd(line);
}
function hasOdd(text) {
  return ODD.test(text);
}
function sameOffset(offset) {
  return offset;
}
// src/text/secrets/encoded-secrets.ts
var MAX_RUN_CHARACTERS = 2e5;
var BASE64_OF_TEXT = "[A-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][A-Za-z0-9+/_-]";
var ENCODINGS = [
  {
    letters: makeCharacterSet(/[A-Za-z0-9+/_-]/),
    minCharacters: 24,
    run: new RegExp(`(?:${BASE64_OF_TEXT}){6}[A-Za-z0-9+/_-]*={0,2}`, "y"),
    decode: (run2) => Buffer.from(run2, "base64").toString("latin1")
  },
  {
    letters: makeCharacterSet(/[\dA-Fa-f]/),
    minCharacters: 16,
    run: /(?:[2-7][\dA-Fa-f]){8}[\dA-Fa-f]*/y,
    decode: (run2) => Buffer.from(run2, "hex").toString("latin1")
  }
];
var UNPRINTED = String.raw`${UNSEEN}|[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u2028\u2029]`;
var HAS_NUMBERED = new RegExp(String.raw`%[2-7][\dA-Fa-f]|\\[ux\d][\d{]|&#|${UNPRINTED}`);
var NUMBERED = regexSource`
  ${UNPRINTED}|%[2-7][\dA-Fa-f]|\\u00[2-7][\dA-Fa-f]|\\u\{0{0,4}[2-7][\dA-Fa-f]\}|\\x[2-7][\dA-Fa-f]
  |\\0?1?[0-7]{2}|&#\d{2,3};|&#[xX][2-7][\dA-Fa-f];
`;
var PLAIN2 = String.raw`[\w.:~+/=!$-]`;
var NUMBERED_RUN = new RegExp(`(?<!${PLAIN2})${PLAIN2}*(?:(?:${NUMBERED})${PLAIN2}*)+`, "g");
var AMPERSAND = /&#(?:38|x26);/gi;
var UNPRINTED_SIGNS = new RegExp(UNPRINTED, "g");
var NUMBERED_PARTS = /%(..)|\\u00(..)|\\u\{0*(..)\}|\\x(..)|&#[xX](..);|&#(\d+);|\\([0-7]+)/g;
function readNumbered(run2) {
  return run2.replaceAll(UNPRINTED_SIGNS, "").replaceAll(NUMBERED_PARTS, (_, ...groups) => {
    let [decimal, octal] = groups.slice(5);
    if (octal !== void 0)
      return String.fromCharCode(Number.parseInt(octal, 8));
    let hexadecimal = groups.slice(0, 5).find((digits) => digits !== void 0);
    return String.fromCharCode(decimal === void 0 ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal));
  });
}
function findEncodedSecrets(text, keyRuns) {
  let found = [], read = (run2, start, decode) => {
    let decoded = decode(run2.slice(0, MAX_RUN_CHARACTERS)), secret = decoded === run2 ? void 0 : secretIn(decoded);
    secret !== void 0 && found.push({ ...secret, start, end: start + run2.length });
  };
  for (let { letters: letters2, minCharacters, run: run2, decode } of ENCODINGS)
    for (let { start } of findRunsOf(letters2, minCharacters, text, keyRuns)) {
      run2.lastIndex = start;
      let written = run2.exec(text)?.[0];
      written !== void 0 && read(written, start, decode);
    }
  for (let { 0: written, index } of HAS_NUMBERED.test(text) ? eachMatch(text, NUMBERED_RUN) : [])
    HAS_NUMBERED.test(written.replaceAll(AMPERSAND, "")) && read(written, index, readNumbered);
  for (let { 0: written, index } of HAS_NUMBERS.test(text) ? eachMatch(text, NUMBERS) : [])
    read(written, index, readNumbers);
  return found;
}
var NUMBER2 = String.raw`(?:0[xX][2-7][\dA-Fa-f]|(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6]))`;
var HAS_NUMBERS = new RegExp(`${NUMBER2},\\s{0,2}${NUMBER2},\\s{0,40}${NUMBER2},\\s{0,40}${NUMBER2},`);
var NUMBERS = new RegExp(String.raw`(?<![\w.,-])${NUMBER2}(?:\s{0,4},\s{0,40}${NUMBER2}){15,4000}(?![\w.])`, "g");
function readNumbers(run2) {
  return String.fromCharCode(...run2.split(",").map(Number));
}
function secretIn(decoded, depth = 0) {
  let text = decoded.replaceAll("\0", ""), [found] = [
    ...findPlainSecrets(text),
    ...text.split(`
`).flatMap((line) => findAssignedSecrets(line, { isBare: false })),
    ...depth < MAX_DEPTH ? findEncodedAgain(text, depth + 1) : []
  ];
  return found && { title: found.title, ...found.isOnlyHidden === true ? { isOnlyHidden: true } : {} };
}
var MAX_DEPTH = 2;
function findEncodedAgain(text, depth) {
  let keyRuns = findKeyRuns(text);
  return ENCODINGS.flatMap(
    ({ letters: letters2, minCharacters, run: run2, decode }) => findRunsOf(letters2, minCharacters, text, keyRuns).flatMap(({ start }) => {
      run2.lastIndex = start;
      let written = run2.exec(text)?.[0];
      return written === void 0 ? [] : secretIn(decode(written), depth) ?? [];
    })
  );
}
function findRunsOf(letters2, minCharacters, text, keyRuns) {
  return keyRuns.flatMap((within) => findLongRuns(text, letters2, minCharacters, within));
}
// src/text/secrets/secrets.ts
function findSecrets(text) {
  let runs = findKeyRuns(text);
  return [...findPlainSecrets(text, runs), ...findEncodedSecrets(text, runs)].toSorted((a, b) => a.start - b.start);
}

import {
  wordsIn as wordsIn2
} from "./joined-b4da4858.js";
// src/text/languages/languages.ts
var LANGUAGES = {
  abap: { extensions: ["abap"] },
  ada: { extensions: ["adb", "ads"] },
  apex: { extensions: ["apex", "trigger"] },
  asciidoc: { extensions: ["adoc", "asciidoc", "asc"] },
  astro: { extensions: ["astro"] },
  bat: { extensions: ["bat", "cmd"] },
  bibtex: { extensions: ["bib"] },
  bicep: { extensions: ["bicep", "bicepparam"] },
  blade: { extensions: ["blade.php"] },
  c: { extensions: ["c", "i"] },
  clojure: { extensions: ["clj", "cljs", "cljc", "cljx", "clojure", "edn"], interpreters: ["bb"] },
  cmake: { extensions: ["cmake"], names: ["CMakeLists.txt"] },
  cobol: { extensions: ["cob", "cbl", "cpy"] },
  coffeescript: { extensions: ["coffee", "cson", "iced"] },
  cpp: {
    extensions: wordsIn2("cpp cppm cc ccm cxx cxxm c++ hpp hh hxx h++ h ii ino inl ipp ixx tpp txx hpp.in h.in")
  },
  crystal: { extensions: ["cr"], interpreters: ["crystal"] },
  csharp: { extensions: ["cs", "csx", "cake"] },
  css: { extensions: ["css"] },
  csv: { extensions: ["csv"] },
  "cuda-cpp": { extensions: ["cu", "cuh"] },
  d: { extensions: ["d", "di"] },
  dart: { extensions: ["dart"], interpreters: ["dart"] },
  diff: { extensions: ["diff", "patch", "rej"] },
  dockercompose: {
    extensions: ["compose.yaml", "compose.yml"],
    names: ["compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml"]
  },
  dockerfile: { extensions: ["dockerfile", "containerfile"], names: ["Dockerfile", "Containerfile"] },
  dotenv: { extensions: ["env"], names: [".env", ".env.local", ".env.example", ".flaskenv", "user-dirs.dirs"] },
  elixir: { extensions: ["ex", "exs"], names: ["mix.lock"], interpreters: ["elixir"] },
  elm: { extensions: ["elm"] },
  erlang: { extensions: ["erl", "hrl"], names: ["rebar.config"], interpreters: ["escript"] },
  FortranFreeForm: { extensions: ["f90", "f95", "f03", "f08", "f18"] },
  fsharp: { extensions: ["fs", "fsi", "fsx", "fsscript"] },
  gdscript: { extensions: ["gd"] },
  "git-commit": { names: ["COMMIT_EDITMSG", "MERGE_MSG"] },
  "git-rebase": { names: ["git-rebase-todo"] },
  gleam: { extensions: ["gleam"] },
  go: { extensions: ["go"] },
  "go.mod": { names: ["go.mod"] },
  "go.sum": { names: ["go.sum"] },
  "go.work": { names: ["go.work"] },
  graphql: { extensions: ["graphql", "gql", "graphqls"] },
  groovy: {
    extensions: ["groovy", "gvy", "gradle", "jenkinsfile", "nf"],
    names: ["Jenkinsfile"],
    interpreters: ["groovy"]
  },
  handlebars: { extensions: ["handlebars", "hbs", "hjs"] },
  haskell: { extensions: ["hs", "lhs", "hs-boot"], interpreters: ["runhaskell", "runghc"] },
  haxe: { extensions: ["hx"] },
  hcl: { extensions: ["hcl"] },
  hlsl: { extensions: ["hlsl", "hlsli", "fx", "fxh", "vsh", "psh", "cginc", "compute"] },
  html: {
    extensions: wordsIn2("html htm shtml xhtml xht mdoc jsp asp aspx jshtm volt rhtml erb ejs")
  },
  ignore: {
    extensions: ["gitignore_global", "gitignore"],
    names: wordsIn2(".gitignore .dockerignore .npmignore .prettierignore .eslintignore .vscodeignore exclude")
  },
  ini: { extensions: ["ini"] },
  instructions: { extensions: ["instructions.md"], names: ["copilot-instructions.md"] },
  java: { extensions: ["java", "jav"], interpreters: ["java"] },
  javascript: {
    extensions: ["js", "js.erb", "es6", "mjs", "cjs", "pac"],
    names: ["jakefile"],
    interpreters: ["node", "nodejs"]
  },
  javascriptreact: { extensions: ["jsx"] },
  json: {
    extensions: wordsIn2("json bowerrc jscsrc webmanifest js.map css.map ts.map har geojson ipynb vuerc"),
    names: ["composer.lock", ".watchmanconfig", "Pipfile.lock", "flake.lock"]
  },
  json5: { extensions: ["json5"] },
  jsonc: {
    extensions: wordsIn2(`
      jsonc code-workspace language-configuration.json eslintrc eslintrc.json jshintrc swcrc babelrc hintrc jsfmtrc
    `),
    names: wordsIn2(
      "tsconfig.json jsconfig.json .babelrc.json devcontainer.json deno.json typedoc.json .ember-cli bun.lock"
    )
  },
  jsonl: { extensions: ["jsonl", "ndjson"] },
  julia: { extensions: ["jl"], interpreters: ["julia"] },
  kotlin: { extensions: ["kt", "kts"], interpreters: ["kotlin"] },
  latex: { extensions: ["tex", "ltx", "ctx"] },
  less: { extensions: ["less"] },
  lisp: { extensions: ["lisp", "lsp", "cl", "el"] },
  log: { extensions: ["log"] },
  lua: { extensions: ["lua", "rockspec"], interpreters: ["lua", "luajit"] },
  makefile: { extensions: ["mak", "mk"], names: ["Makefile", "GNUmakefile", "OCamlMakefile"], interpreters: ["make"] },
  markdown: { extensions: ["md", "mkd", "mdwn", "mdown", "markdown", "markdn", "mdtxt", "mdtext", "workbook"] },
  matlab: { extensions: ["mlx", "matlab"] },
  mdx: { extensions: ["mdx"] },
  nim: { extensions: ["nim", "nims", "nimble"] },
  nix: { extensions: ["nix"] },
  "objective-c": { extensions: ["m"] },
  "objective-cpp": { extensions: ["mm"] },
  ocaml: { extensions: ["ml", "mli"], interpreters: ["ocaml"] },
  pascal: { extensions: ["pas", "dpr", "lpr"] },
  perl: { extensions: ["pl", "pm", "pod", "t", "psgi"], interpreters: ["perl"] },
  php: { extensions: ["php", "php4", "php5", "phtml", "ctp"], interpreters: ["php"] },
  plaintext: { extensions: ["txt", "text"], names: ["LICENSE", "NOTICE", "AUTHORS", "CODEOWNERS"] },
  powershell: { extensions: ["ps1", "psm1", "psd1", "pssc", "psrc"], interpreters: ["pwsh"] },
  prisma: { extensions: ["prisma"] },
  prompt: { extensions: ["prompt.md"] },
  chatagent: { extensions: ["agent.md", "chatmode.md"] },
  properties: {
    extensions: wordsIn2("properties cfg conf directory gitattributes gitconfig gitmodules editorconfig repo npmrc")
  },
  proto3: { extensions: ["proto"] },
  jade: { extensions: ["pug", "jade"] },
  puppet: { extensions: ["pp"] },
  purescript: { extensions: ["purs"] },
  python: {
    extensions: ["py", "rpy", "pyw", "cpy.py", "gyp", "gypi", "pyi", "ipy", "pyt", "wsgi"],
    names: ["SConstruct", "SConscript", "Snakefile"],
    interpreters: ["python", "python2", "python3", "pypy", "uv"]
  },
  "pip-requirements": { extensions: ["requirements.txt"], names: ["requirements.txt", "constraints.txt"] },
  qml: { extensions: ["qml"] },
  r: { extensions: ["r", "rhistory", "rprofile", "rt"], interpreters: ["rscript"] },
  racket: { extensions: ["rkt"], interpreters: ["racket"] },
  raku: {
    extensions: ["raku", "rakumod", "rakutest", "rakudoc", "nqp", "p6", "pl6", "pm6"],
    interpreters: ["raku", "perl6"]
  },
  razor: { extensions: ["cshtml", "razor"] },
  rescript: { extensions: ["res", "resi"] },
  restructuredtext: { extensions: ["rst"] },
  ruby: {
    extensions: ["rb", "rbx", "rjs", "gemspec", "rake", "ru", "podspec", "rbi"],
    names: wordsIn2(`
      Rakefile Gemfile Guardfile Podfile Capfile Cheffile Hobofile Vagrantfile Appraisals Rantfile Berksfile Fastfile
      Appfile Brewfile Dangerfile
    `),
    interpreters: ["ruby", "jruby"]
  },
  rust: { extensions: ["rs"], interpreters: ["rust-script"] },
  sass: { extensions: ["sass"] },
  scala: { extensions: ["scala", "sc", "sbt"], interpreters: ["scala", "scala-cli"] },
  scheme: { extensions: ["scm", "ss", "sld"] },
  scss: { extensions: ["scss"] },
  search: { extensions: ["code-search"] },
  shaderlab: { extensions: ["shader"] },
  shellscript: {
    extensions: wordsIn2(`
      sh bash bashrc bash_aliases bash_profile bash_login ebuild eclass profile bash_logout xprofile zsh zshrc
      zprofile zlogin zlogout zshenv zsh-theme fish ksh csh cshrc tcshrc bats envrc
    `),
    names: ["APKBUILD", "PKGBUILD", ".envrc", ".hushlogin"],
    interpreters: ["sh", "bash", "dash", "zsh", "ksh", "fish", "csh", "tcsh", "ash", "bats"]
  },
  skill: { names: ["SKILL.md"] },
  slint: { extensions: ["slint"] },
  snippets: { extensions: ["code-snippets"] },
  solidity: { extensions: ["sol"] },
  sql: { extensions: ["sql", "dsql"] },
  starlark: { extensions: ["bzl", "bazel", "star"], names: ["BUILD", "WORKSPACE", "Tiltfile"] },
  stylus: { extensions: ["styl"] },
  svelte: { extensions: ["svelte"] },
  swift: { extensions: ["swift"], interpreters: ["swift"] },
  systemverilog: { extensions: ["sv", "svh"] },
  tcl: { extensions: ["tcl"], interpreters: ["tclsh", "wish"] },
  terraform: { extensions: ["tf"] },
  "terraform-vars": { extensions: ["tfvars"] },
  tex: { extensions: ["sty", "cls", "bbx", "cbx"] },
  toml: { extensions: ["toml"], names: ["Cargo.lock", "Pipfile", "poetry.lock", "uv.lock"] },
  tsv: { extensions: ["tsv"] },
  twig: { extensions: ["twig"] },
  typescript: { extensions: ["ts", "cts", "mts"], interpreters: ["deno", "bun", "ts-node", "tsx"] },
  typescriptreact: { extensions: ["tsx"] },
  typst: { extensions: ["typ"] },
  vb: { extensions: ["vb", "brs", "vbs", "bas", "vba"] },
  verilog: { extensions: ["v", "vh"] },
  vhdl: { extensions: ["vhd", "vhdl"] },
  vue: { extensions: ["vue"] },
  wgsl: { extensions: ["wgsl"] },
  xml: {
    extensions: wordsIn2(`
      xml xsd ascx atom axml axaml bpmn cpt csl csproj dita ditamap dtd ent mod dtml fsproj fxml iml isml jmx launch
      menu mxml nuspec opml owl proj props pt publishsettings pubxml pubxml.user rbxlx rbxmx rdf rng rss shproj slnx
      storyboard svg targets tld tmx vbproj vbproj.user vcxproj vcxproj.filters wsdl wxi wxl wxs xaml xbl xib xlf
      xliff xpdl xul xoml plist resx
    `),
    names: ["pom.xml", "NuGet.config", "web.config", "app.config", "packages.config"]
  },
  xsl: { extensions: ["xsl", "xslt"] },
  yaml: {
    extensions: ["yml", "yaml", "eyml", "eyaml", "cff", "yaml-tmlanguage", "clangd"],
    names: [".clang-format", ".clang-tidy", ".clangd", "yarn.lock"]
  },
  zig: { extensions: ["zig", "zon"] }
};
var BY_NAME = indexBy((files) => files.names);
var BY_EXTENSION = indexBy((files) => files.extensions);
var BY_INTERPRETER = indexBy((files) => files.interpreters);
function indexBy(keysOf) {
  let index = /* @__PURE__ */ new Map();
  for (let [language, files] of Object.entries(LANGUAGES))
    for (let key of keysOf(files) ?? [])
      index.set(key.toLowerCase(), language);
  return index;
}
function isLanguage(id) {
  return Object.hasOwn(LANGUAGES, id);
}
function languageOf(path, firstLine) {
  let name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return BY_NAME.get(name) ?? ofFamily(path.toLowerCase(), name) ?? ofExtension(name) ?? ofFirstLine(firstLine);
}
var FAMILIES = [
  [/(?:^|\/)(?:tsconfig|jsconfig)[.-][^/]*\.json$/, "jsonc"],
  [/(?:^|\/)\.(?:vscode|devcontainer)\/[^/]*\.json$/, "jsonc"],
  [/(?:^|\/)(?:dockerfile|containerfile)\.[^/]+$/, "dockerfile"],
  [/(?:^|\/)makefile\.[^/]+$/, "makefile"],
  [/(?:^|\/)\.env\.[^/]+$/, "dotenv"],
  [/(?:^|\/)docker-compose\.[^/]+\.ya?ml$/, "dockercompose"]
];
function ofFamily(path, name) {
  return name.includes(".") ? FAMILIES.find(([pattern]) => pattern.test(path))?.[1] : void 0;
}
function ofExtension(name) {
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    let language = BY_EXTENSION.get(name.slice(dot + 1));
    if (language !== void 0)
      return language;
  }
}
function ofFirstLine(line) {
  let program = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*\/)?([\w+-]+)/.exec(line ?? "")?.[1]?.toLowerCase();
  return program === void 0 ? void 0 : BY_INTERPRETER.get(program);
}

import {
  findLineEnd
} from "./joined-1c6c8fb1.js";
import {
  regex as regex2,
  regexSource as regexSource2
} from "./joined-cc1d52fd.js";
// src/text/secrets/column-secrets.ts
var HEADER = /^(?:"?[A-Za-z][\w -]{0,60}"?[,;\t]\s?){1,40}"?[A-Za-z][\w -]{0,60}"?\s*$/;
var MARKDOWN_HEADER = /^\s{0,40}\|(?:[^|\n]{1,80}\|){1,40}\s*$/;
var MARKDOWN_SECRET = /(?:^| )(?:passwords?|passphrase|api keys?|access tokens?|client secret|secret(?: access)? key|secrets?)$/i;
var MARKDOWN_VALUE = /^(?!--?[a-z])(?=[^\s]*\d)(?=[^\s]*[A-Za-z])[A-Za-z\d_+=!@$%^&*-]{10,200}$/;
var MAX_ROWS = 1e3;
var MAX_CHARACTERS2 = 2e3;
function findColumnSecrets(lines, named) {
  return named.flatMap((index) => {
    let line = lines[index] ?? "", isShort = line.length <= MAX_CHARACTERS2, separator = isShort && MARKDOWN_HEADER.test(line) ? "|" : isShort && HEADER.test(line) ? /[,;\t]/.exec(line)?.[0] : void 0;
    return separator === void 0 || isRow(lines, index, separator) ? [] : findBelowHeader(lines, index, separator);
  });
}
function isRow(lines, index, separator) {
  let [before2 = "", own = ""] = lines.slice(Math.max(index - 1, 0), index + 1);
  return index > 0 && before2.split(separator).length === own.split(separator).length;
}
function findBelowHeader(lines, index, separator) {
  let names = (lines[index] ?? "").split(separator).map((name) => name.replaceAll(/["*`\s]+/g, " ").trim()), isMarkdown = separator === "|", secret = names.map(
    (name) => isMarkdown ? MARKDOWN_SECRET.test(name) : isSecretName(name.replaceAll(" ", "-"))
  );
  if (!secret.includes(true))
    return [];
  let rows = lines.slice(index + 1, index + 1 + MAX_ROWS).map((line) => line.split(separator)), end = rows.findIndex((cells) => cells.length !== names.length);
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((cells, row) => {
    let at = 0;
    return cells.flatMap((cell, column) => {
      let value = cell.trim().replaceAll(/["*`]/g, ""), start = at + cell.indexOf(value);
      return at += cell.length + separator.length, secret[column] === true && looksRandom(value) && (!isMarkdown || MARKDOWN_VALUE.test(value)) ? [{ line: index + 1 + row, title: secretTitle(names[column] ?? ""), start, end: start + value.length }] : [];
    });
  });
}
// src/text/secrets/continued-secrets.ts
var NAME6 = String.raw`[\w.-]{0,60}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credential)[\w-]{0,40}`;
var OPEN = regex2("i")`
  (?<name>${NAME6})["'\]]{0,2}\s{0,8}(?::\s{0,4}[\w.<>[\]|?& ]{1,60}=|:=|=>|=|:)\s{0,8}(?:
    (?<block>[|>][+-]?\d?[+-]?)|\(|\\|!!\w{1,12}|&\w{1,20}|(?<list>\[)
    |(?<text>"""|'''|@?["'\x60]|["']?(?:\$\(\s?cat\s?)?<<[<~-]{0,2}\s?["']?\w{1,20}["']?)
  )?\s{0,8}(?:#.{0,200}|//.{0,200})?$
`;
var OPEN_ELEMENT = new RegExp(
  String.raw`(?:<(?<element>${NAME6})>|["']--?(?<flag>${NAME6})["'],|^\s{0,200}(?:-\s{1,4}--?|\?\s{1,4})(?<item>${NAME6}))\s{0,8}$`,
  "i"
);
var NAMED = new RegExp(
  String.raw`^[\s\-{]{0,200}["']?(?:(?:android:)?name|key|id)["']?\s{0,8}[:=]\s{0,8}["']?(?<name>${NAME6})["']?,?\s{0,8}$`,
  "i"
);
var OPENED = regex2("i")`
  ^\s{0,200}(?:
    ["']?(?<name>${NAME6})["']?\s{0,4}[:=]\s{0,4}\{?|<(?:key|[\w-]{0,20}name)>(?<text>${NAME6})</[\w-]{1,30}>
    |<(?<element>${NAME6})>
  )\s{0,8}$
`;
var VARIABLE = new RegExp(String.raw`^\s{0,40}variable\s{1,4}"(?<name>${NAME6})"\s{0,4}\{\s{0,8}$`, "i");
var VALUE_FIELD = regex2("di")`
  ^\s{0,200}(?:-\s{1,4})?(?:
    ["']?(?:android:)?(?:value|default(?:value)?)["']?\s{0,8}[:=]\s{0,8}
    |<(?:string|data|[\w-]{0,20}value)>(?=[^<]{8,400}<)
  )(?:(?<quote>["'])(?<quoted>[^"'\s]{8,400})\k<quote>|(?<bare>[^"'\`\s#,;(){}<]{8,400}))[,}\s]*
    (?:<\/[\w-]{1,30}>|\/>)?\s*(?:#.{0,200})?$
`;
var ALONE = /^[\s+]{0,200}(?:[bru]{0,2})(?<quote>["'`])(?<value>[^"'`\s]{8,400})\k<quote>[\s,;)\]}\\]*$/di;
var BARE_ALONE = /^\s{0,200}(?:[-:]\s{1,4})?(?![A-Za-z_][\w.-]{0,60}=(?!=*\s*$))(?<value>[^"'`\s#,;(){}<>]{8,400})\s{0,40}(?:#.{0,200})?$/d;
var IN_TEXT = /^\s{0,200}(?<value>[^"'`\s#,;(){}<>]{8,400})["'`)\];,\\]{0,8}\s{0,40}$/d;
var MAX_FIELDS = 6;
var MAX_BLOCK_LINES = 60;
var MAX_CHARACTERS22 = 600;
var HAS_NAME2 = /passw|passphrase|pwd|secret|token|key|credential/i;
function findContinuedSecrets(lines, named, isBare) {
  return named.flatMap((index) => {
    let line = lines[index] ?? "";
    return line.length > MAX_CHARACTERS22 || !HAS_NAME2.test(line) ? [] : findBelowOrInFields(lines, index, isBare);
  });
}
function findBelowOrInFields(lines, index, isBare) {
  let below = findBelow(lines, index, isBare) ?? [];
  return below.length > 0 ? below : findInFields(lines, index, isBare);
}
function findBelow(lines, index, isBare) {
  let line = lines[index] ?? "";
  if (isClosed(line))
    return;
  let { name, block, element, flag, item, list, text } = (OPEN.exec(line) ?? OPEN_ELEMENT.exec(line))?.groups ?? {}, word = name ?? element ?? flag ?? item;
  if (word === void 0)
    return;
  if (!isSecretName(word))
    return [];
  let title = secretTitle(word);
  if (block !== void 0)
    return blockBelow(lines, index).flatMap((at) => secretAlone(lines, at, BARE_ALONE, title));
  if (text !== void 0 || list !== void 0)
    return valuesBelow(lines, index, text === void 0 ? ALONE : IN_TEXT, title);
  let next = [index + 1, index + 2].find((at) => (lines[at] ?? "").trim() !== "") ?? index + 3, quoted = secretAlone(lines, next, ALONE, title);
  return quoted.length === 0 && (isBare || element !== void 0 || item !== void 0) ? secretAlone(lines, next, BARE_ALONE, title) : quoted;
}
function isClosed(line) {
  return /[;){}]/.test(line.trimEnd().slice(-1)) && !line.includes("#") && !line.includes("//");
}
function valuesBelow(lines, index, form, title) {
  let below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES), end = below.findIndex((line) => line.trim() !== "" && !form.test(line));
  return below.slice(0, end < 0 ? below.length : end).flatMap((_, at) => secretAlone(lines, index + 1 + at, form, title));
}
function blockBelow(lines, index) {
  let indentation = indentationOf(lines[index] ?? ""), below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES), end = below.findIndex((line) => line.trim() !== "" && indentationOf(line) <= indentation);
  return below.slice(0, end < 0 ? below.length : end).map((_, at) => index + 1 + at);
}
function indentationOf(line) {
  return line.length - line.trimStart().length;
}
function secretAlone(lines, line, form, title) {
  let match = form.exec(lines[line] ?? ""), [start, end] = match?.indices?.groups?.value ?? [];
  return start === void 0 || end === void 0 || !looksRandom(match?.groups?.value ?? "") ? [] : [{ line, title, start, end }];
}
function findInFields(lines, index, isBare) {
  let line = lines[index] ?? "", named = NAMED.exec(line) ?? VARIABLE.exec(line), opened = named === null ? OPENED.exec(line) : null, { name = opened?.groups?.text ?? opened?.groups?.element } = (named ?? opened)?.groups ?? {}, isInXml = /[<>]/.test(line) || /android:/.test(line);
  if (name === void 0 || !isSecretName(name))
    return [];
  let canBeBare = isBare || isInXml, above = named === null ? void 0 : valueIn(lines, index - 1, canBeBare);
  if (above !== void 0 && /^\s*-\s/.test(lines[index - 1] ?? "") && !/^\s*-\s/.test(line))
    return above.isRandom ? [{ ...above.place, title: secretTitle(name) }] : [];
  for (let [at, text] of lines.slice(index + 1, index + 1 + MAX_FIELDS).entries()) {
    let found = valueIn(lines, index + 1 + at, canBeBare);
    if (found !== void 0)
      return found.isRandom ? [{ ...found.place, title: secretTitle(name) }] : [];
    if (/^\s*[\]}]|^\s*-\s/.test(text) || opened !== null && !isInXml && indentationOf(text) <= indentationOf(line))
      return [];
  }
  return [];
}
function valueIn(lines, line, canBeBare) {
  let text = lines[line] ?? "", { quoted, bare } = VALUE_FIELD.exec(text)?.indices?.groups ?? {}, [start, end] = quoted ?? (canBeBare ? bare : void 0) ?? [];
  return start === void 0 || end === void 0 ? void 0 : { place: { line, start, end }, isRandom: looksRandom(text.slice(start, end)) };
}
// src/text/secrets/wrapped-keys.ts
var MAX_BEGINNING_CHARACTERS = 400;
var KEY_CHARACTERS = /[\w.+/=~-]*/y;
var BETWEEN2 = /(?:\\[rn]){0,2}["'`]?[,;]?[\t ]{0,8}\r?\n[\t ]{0,200}(?:[>#*]|\/\/)?[\t ]{0,8}["'`]?(?=[\w+/=~-])/y;
function findWraps(text) {
  let wraps = [], leads = new RegExp(LEAD_WORDS.source, "g");
  for (let lead = leads.exec(text); lead !== null; lead = leads.exec(text)) {
    let start = endOfMatch(KEY_CHARACTERS, text, lead.index) ?? leads.lastIndex, end = endOfMatch(BETWEEN2, text, start);
    end !== void 0 && start - lead.index <= MAX_BEGINNING_CHARACTERS && !isWhole(text.slice(lead.index, start)) && wraps.push({ start, end }), leads.lastIndex = Math.max(start, leads.lastIndex);
  }
  return wraps;
}
function endOfMatch(sticky, text, from) {
  return sticky.lastIndex = from, sticky.test(text) ? sticky.lastIndex : void 0;
}
function isWhole(beginning) {
  return findPlainSecrets(beginning).some(({ end }) => end === beginning.length);
}
// src/text/secrets/joined-secrets.ts
var QUOTE = "[\"'`]";
var COMMENT = String.raw`(?://[^\n]{0,200}|#[^\n]{0,200}|/\*[^*\n]{0,200}\*/[\t ]{0,8})?`;
var BREAK = String.raw`(?:\\?\r?\n[\t ]{0,200}){1,3}`;
var OPERATOR = String.raw`(?:\+\+?|\.\.?|&(?:[\t ]_)?|<<|<>|\|\|)`;
var BETWEEN_LITERALS = regexSource2`
  ${QUOTE}[\t )]{0,8}(?:/\*[^*\n]{0,200}\*/[\t ]{0,8})?
    (?:${OPERATOR}[\t ]{0,8}${COMMENT}(?:${BREAK})?|${COMMENT}${BREAK}(?:${OPERATOR}[\t ]{0,8})?|[\t ]{1,4})
    [\t (]{0,8}[bruf@$]?${QUOTE}
`;
var CONTINUED = String.raw`\\\r?\n[\t ]{0,200}`;
var IN_TEMPLATE = String.raw`${QUOTE}\}\$?\{${QUOTE}|(?<=\w)[$#]\{(?:""|''|\x60\x60)\}(?=\w)`;
var IN_CALLS = String.raw`${QUOTE}\)?\s{0,80}\.(?:append|concat)\(${QUOTE}`;
var WITHOUT_BLANK = String.raw`(?<=\w)(?:""|''|"'|'")(?=\w)`;
var ADDED = String.raw`${QUOTE};?[\t ]{0,8}\r?\n[\t ]{0,80}[\w$.]{1,60}[\t ]{0,4}\+=[\t ]{0,4}${QUOTE}`;
var GLUE = new RegExp(`${BETWEEN_LITERALS}|${CONTINUED}|${IN_TEMPLATE}|${IN_CALLS}|${WITHOUT_BLANK}|${ADDED}`, "g");
var LITERAL2 = `${QUOTE}[^"'\`\\n]{0,200}${QUOTE}`;
var LIST = regex2("gi")`
  (?:
    (?:concat!?|[sS]printf|format|-join)\s?\(\s{0,8}(?:["'][%{}sS@\d]{2,12}["'],\s{0,4})?
      (?:${LITERAL2}\s{0,8},\s{0,80}){1,40}${LITERAL2}
    |["'][%s{}]{4,12}["'](?:\s?%\s?|\.format)\((?:${LITERAL2}\s{0,8},\s{0,80}){1,40}${LITERAL2}
    |\bjoin\s{0,4}\(?["']{2}\s{0,4},\s{0,4}${LITERAL2}(?:\s{0,8},\s{0,80}${LITERAL2}){1,40}
    |(?:["']{2}\s?\.join|implode|join)\s?\(\s{0,8}(?:["']{2}\s{0,4},\s{0,4})?[\[({]\s{0,80}
      (?:${LITERAL2}\s{0,8},\s{0,80}){1,80}${LITERAL2}
    |[\[({]\s{0,80}(?:${LITERAL2}\s{0,8},\s{0,80}){1,80}${LITERAL2}\s{0,8},?\s{0,80}[\])}]\s{0,80}\.join
    |(?:'[^'\\\n]'\s{0,8},\s{0,80}){7,400}'[^'\\\n]'
  )
`;
var HAS_LIST = /join|implode|concat|printf|format|['"][%s{}]{4,12}['"]\s?%|'[^'\\\n]'\s{0,8},\s{0,80}'[^'\\\n]'\s{0,8},/i;
var BETWEEN_ITEMS = new RegExp(String.raw`${QUOTE}\s{0,8},\s{0,80}${QUOTE}`, "g");
var JOINS_BEFORE = regex2("i")`
  ^(?:
    [^[({]{0,20}\(\s{0,8}(?:["']{2}\s{0,4},\s{0,4})?(?=[[({])
    |(?:concat!?|[sS]printf|format|-join)\s?\(\s{0,8}(?:["'][%{}sS@\d]{2,12}["'],\s{0,4})?
    |["'][%s{}]{4,12}["'](?:\s?%\s?|\.format)\(|join\s{0,4}\(?["']{2}\s{0,4},\s{0,4}
  )
`;
function mayJoin(text) {
  return MAY_JOIN.test(text) || findWraps(text).length > 0;
}
var MAY_JOIN = /["'`][\t );}]{0,8}(?:[+.&<|\\#/\r\n$]|[\t ]?["'`{])|\\\r?\n|\.join|join ?[('"]|implode|concat|printf|format|['"] ?% ?\(|'[^'\\\n]'\s{0,8},/i;
function findJoinedSecrets({ text, starts }, form) {
  if (!mayJoin(text))
    return [];
  let cuts = findCuts(text), found = [];
  for (let chain of chainsOf(text, cuts)) {
    let { joined, pieces } = join(text, chain), withWhole = [...findSecrets(joined), ...findAssignedSecrets(joined.replaceAll(/["`]/g, "'"), form)].map((secret) => ({ ...secret, whole: joined.slice(secret.start, secret.end) }));
    found.push(...withWhole.flatMap((secret) => place(secret, pieces, starts)));
  }
  return found;
}
function findCuts(text) {
  let cuts = [];
  for (let { 0: glue, index } of eachMatch(text, GLUE))
    cuts.push({ start: index, end: index + glue.length, becomes: "" });
  for (let wrap of findWraps(text))
    cuts.push({ ...wrap, becomes: "" });
  if (HAS_LIST.test(text))
    for (let { 0: list, index } of eachMatch(text, LIST)) {
      let before2 = JOINS_BEFORE.exec(list)?.[0].length ?? 0;
      before2 > 0 && cuts.push({ start: index, end: index + before2, becomes: "" });
      for (let item of eachMatch(list.slice(before2), BETWEEN_ITEMS)) {
        let start = index + before2 + item.index;
        cuts.push({ start, end: start + item[0].length, becomes: "" });
      }
    }
  return cuts.sort((a, b) => a.start - b.start);
}
function chainsOf(text, cuts) {
  let chains = [];
  for (let cut of cuts) {
    let last = chains.at(-1);
    if (last !== void 0 && cut.start < last.to) {
      let before2 = last.cuts.at(-1);
      (before2 === void 0 || cut.start >= before2.end) && (last.cuts.push(cut), last.to = cut.end <= last.to ? last.to : findLineEnd(text, cut.end));
      continue;
    }
    let from = text.lastIndexOf(`
`, cut.start - 1) + 1, above = text.lastIndexOf(`
`, from - 2) + 1, isOpen = from > 0 && /[=:([{]\s{0,8}$/.test(text.slice(Math.max(above, from - 200), from - 1)), start = isOpen ? above : from, first = isOpen ? [{ start: from - 1, end: from, becomes: " " }] : [];
    chains.push({ from: start, to: findLineEnd(text, cut.end), cuts: [...first, cut] });
  }
  return chains;
}
function join(text, { from, to, cuts }) {
  let pieces = [], joined = "", start = from;
  for (let { start: end, end: next, becomes } of [...cuts, { start: to, end: to, becomes: "" }])
    pieces.push({ at: joined.length, start, length: end - start }), joined += text.slice(start, end) + becomes, start = next;
  return { joined, pieces };
}
function place({ title, start, end, isOnlyHidden, whole = "" }, pieces, starts) {
  let found = [], first = lastUpTo(pieces.length, (index) => (pieces[index]?.at ?? 0) <= start);
  for (let index = first; index < pieces.length; index += 1) {
    let piece = pieces[index];
    if (piece === void 0 || piece.at >= end)
      break;
    let from = Math.max(start, piece.at), to = Math.min(end, piece.at + piece.length);
    if (from < to) {
      let offset = piece.start + from - piece.at, line = lastUpTo(starts.length, (one) => (starts[one] ?? 0) <= offset), column = offset - (starts[line] ?? 0), onlyHidden = found.length === 0 && isOnlyHidden !== true ? {} : { isOnlyHidden: true }, part = from > start || to < end ? { whole } : {};
      found.push({ title, line, start: column, end: column + to - from, ...onlyHidden, ...part });
    }
  }
  return found;
}
function lastUpTo(length, holds) {
  let low = 0, high = length - 1;
  for (; low < high; ) {
    let middle = Math.ceil((low + high) / 2);
    holds(middle) ? low = middle : high = middle - 1;
  }
  return low;
}
// src/text/secrets/cluster-secrets.ts
var KIND = /^[\s-]{0,80}["']?kind["']?\s{0,4}:\s{0,4}["']?Secret["']?\s{0,4},?\s{0,4}(?:#.*)?$/;
var HAS_KIND = /kind["']?\s{0,4}:\s{0,4}["']?Secret/;
var END = /^---(?:\s|$)/;
var BLOCK = /^(?<indentation>[\s-]{0,80})["']?(?<name>data|stringData)["']?\s{0,4}:\s{0,4}(?<inline>\{.{0,4000})?$/;
var VALUE2 = regex2("d")`
  ^\s{0,80}["']?[\w.-]{1,200}["']?\s{0,4}:\s{0,4}(?:!!\w{1,12}\s{1,4})?(?<quote>["']?)
    (?<value>(?:[^\s"'#][^"'\n]{0,8000}?)?)\k<quote>\s{0,4},?\s{0,4}(?:\s#.*)?$
`;
var PAIR = /["']?[\w.-]{1,200}["']?\s{0,4}:\s{0,4}(?<quote>["']?)(?<value>[^\s"',}{][^"',}{]{0,4000})\k<quote>/dg;
var BLOCK_SIGN = /^[|>][+-]?\d?[+-]?$/;
var FILLED = /\{\{|\$\{|\$\(|^\$\w|^<|^ENC\[|^AgA|^ref\+|^\*{3}|^!/;
function mayHoldClusterSecret(text) {
  return text.includes("stringData") || HAS_KIND.test(text);
}
function findClusterSecrets(lines) {
  let found = [], from = 0;
  for (let at = 0; at <= lines.length; at += 1)
    (at === lines.length || END.test(lines[at] ?? "")) && (found.push(...findInDocument(lines, from, at)), from = at + 1);
  return found;
}
function findInDocument(lines, from, to) {
  let isSecret = lines.slice(from, to).some((line) => KIND.test(line)), found = [];
  for (let at = from; at < to; at += 1) {
    let line = lines[at] ?? "", { indentation, name, inline } = BLOCK.exec(line)?.groups ?? {};
    if (!(indentation === void 0 || name === "data" && !isSecret)) {
      if (inline !== void 0 && inline.length > 1) {
        found.push(...pairsIn(line, at, line.length - inline.length));
        continue;
      }
      at = readBlock(lines, { from: at + 1, to, indentation: indentation.length }, found);
    }
  }
  return found;
}
function pairsIn(text, line, from) {
  return [...text.slice(from).matchAll(PAIR)].flatMap(({ indices }) => {
    let [start, end] = indices?.groups?.value ?? [];
    return start === void 0 || end === void 0 ? [] : secretAt2(text, { line, start: from + start, end: from + end });
  });
}
function readBlock(lines, { from, to, indentation }, found) {
  let below;
  for (let at = from; at < to; at += 1) {
    let line = lines[at] ?? "", own = line.length - line.trimStart().length;
    if (line.trim() === "")
      continue;
    if (own <= indentation)
      return at - 1;
    if (below !== void 0 && own > below) {
      found.push(...secretAt2(line, { line: at, start: own, end: line.trimEnd().length }));
      continue;
    }
    below = void 0;
    let match = VALUE2.exec(line), [start, end] = match?.indices?.groups?.value ?? [];
    if (start === void 0 || end === void 0)
      continue;
    let value = line.slice(start, end);
    value === "" || BLOCK_SIGN.test(value) ? below = own : found.push(...secretAt2(line, { line: at, start, end }));
  }
  return to;
}
function secretAt2(text, place2) {
  let value = text.slice(place2.start, place2.end);
  if (FILLED.test(value))
    return [];
  let isSure = looksRandom(readBase64(value) ?? value);
  return [{ title: "secret", ...place2, ...isSure ? {} : { isOnlyHidden: true } }];
}
function readBase64(value) {
  let text = Buffer.from(value, "base64").toString("latin1");
  return /^[ -~]{4,}$/.test(text) ? text : void 0;
}
// src/text/secrets/joined-lines.ts
function joinLines(lines) {
  let starts = [], at = 0;
  for (let line of lines)
    starts.push(at), at += line.length + 1;
  return { text: lines.join(`
`), starts };
}
function listMatchingLines({ text, starts }, pattern) {
  let found = [], line = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    for (; (starts[line + 1] ?? 1 / 0) <= match.index; )
      line += 1;
    found.push(line), pattern.lastIndex = starts[line + 1] ?? text.length + 1;
  }
  return found;
}
// src/text/secrets/line-secrets.ts
function findLineSecrets(lines, form) {
  let found = /* @__PURE__ */ new Map(), add = (index, secrets) => {
    let known = found.get(index) ?? [], isNew = ({ start, end }) => known.every((one) => one.end <= start || end <= one.start), more = secrets.filter(isNew);
    more.length > 0 && found.set(
      index,
      [...known, ...more].toSorted((a, b) => a.start - b.start)
    );
  }, escaped = new Map(lines.flatMap((line, index) => mayEscape(line) ? [[index, readEscapes(line)]] : [])), texts = escaped.size === 0 ? lines : lines.map((line, index) => escaped.get(index)?.text ?? line), place2 = ({ line, start, end, ...rest }) => {
    let toOffset = escaped.get(line)?.toOffset ?? sameOffset;
    add(line, [{ ...rest, start: toOffset(start), end: toOffset(end) }]);
  }, whole = joinLines(texts), named = listMatchingLines(whole, MAY_ASSIGN);
  findJoinedSecrets(whole, form).forEach(place2);
  for (let line of named)
    findAssignedSecrets(texts[line] ?? "", form).forEach((secret) => place2({ ...secret, line }));
  return findContinuedSecrets(texts, named, form.isBare).forEach(place2), findColumnSecrets(texts, named).forEach(place2), mayHoldClusterSecret(whole.text) && findClusterSecrets(texts).forEach(place2), found;
}
function mayHaveSecret(text) {
  return mayAssignSecret(text) || mayHoldClusterSecret(text) || ESCAPES.test(text) || hasOdd(text) || mayJoin(text);
}
var ESCAPES = /\\u00|\\u\{|\\x[2-7]/;

import {
  foldFilePath
} from "./joined-1c6c8fb1.js";
import {
  regex as regex3
} from "./joined-cc1d52fd.js";
import {
  wordSet
} from "./joined-b4da4858.js";
// src/text/secrets/text-form.ts
var BARE = wordSet(
  "dotenv dockerfile dockercompose ini properties shellscript toml makefile yaml"
);
var PROSE = /* @__PURE__ */ new Set(["markdown", "plaintext", "restructuredtext", "asciidoc"]);
var FOLDER = /(?:^|\/)(?:lang|langs|languages?|locales?|l10n|i18n|nls|translations?|[\w-]+\.lproj|values-[a-z]{2}(?:-r[a-z]{2})?)\//;
var FILE = regex3()`
  \.(?:po|pot|arb|xlf|xliff|strings|stringsdict|xcstrings|resx|ftl)$
  |(?:^|\/)(?:
    (?:messages|locale|lang|strings|translations?|validationmessages)[-_.][a-z]{2}(?:[-_][a-z]{2,4})?
    |[a-z]{2}(?:[-_][a-z]{2})?
  )\.(?:json5?|ya?ml|toml|ini|properties|php|[cm]?[jt]s)$
`;
function textFormOf(path) {
  let languageId = path === void 0 ? void 0 : languageOf(path);
  return {
    // Files of unknown formats are mostly configurations.
    isBare: hasBareValues(languageId) || path !== void 0 && languageId === void 0,
    isProse: languageId !== void 0 && PROSE.has(languageId),
    isTranslation: path !== void 0 && isTranslation(path)
  };
}
function hasBareValues(languageId) {
  return languageId !== void 0 && BARE.has(languageId);
}
function isTranslation(path) {
  let folded = foldFilePath(path);
  return FOLDER.test(folded) || FILE.test(folded);
}

import {
  composeLetters
} from "./joined-1c6c8fb1.js";
// src/changes/wildmatch.ts
function asBytes(text, { ignoreCase } = { ignoreCase: false }) {
  let folded = ignoreCase ? composeLetters(text).replaceAll(/[^\0-\u007F]+/gu, (letters2) => letters2.toLowerCase()) : text;
  return Buffer.from(folded, "utf8").toString("latin1");
}
var SPECIAL = /[*?[\\]/;
function readPathPattern(written, options) {
  let isNegative = written.startsWith("!"), unsigned = isNegative ? written.slice(1) : written, isForFolders = unsigned.endsWith("/"), pattern = isForFolders ? unsigned.slice(0, -1) : unsigned, isForNames = !pattern.includes("/"), matchesText = isForNames ? nameMatcher(pattern, options) : pathMatcher(pattern, options);
  return {
    isNegative,
    matches: ({ bytes, isFolder }) => (isFolder || !isForFolders) && matchesText(isForNames ? bytes.slice(bytes.lastIndexOf("/") + 1) : bytes)
  };
}
function nameMatcher(pattern, options) {
  if (!SPECIAL.test(pattern))
    return literalMatcher(pattern, options);
  if (pattern.startsWith("*") && !SPECIAL.test(pattern.slice(1))) {
    let end = caseOf(pattern.slice(1), options);
    return (name) => caseOf(name, options).endsWith(end);
  }
  return compileWildmatch(pattern, options);
}
function pathMatcher(pattern, options) {
  let anchored = pattern.startsWith("/") ? pattern.slice(1) : pattern, special = anchored.search(SPECIAL);
  if (special < 0)
    return literalMatcher(anchored, options);
  let start = caseOf(anchored.slice(0, special), options), matchesRest = compileWildmatch(anchored.slice(special), options);
  return (path) => caseOf(path.slice(0, special), options) === start && matchesRest(path.slice(special));
}
function literalMatcher(pattern, options) {
  let literal = caseOf(pattern, options);
  return (text) => text.length === literal.length && caseOf(text, options) === literal;
}
function caseOf(bytes, { ignoreCase }) {
  return ignoreCase ? bytes.replaceAll(/[A-Z]+/g, (letters2) => letters2.toLowerCase()) : bytes;
}
var SLASH = 47;
var isAny = () => true;
var isNone = () => false;
var isNoSlash = (byte) => byte !== SLASH;
function compileWildmatch(pattern, options) {
  let steps = readSteps(pattern, options);
  return steps === void 0 ? () => false : (text) => run(steps, text);
}
function readSteps(pattern, options) {
  let steps = [], at = 0;
  for (; at < pattern.length; ) {
    let sign = pattern.charAt(at);
    if (sign === "*") {
      let stars = readStars(pattern, at);
      steps.push(...stars.steps), at = stars.end;
    } else if (sign === "[") {
      let set = readSet(pattern, at, options);
      if (set === void 0)
        return;
      steps.push({ kind: "byte", accepts: set.accepts }), at = set.end;
    } else if (sign === "?")
      steps.push({ kind: "byte", accepts: isNoSlash }), at += 1;
    else {
      let isEscaped = sign === "\\", end = isEscaped ? at + 1 : at;
      if (end === pattern.length)
        return;
      let byte = pattern.charCodeAt(end);
      steps.push({ kind: "byte", accepts: isEscaped && neverMatches(byte, options) ? isNone : oneByte(byte, options) }), at = end + 1;
    }
  }
  return steps;
}
function readStars(pattern, start) {
  let end = start;
  for (; pattern[end] === "*"; )
    end += 1;
  let isBounded = (start === 0 || pattern[start - 1] === "/") && /^(?:$|\\?\/)/.test(pattern.slice(end, end + 2));
  if (end - start === 1 || !isBounded)
    return { steps: [{ kind: "run", accepts: isNoSlash }], end };
  let stars = { kind: "run", accepts: isAny };
  return { steps: pattern[end] === "/" ? [{ kind: "option", steps: 2 }, stars] : [stars], end };
}
function oneByte(wanted, { ignoreCase }) {
  let other = ignoreCase ? otherCase(wanted) : wanted;
  return (byte) => byte === wanted || byte === other;
}
function neverMatches(byte, { ignoreCase }) {
  return ignoreCase && byte >= 65 && byte <= 90;
}
function otherCase(byte) {
  return byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 ? byte ^ 32 : byte;
}
var CLASSES = {
  alnum: /[0-9A-Za-z]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /[\0-\u001F\u007F]/,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t\n\r]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/
};
function readSet(pattern, start, options) {
  let isNegated = /[!^]/.test(pattern.charAt(start + 1)), first = start + (isNegated ? 2 : 1), members = /* @__PURE__ */ new Set(), previous, at = first;
  for (; at === first || pattern[at] !== "]"; ) {
    let member = readMember(pattern, at, previous);
    if (member === void 0)
      return;
    let isSingle = member.previous !== void 0;
    for (let byte of member.bytes)
      isSingle && neverMatches(byte, options) || members.add(byte);
    previous = member.previous, at = member.end;
  }
  let holds = (byte) => members.has(byte) || options.ignoreCase && members.has(otherCase(byte));
  return { accepts: (byte) => byte !== SLASH && holds(byte) !== isNegated, end: at + 1 };
}
function readMember(pattern, at, previous) {
  let next = pattern[at + 1];
  if (pattern[at] === "-" && previous !== void 0 && next !== void 0 && next !== "]") {
    let last = readSingle(pattern, at + 1);
    return last && { bytes: bytesBetween(previous, last.byte), previous: void 0, end: last.end };
  }
  if (pattern[at] === "[" && next === ":") {
    let close = pattern.indexOf("]", at + 2);
    if (close < 0)
      return;
    if (close > at + 2 && pattern[close - 1] === ":") {
      let named = CLASSES[pattern.slice(at + 2, close - 1)];
      return named && { bytes: bytesOf(named), previous: void 0, end: close + 1 };
    }
  }
  let single = readSingle(pattern, at);
  return single && { bytes: [single.byte], previous: single.byte, end: single.end };
}
function readSingle(pattern, at) {
  let place2 = pattern[at] === "\\" ? at + 1 : at;
  return place2 < pattern.length ? { byte: pattern.charCodeAt(place2), end: place2 + 1 } : void 0;
}
function bytesBetween(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
function bytesOf(named) {
  return bytesBetween(0, 127).filter((byte) => named.test(String.fromCharCode(byte)));
}
function run(steps, text) {
  let states = new Uint8Array(steps.length + 1), next = new Uint8Array(steps.length + 1);
  enter(steps, states, 0);
  for (let at = 0; at < text.length; at += 1) {
    let byte = text.charCodeAt(at), isAlive = false;
    for (let index = states.indexOf(1); index >= 0; index = states.indexOf(1, index + 1)) {
      let step = steps[index];
      step !== void 0 && step.kind !== "option" && step.accepts(byte) && (enter(steps, next, step.kind === "run" ? index : index + 1), isAlive = true);
    }
    if (!isAlive)
      return false;
    [states, next] = [next, states.fill(0)];
  }
  return states[steps.length] === 1;
}
function enter(steps, states, from) {
  let waiting = [from];
  for (let index = waiting.pop(); index !== void 0; index = waiting.pop()) {
    if (states[index] === 1)
      continue;
    states[index] = 1;
    let step = steps[index];
    step?.kind === "run" ? waiting.push(index + 1) : step?.kind === "option" && waiting.push(index + 1, index + 1 + step.steps);
  }
}
// src/changes/exclusion/ignore.ts
var OF_COPILOT = { ignoreCase: true };
var MAX_FOLDERS = 100;
function readIgnoreFiles(files, options = OF_COPILOT) {
  let linesOf = new Map(files.map((file) => [folderOf(file.path), readLines(file, options).toReversed()]));
  return (path) => linesOf.size === 0 ? void 0 : findExclusion(linesOf, path.split("/"), options);
}
function findExclusion(linesOf, names, options) {
  if (names.length > MAX_FOLDERS)
    return {
      reason: `excluded because its path has ${MAX_FOLDERS} folders or more, and rules are only checked to that depth`
    };
  for (let depth of names.keys()) {
    let line = lastMatch(linesOf, names.slice(0, depth + 1), depth + 1 < names.length, options);
    if (line?.pattern.isNegative === false)
      return { reason: `excluded by \`${line.written}\``, source: line.source };
  }
}
function lastMatch(linesOf, names, isFolder, options) {
  for (let depth of [...names.keys()].toReversed()) {
    let lines = linesOf.get(names.slice(0, depth).join("/")), path = lines && { bytes: asBytes(names.slice(depth).join("/"), options), isFolder }, line = path && lines?.find(({ pattern }) => pattern.matches(path));
    if (line !== void 0)
      return line;
  }
}
function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function readLines({ path, text }, options) {
  return text.replace(/^\uFEFF/, "").split(`
`).flatMap((line, index) => {
    let written = withoutBlanks(line.replace(/\r$/, ""));
    if (written === "" || written.startsWith("#"))
      return [];
    let pattern = readPathPattern(asBytes(written, options), options);
    return [{ written, pattern, source: `${path}:${index + 1}` }];
  });
}
function withoutBlanks(line) {
  let end = line.length - (/ +$/.exec(line)?.[0].length ?? 0), backslashes = end - line.slice(0, end).replace(/\\+$/, "").length;
  return line.slice(0, backslashes % 2 === 1 && end < line.length ? end + 1 : end);
}
export {
  ASSIGNED_TITLES,
  LEAD_WORDS,
  MAY_ASSIGN,
  PLACEHOLDER,
  SECRET_TITLES,
  asBytes,
  describeLookAlike,
  eachMatch,
  findAssignedSecrets,
  findLineSecrets,
  findPlainSecrets,
  findSecrets,
  hasBareValues,
  hasOdd,
  isLanguage,
  isLookAlike,
  isSecretName,
  languageOf,
  latinOf,
  looksRandom,
  mayAssignSecret,
  mayEscape,
  mayHaveSecret,
  readEscapes,
  readIgnoreFiles,
  readPathPattern,
  sameOffset,
  secretTitle,
  textFormOf
};
