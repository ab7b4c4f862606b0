import { CLIENTS } from '../../customizations/known/clients.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const frontmatterRepeated: TextRule = {
  id: 'frontmatter-repeated',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { keys: ['name', 'description', 'applyTo'] },
  description: 'The text begins with the keys that the frontmatter above has already',
  effects: [
    warning(
      CLIENTS,
      'All clients send these lines to the model as text. They change nothing, and may say something else than the frontmatter.',
    ),
  ],
  source: 'https://agentskills.io/specification',
  check({ text, frontmatter }, report) {
    const { start } = frontmatter.body;
    const block = FIRST_LINES.exec(text.slice(start, start + MAX_CHARACTERS));
    const keys = [...(block?.[2] ?? '').matchAll(KEY)].map(([, key = '']) => key);
    const repeated = keys.filter((key) => Object.hasOwn(frontmatter.data, key));
    const [first] = repeated;
    const isOfClients = repeated.some((key) => OF_CLIENTS.has(key));
    if (
      block === null ||
      first === undefined ||
      !isOfClients ||
      repeated.length < MIN_KEYS ||
      repeated.length * 2 <= keys.length
    ) {
      return;
    }
    const from = start + (block[1]?.length ?? 0);
    report(
      { start: from, end: from + (block[2] ?? '').trimEnd().length },
      {
        message: `The text begins with \`${first}\` and other keys of the frontmatter again`,
        hint: 'Remove these lines.',
      },
    );
  },
};

/** Keys that clients read. Keys of a team's own scheme may be repeated for the model on purpose. */
const OF_CLIENTS: ReadonlySet<string> = new Set(['name', 'description', 'applyTo', 'globs']);

const MAX_CHARACTERS = 4_000;
/** One line such as `description: …` may be the first sentence of a text. */
const MIN_KEYS = 2;
/** The lines between the frontmatter and the next blank line, if the first one is a key. A rule may stand above them. */
const FIRST_LINES = /^((?:[ \t]*(?:---)?[ \t]*\r?\n)*)((?:[a-zA-Z][\w-]*:(?: [^\n]*)?(?:\r?\n|$))+)/;
const KEY = /^([a-zA-Z][\w-]*):/gm;
