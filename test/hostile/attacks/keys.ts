/** Letters that look random, the same ones in each run. Assembled, so that no scanner finds a key in this file. */
export function made(lead: string, length: number, letters: string): string {
  let state = lead.length * 7_919 + length;
  let text = lead;
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += letters.charAt(Math.floor(state / 65_536) % letters.length);
  }
  return text;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MIXED = `${UPPER}${UPPER.toLowerCase()}0123456789`;

/** Keys by the forms of their issuers, with what stands in their place. */
export const KEYS: readonly (readonly [title: string, key: string])[] = [
  ['AWS access key', made(['AK', 'IA'].join(''), 16, `${UPPER}234567`)],
  ['Stripe key', made(['sk', 'live_'].join('_'), 28, MIXED)],
  ['Google key', made(['AI', 'za'].join(''), 35, MIXED)],
  ['Slack token', made(['xoxb', '1234098765', ''].join('-'), 24, MIXED)],
  ['GitLab token', made(['gl', 'pat-'].join(''), 20, MIXED)],
  ['SendGrid key', `${made(['S', 'G.'].join(''), 22, MIXED)}.${made('', 43, MIXED)}`],
  ['DigitalOcean token', made(['dop', 'v1_'].join('_'), 64, '0123456789abcdef')],
  ['Anthropic key', made(['sk-ant', 'api03-'].join('-'), 93, MIXED)],
];

/** Twenty secrets of a change: each with the code around it, and what stands in its place. */
export const CANARIES: readonly { readonly name: string; readonly secret: string; readonly code: string }[] = [
  ...KEYS.map(([name, key]) => ({ name, secret: key, code: `use("${key}")` })),
  ...['password', 'apiKey', 'clientSecret', 'accessToken', 'dbPassword', 'authToken'].map((name, index) => {
    const secret = `${made('', 13 + index, MIXED)}7`;
    return { name: `value of \`${name}\``, secret, code: `const ${name} = "${secret}"` };
  }),
  ...['postgres', 'mysql', 'amqp', 'redis', 'mongodb', 'https'].map((protocol, index) => {
    const secret = `${made('x', 14 + index, MIXED).slice(1)}7`;
    return {
      name: `password in an address of \`${protocol}\``,
      secret,
      code: `open("${protocol}://app:${secret}@db.acme.io/a")`,
    };
  }),
];
