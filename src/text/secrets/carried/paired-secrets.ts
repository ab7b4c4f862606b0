import type { CarriedForm } from './command-secrets.ts';
import { regex } from '../../regex.ts';

const NAME = String.raw`(?:passw(?:or)?d|pass|passphrase|pwd?|secret|token|api[-_]?key|client[-_]?key|access[-_]?key)`;
const VALUE = String.raw`(?<value>[^\s"'\x60<>\\]{8,400})`;

/** A name in one field and its value in another of the same line, as in manifests, exports of consoles and parameters. */
export const PAIRED_FORMS: readonly CarriedForm[] = [
  // `{name: API_TOKEN, value: …}`, `{"ParameterKey": "DBPassword", "ParameterValue": "…"}`, `name="ApiKey" android:value="…"`
  {
    title: 'secret',
    sign: /value|default|content/i,
    pattern: regex('dgi')`
      [\w.:-]{0,60}${NAME}["']?\s{0,4}[,;{]?\s{0,4}["']?[\w.:-]{0,30}(?:value|default|content)["']?\s{0,4}[:=]\s{0,4}
        ["']?${VALUE.replace('<>', '<>,;{}()[\\]')}
    `,
  },
  // `<key>ClientSecret</key><string>…</string>`, `<string name="api_key" translatable="false">…<`, `<Password><Value>…<`, `<entry key="password">…<`,
  // `<password><![CDATA[…]]>`
  {
    title: 'secret',
    sign: /</,
    pattern: regex('dgi')`
      <(?:
        key>[\w.: -]{0,60}${NAME}</key>\s{0,8}<(?:string|data)>
        |[\w:.-]{1,30}\s[^>]{0,40}\b(?:name|key)="[\w.:-]{0,40}${NAME}"[^>]{0,80}>
        |[\w.:-]{0,40}${NAME}>\s{0,8}<(?:value>|(?=!))
      )(?:<?!\[CDATA\[)?${VALUE}(?=<|\]\]>)
    `,
  },
  // `buildConfigField "String", "API_SECRET", "\"…\""`
  {
    title: 'secret',
    sign: /["'],/,
    pattern: new RegExp(String.raw`["'][\w.-]{0,40}${NAME}["'],\s{0,4}(?:\\?["']){2}${VALUE}\\?["']`, 'dgi'),
  },
  // `##vso[task.setvariable variable=apiToken;issecret=true]…`
  {
    title: 'secret',
    sign: /setvariable/i,
    pattern: new RegExp(String.raw`setvariable [^\]\n]{0,200}\]${VALUE}`, 'dgi'),
  },
  // `(name, password) VALUES ('bob', '…')`, `SET value = '…' WHERE name = 'api_token'`
  {
    title: 'secret',
    sign: /\bvalues\b|\bwhere\b/i,
    pattern: new RegExp(
      String.raw`(?:${NAME}\b[^()\n]{0,200}\)\s{0,4}values\s{0,4}\([^\n]{0,200}?|\bset\s[\w.]{1,40}\s?=\s?(?=[^\n]{0,440}${NAME}'))'(?<value>[^\s']{8,400})'`,
      'dgi',
    ),
  },
];
