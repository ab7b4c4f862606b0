import { crc32 } from 'node:zlib';

/** Letters that look random, the same ones in each run. */
export function madeLetters(seed: string, length: number, letters: string): string {
  let state = seed.length * 7_919 + length;
  let text = '';
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += letters.charAt(Math.floor(state / 65_536) % letters.length);
  }
  return text;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MIXED = `${UPPER}${UPPER.toLowerCase()}0123456789`;
const LOWER = `${UPPER.toLowerCase()}0123456789`;
const HEX = '0123456789abcdef';

const LETTERS = `${UPPER}0123456789`;

/** What comes behind the beginning of a key: rows of letters, and signs between them as they are. */
type Part = readonly [length: number, letters: string] | string;

const UUID: readonly Part[] = [[8, HEX], '-', [4, HEX], '-', [4, HEX], '-', [4, HEX], '-', [12, HEX]];

/** One key for each issuer, by its name. The beginnings are parted, so that no scanner finds a key in this file. */
const FORMS: readonly (readonly [title: string, lead: readonly string[], ...parts: readonly Part[]])[] = [
  ['GitHub token', ['gh', 's_'], [7, '123456789'], '_eyJ', [40, MIXED], '.eyJ', [180, MIXED], '.', [170, MIXED]],
  ['GitHub token', ['github', '_pat_'], [22, MIXED], '_', [59, MIXED]],
  ['AWS access key', ['AS', 'IA'], [16, `${UPPER}234567`]],
  ['AWS key for Bedrock', ['AB', 'SK'], [120, MIXED]],
  ['Stripe key', ['rk', '_live_'], [40, MIXED]],
  ['Stripe webhook secret', ['wh', 'sec_'], [32, MIXED]],
  ['Anthropic key', ['sk-', 'ant-api03-'], [93, MIXED]],
  ['OpenAI key', ['sk-', 'proj-'], [40, MIXED], 'T3BlbkFJ', [40, MIXED]],
  ['OpenRouter key', ['sk-', 'or-v1-'], [64, HEX]],
  ['Slack token', ['xa', 'pp-1-'], [11, UPPER], '-', [13, '123456789'], '-', [64, HEX]],
  ['Slack token', ['xo', 'xp-'], [12, '123456789'], '-', [12, '123456789'], '-', [32, HEX]],
  ['Slack webhook', ['hooks.slack', '.com/services/'], [10, UPPER], '/', [10, UPPER], '/', [24, MIXED]],
  ['Google client secret', ['GOC', 'SPX-'], [28, MIXED]],
  ['Google token', ['ya', '29.'], [120, MIXED]],
  ['GitLab token', ['gl', 'rt-'], [20, MIXED]],
  ['GitLab token', ['gl', 'pat-'], [27, MIXED], '.01.', [7, LOWER]],
  ['GitLab token', ['glc', 'bt-'], [2, HEX], '_', [20, MIXED]],
  ['Hugging Face token', ['h', 'f_'], [34, `${UPPER}${UPPER.toLowerCase()}`]],
  ['PyPI token', ['pypi-', 'AgEIcHlwaS5vcmc'], [120, MIXED]],
  ['RubyGems key', ['ruby', 'gems_'], [48, HEX]],
  ['Clojars token', ['CLO', 'JARS_'], [60, LOWER]],
  ['Docker token', ['dckr', '_pat_'], [27, MIXED]],
  ['Artifactory key', ['AK', 'Cp'], [69, MIXED]],
  ['Artifactory token', ['cmVm', 'dGtuOj'], [54, MIXED]],
  ['Alibaba access key', ['LT', 'AI'], [20, MIXED]],
  ['Databricks token', ['da', 'pi'], [32, HEX]],
  ['Vault token', ['hv', 's.'], [95, MIXED]],
  ['Doppler token', ['dp.', 'pt.'], [43, LOWER]],
  ['Grafana token', ['gl', 'sa_'], [32, MIXED], '_', [8, HEX]],
  ['Grafana token', ['gl', 'c_'], [120, MIXED]],
  ['Dynatrace token', ['dt0', 'c01.'], [24, `${UPPER}234567`], '.', [64, `${UPPER}234567`]],
  ['New Relic key', ['NR', 'AK-'], [27, `${UPPER}0123456789`]],
  ['Sentry token', ['snt', 'ryu_'], [64, HEX]],
  ['Shopify token', ['shp', 'at_'], [32, HEX]],
  ['Square token', ['sq0', 'atp-'], [22, MIXED]],
  ['Facebook token', ['EA', 'AC'], [170, MIXED]],
  ['Mailgun key', ['ke', 'y-'], [32, HEX]],
  ['Brevo key', ['xkey', 'sib-'], [64, HEX], '-', [16, MIXED]],
  ['Postman key', ['PM', 'AK-'], [24, HEX], '-', [34, HEX]],
  ['Pulumi token', ['pu', 'l-'], [40, HEX]],
  ['PlanetScale token', ['pscale', '_tkn_'], [43, MIXED]],
  ['Linear key', ['lin', '_api_'], [40, MIXED]],
  ['Notion token', ['nt', 'n_'], [46, MIXED]],
  ['Figma token', ['fi', 'gd_'], [40, MIXED]],
  ['Atlassian token', ['ATA', 'TT3'], [186, MIXED]],
  ['Heroku key', ['HR', 'KU-'], [60, MIXED]],
  ['Fly token', ['fm2', '_'], [200, MIXED]],
  ['Supabase key', ['sb', 'p_'], [40, HEX]],
  ['Vercel token', ['vercel', '_blob_rw_'], [40, MIXED]],
  ['Netlify token', ['nf', 'p_'], [36, MIXED]],
  ['Groq key', ['gs', 'k_'], [52, MIXED]],
  ['xAI key', ['xa', 'i-'], [80, MIXED]],
  ['Perplexity key', ['pp', 'lx-'], [48, MIXED]],
  ['Replicate token', ['r', '8_'], [37, MIXED]],
  ['LangSmith key', ['lsv2', '_pt_'], [32, HEX], '_', [10, HEX]],
  ['Sourcegraph token', ['sg', 'p_'], [40, HEX]],
  ['1Password token', ['ops', '_eyJ'], [300, MIXED]],
  ['EasyPost key', ['EZ', 'AK'], [54, LOWER]],
  ['Duffel token', ['duffel', '_live_'], [43, MIXED]],
  ['Prefect key', ['pn', 'u_'], [36, MIXED]],
  ['ReadMe key', ['rd', 'me_'], [70, LOWER]],
  ['Shippo token', ['shippo', '_live_'], [40, HEX]],
  ['Adobe client secret', ['p8', 'e-'], [32, MIXED]],
  ['Tailscale key', ['ts', 'key-'], 'auth-', [17, MIXED], '-', [32, MIXED]],
  ['Terraform token', [], [14, MIXED], '.atla', 'sv1.', [67, MIXED]],
  ['OpenShift token', ['sha', '256~'], [43, MIXED]],
  ['Azure client secret', [], [3, MIXED], '8', 'Q~', [34, MIXED]],
  ['Telegram token', [], [10, '123456789'], ':A', 'A', [33, MIXED]],
  ['Airtable token', ['pa', 't'], [14, MIXED], '.', [64, HEX]],
  ['Harness token', ['pa', 't.'], [22, MIXED], '.', [24, MIXED], '.', [20, MIXED]],
  ['HubSpot token', ['pat-', 'na1-'], ...UUID],
  ['Cloudflare key', ['v1', '.0-'], [24, HEX], '-', [146, HEX]],
  ['Clickhouse key', ['4b', '1d'], [38, MIXED]],
  ['Contentful token', ['CF', 'PAT-'], [43, MIXED]],
  ['CircleCI token', ['CCI', 'PAT_'], [22, MIXED], '_', [40, HEX]],
  ['Buildkite token', ['bk', 'ua_'], [40, HEX]],
  ['Crates.io token', ['c', 'io'], [32, MIXED]],
  ['NuGet key', ['oy', '2'], [43, LOWER]],
  ['JSR token', ['js', 'rp_'], [40, MIXED]],
  ['Packagist token', ['packagist', '_ort_'], [68, HEX]],
  ['Deno token', ['dd', 'p_'], [36, MIXED]],
  ['SonarQube token', ['sq', 'p_'], [40, HEX]],
  ['Infracost key', ['ic', 'o-'], [32, MIXED]],
  ['Octopus key', ['AP', 'I-'], [26, `${UPPER}0123456789`]],
  ['Scalingo token', ['tk', '-us-'], [48, MIXED]],
  ['Frame.io token', ['fi', 'o-u-'], [64, MIXED]],
  ['Typeform token', ['tf', 'p_'], [59, MIXED]],
  ['Flutterwave key', ['FLWS', 'ECK-'], [32, HEX], '-X'],
  ['Plaid token', ['access-', 'production-'], ...UUID],
  ['LaunchDarkly key', ['sd', 'k-'], ...UUID],
  ['MaxMind key', [], [6, MIXED], '_', [29, MIXED], '_m', 'mk'],
  ['Twilio key', ['S', 'K'], [32, HEX]],
  ['Square token', ['EA', 'AA'], [60, MIXED]],
  ['Google token', ['1/', '/0'], [98, MIXED]],
  ['Webhook of Discord', ['discord.com', '/api/webhooks/'], [18, '123456789'], '/', [68, MIXED]],
  ['Webhook of Zapier', ['hooks.zapier', '.com/hooks/catch/'], [7, '123456789'], '/', [14, LOWER]],
  ['Resend key', ['r', 'e_'], [8, MIXED], '_', [24, MIXED]],
  ['Neon key', ['na', 'pi_'], [64, LOWER]],
  ['PostHog key', ['ph', 'x_'], [43, MIXED]],
  ['Mapbox token', ['sk', '.eyJ'], [80, MIXED], '.', [22, MIXED]],
  ['Aiven password', ['AV', 'NS_'], [19, MIXED]],
  ['Honeycomb key', ['hc', 'aik_'], [58, LOWER]],
  ['ElevenLabs key', ['s', 'k_'], [48, HEX]],
  ['DeepSeek key', ['s', 'k-'], [32, HEX]],
  ['Langfuse key', ['sk-', 'lf-'], ...UUID],
  ['Pinecone key', ['pc', 'sk_'], [6, MIXED], '_', [63, MIXED]],
  ['Tavily key', ['tv', 'ly-'], [32, MIXED]],
  ['Firecrawl key', ['f', 'c-'], [32, HEX]],
  ['E2B key', ['e2', 'b_'], [40, HEX]],
  ['Fireworks key', ['f', 'w_'], [24, MIXED]],
  ['Render key', ['rn', 'd_'], [32, MIXED]],
  ['Azure DevOps token', [], [76, MIXED], 'AZ', 'DO', [4, MIXED]],
  ['Settlemint token', ['sm', '_aat_'], [16, MIXED]],
  ['Authress key', ['s', 'c_'], [20, MIXED], '.', [5, LOWER], '.ac', 'c-', [20, LOWER], '.', [80, MIXED]],
  [
    '1Password key',
    ['A', '3-'],
    [6, LETTERS],
    '-',
    [11, LETTERS],
    '-',
    [5, LETTERS],
    '-',
    [5, LETTERS],
    '-',
    [5, LETTERS],
  ],
  ['Slack token', ['xo', 'xd-'], [120, MIXED]],
  ['Discord token', [], 'MTE', '4NzY1NDMyMTA5ODc2NTQzMg', '.', [6, MIXED], '.', [38, MIXED]],
];

export const ISSUER_KEYS: readonly (readonly [title: string, key: string])[] = [
  ...FORMS.map(([title, lead, ...parts]): readonly [string, string] => [
    title,
    [...lead, ...parts].reduce<string>(
      (key, part) => key + (typeof part === 'string' ? part : madeLetters(title + key, ...part)),
      '',
    ),
  ]),
  ['GitHub token', withChecksum('ghp_', madeLetters('ghp', 30, MIXED))],
  ['npm token', withChecksum('npm_', madeLetters('npm', 30, MIXED))],
];

/** Tokens of GitHub and npm end in a checksum in base 62. */
function withChecksum(lead: string, body: string): string {
  const digits = `0123456789${UPPER}${UPPER.toLowerCase()}`;
  const value = crc32(body);
  return (
    lead + body + Array.from({ length: 6 }, (_, index) => digits[Math.floor(value / 62 ** (5 - index)) % 62]).join('')
  );
}

/** Other letters for a text, which every program reads. */
export const ENCODERS: Readonly<Record<string, (text: string) => string>> = {
  Base64: (text) => Buffer.from(text).toString('base64'),
  'Base64 of more text': (text) => Buffer.from(`user: app\nkey is "${text}" for all\n`).toString('base64'),
  'Base64 for addresses': (text) => Buffer.from(`>>>${text}`).toString('base64url'),
  'hexadecimal digits': (text) => Buffer.from(text).toString('hex'),
  'the encoding of addresses': (text) => eachLetter(text, (code) => `%${code.toString(16).toUpperCase()}`),
  'the encoding of addresses for a few letters': (text) =>
    eachLetter(text.slice(0, 2), (code) => `%${code.toString(16)}`) + text.slice(2),
  'escapes of JSON': (text) => eachLetter(text, (code) => String.raw`\u00${code.toString(16)}`),
  'escapes of a shell': (text) => eachLetter(text, (code) => String.raw`\x${code.toString(16)}`),
  'escapes of code for one letter': (text) =>
    `${text.slice(0, 8)}${eachLetter(text.slice(8, 9), (code) => String.raw`\u{${code.toString(16)}}`)}${text.slice(9)}`,
  'Base64 of Base64': (text) => Buffer.from(Buffer.from(text).toString('base64')).toString('base64'),
  'Base64 of characters of two bytes': (text) => Buffer.from(text, 'utf16le').toString('base64'),
  'octal escapes': (text) => eachLetter(text, (code) => `\\${code.toString(8)}`),
  'a list of numbers': (text) => [...Buffer.from(text)].join(', '),
  'a list of hexadecimal numbers': (text) => [...Buffer.from(text)].map((code) => `0x${code.toString(16)}`).join(','),
  'references of HTML': (text) => eachLetter(text, (code) => `&#${code};`),
};

function eachLetter(text: string, write: (code: number) => string): string {
  return [...text].map((letter) => write(letter.codePointAt(0) ?? 0)).join('');
}
