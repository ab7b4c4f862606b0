import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const commandDescriptionMissing: TextRule = {
  id: 'command-description-missing',
  scope: 'text',
  kinds: ['command'],
  description: 'A command of Claude Code has no `description`',
  effects: [
    info(
      ['claude'],
      'Claude Code shows the first line of the text next to the name instead, which is often a heading, and decides by it when to run the command.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  check({ kind, text, frontmatter, body }, report) {
    // Other rules report an empty file, and a frontmatter that cannot be read may have a description.
    const isUnread = frontmatter.problems.length > 0 || (!frontmatter.present && hasLateHead(kind, text));
    const start = /\S/.exec(text.slice(body.start))?.index;
    if (Object.hasOwn(frontmatter.data, 'description') || isUnread || start === undefined) {
      return;
    }
    const first = text.slice(body.start + start, body.start + start + MAX_LINE).split(/\r?\n/, 1)[0] ?? '';
    if (HEADING.test(first)) {
      report(
        { start: body.start + start, end: body.start + start + first.length },
        { message: 'The command has no `description`', hint: 'Say in one sentence when to use it: `description: …`.' },
      );
    }
  },
};

const MAX_LINE = 200;
/** A title of a few words says less than a sentence. */
const HEADING = /^(?:#{1,6}[ \t]+(?:\S+[ \t]*){1,4}|---+|<!--.*|```.*)$/;
