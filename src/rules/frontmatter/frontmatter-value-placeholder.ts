import { CLIENTS } from '../../customizations/known/clients.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { valuesWhere } from './frontmatter-values.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

export const frontmatterValuePlaceholder: TextRule = {
  id: 'frontmatter-value-placeholder',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A name or description is a placeholder that nobody has replaced',
  effects: [
    warning(CLIENTS, 'All clients show the placeholder to people, and models cannot tell when to use the file.'),
  ],
  check(text, report) {
    if (isTemplate(text.frontmatter.data['name'])) {
      return;
    }
    const found = valuesWhere(
      text,
      (value, { name }) => isRecord(value) || (typeof value === 'string' && isPlaceholder(name, value.trim())),
    );
    for (const { key, value, range } of found) {
      // YAML reads `{{NAME}}` as a map.
      const written = typeof value === 'string' ? value : text.text.slice(range.start, range.end).trim();
      if (!isPlaceholder(key.name, written)) {
        continue;
      }
      report(range, {
        message: `${quote(written)} is a placeholder that nobody has replaced`,
        hint: key.name === 'name' ? 'Write a real name.' : 'Describe what it does, and when to use it.',
      });
    }
  },
};

/** Whether a file is itself the template that people copy. */
function isTemplate(name: unknown): boolean {
  return typeof name === 'string' && /(?:^|-)template(?:$|-)/.test(name);
}

/** These patterns match a whole value, as `Finds TODO comments` is a real description. */
const IN_BRACKETS = regex('i')`
  ^(?:
    <[^<>]{1,80}>|\{\{[^{}]{1,80}\}\}|\[(?:your|insert|add|enter|todo|tbd|description|name)\b[^[\]]{0,80}\]
    |\[(?:an? |the )?(?:brief|short|one[- ](?:line|sentence)|clear|concise) (?:description|summary)\b[^[\]]{0,80}\]
  )\.?$
`;
/** Texts that VS Code and the example skills of Anthropic put into a new file. */
const OF_TEMPLATES = regex('i')`
  ^(?:
    describe (?:what|when) (?:this|these|the|your) (?:custom |chat )?(?:agent|instructions?|mode|prompt|skill)\b
      .{0,150}
    |replace with (?:a |the )?description\b.{0,100}
  )$
`;
const DESCRIPTIONS = regex('i')`
  ^(?:
    todo(?:[:!].{0,120})?|tbd\.?|tbc|fixme(?:[:!].{0,120})?|xxx+|\.{3}|…|n\/a|placeholder|description
    |lorem ipsum.{0,200}
    |(?:your|add a?|insert a?|enter a?|write a?|a|the|short|brief)[ -]+(?:short |brief |agent |skill |prompt )?
      description(?: (?:here|goes here))?\.?
  )$
`;
const NAMES = /^(?:TODO|TBD|FIXME|XXX+|\.{3}|…|(?:your|insert|enter)[-_ ](?:[a-z]+[-_ ])?name(?:[-_ ]here)?)$/;

const PLACEHOLDERS = { name: [NAMES], description: [DESCRIPTIONS, OF_TEMPLATES] } as const;

function isPlaceholder(key: string, value: string): boolean {
  if (key !== 'name' && key !== 'description') {
    return false;
  }
  return value.length <= 220 && (IN_BRACKETS.test(value) || PLACEHOLDERS[key].some((pattern) => pattern.test(value)));
}
