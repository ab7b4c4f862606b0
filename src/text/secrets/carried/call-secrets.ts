import type { CarriedForm } from './command-secrets.ts';
import { regexSource } from '../../regex.ts';

const LITERAL = String.raw`[@brfN#]{0,2}["'](?<value>[^"'\s]{10,400})["']`;

/**
 * What a text has, in any letter case, if it has a call that this file looks for and no name of a secret. Calls whose names say
 * that they take a secret, such as `SecretKeySpec`, are found by that.
 */
export const MAY_CALL = regexSource`
  cipher|aes\.new|cookieparser|bcrypt|securitykey|signwith|wallet|pdo|connect|twilio|algolia|authenticator
  |mnemonic|seed|recovery|accounts:|"d"|"k"|"p"|"q"
`;

/** Functions that take a secret among their arguments, whatever it is called: of clients, databases, signatures and ciphers. */
const CALLS = regexSource`
  (?:
    [\w.:]{0,40}(?:
      Credentials?|BasicAuth|Cipher\w{0,4}|HMAC\w{0,8}|SecurityKey|SecretKey\w{0,8}|from_secret|signWith|Wallet
      |PDO|getConnection|S3Connection|AES\.new|cookieParser|bcrypt\.\w{1,14}|(?:check|verify|set)_?[pP]assword
      |authenticator\.\w{1,10}
    )
  )
`;

export const CALL_FORMS: readonly CarriedForm[] = [
  // Any of the arguments: the first may name an algorithm or a server.
  {
    title: 'secret',
    sign: new RegExp(String.raw`${CALLS}\(`),
    pattern: new RegExp(String.raw`(?<=\b${CALLS}\([^;)\n]{0,200})${LITERAL}`, 'dg'),
  },
  {
    title: 'password',
    sign: /connect\(|twilio\(|algoliasearch\(/,
    pattern: new RegExp(
      String.raw`\b(?:mysqli?_connect|pg_connect|twilio|algoliasearch)\((?:\s{0,4}["'][^"'\n]{0,80}["'],){1,3}\s{0,4}${LITERAL}`,
      'dg',
    ),
  },
  // `"d"` of a private key in JSON, and `"k"` of a shared one.
  {
    title: 'key',
    sign: /"(?:d|k|p|q|dp|dq|qi)"/,
    pattern: /"(?:d|k|p|q|dp|dq|qi)"\s{0,4}:\s{0,4}"(?<value>[\w-]{40,900})"/dg,
  },
  // A private key of a chain: 64 digits, which alone may be a digest.
  {
    title: 'key',
    sign: /accounts|wallet/i,
    pattern: /\b(?:accounts["']?\s{0,4}:\s{0,4}\[|wallet\()\s{0,8}["'](?<value>(?:0x)?[\da-f]{64})["']/dgi,
  },
];

/** Words of a list from which all keys of a wallet can be made. They are words, so nothing else shows them. */
export const PHRASE_FORM: CarriedForm = {
  title: 'secret',
  sign: /mnemonic|seed|recovery/i,
  pattern:
    /(?:mnemonic|(?:seed|recovery)[-_ ]?(?:phrase|words?))["'\s]{0,4}(?:[:=]|is)\s{0,4}["'\x60]?(?<value>(?:[a-z]{3,8} ){11,23}[a-z]{3,8})(?![\w ])/dgi,
};
