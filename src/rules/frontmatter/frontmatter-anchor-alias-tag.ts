import { lineAt } from '../../text/line.ts';
import { findMarks, type YamlMark } from './yaml-marks.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { findFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterAnchorAliasTag: TextRule = {
  id: 'frontmatter-anchor-alias-tag',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'The frontmatter has anchors, aliases, tags or merge keys',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'VS Code, which reads a small part of YAML, reads the sign as text; github.com, the Copilot CLI and Claude Code each follow, reject or ignore it.',
    ),
  ],
  source: 'https://yaml.org/spec/1.2.2/#692-node-anchors',
  check(text, report) {
    const { source, frontmatter } = text;
    const { block } = frontmatter;
    const isClean = frontmatter.problems.length === 0;
    if (block === undefined || (isClean && !mayHaveMarks(text.text.slice(block.start, block.end)))) {
      return;
    }
    // After a line that does not belong to YAML, `- *word*` is a list in a text, not in YAML.
    const end = findFaults(text, 'frontmatter-unindented-continuation').at(0)?.range.start ?? block.end;
    const marks = findMarks(source.text, { start: block.start, end }).slice(0, MAX_FINDINGS);
    for (const { kind, range } of marks) {
      const sign = quote(source.text.slice(range.start, range.end));
      report(range, {
        message: `${sign} is ${WHAT[kind]} in YAML, which clients read in different ways`,
        hint: HINTS[kind],
      });
    }
    for (const { range, hint } of findFaults(text, 'frontmatter-anchor-alias-tag')) {
      const isOfMark = (mark: YamlMark): boolean =>
        mark.range.start <= range.end && range.start <= lineAt(text.text, mark.range.start).end;
      if (!marks.some(isOfMark)) {
        const sign = quote(source.text.slice(range.start, range.end));
        report(range, { message: `${sign} is read as an alias or a tag, not as text`, hint });
      }
    }
  },
};

const MAX_FINDINGS = 50;
/** Every mark begins like this. */
const SIGNS = /[:-][ \t]+[&*!]|<<:/;
const PARTS = [' &', ' *', ' !', '\t', '<<:'];

/** Looks for parts of the signs first, which is faster than the expression, and which few texts have. */
function mayHaveMarks(block: string): boolean {
  return PARTS.some((part) => block.includes(part)) && SIGNS.test(block);
}

const WHAT: Readonly<Record<YamlMark['kind'], string>> = {
  anchor: 'an anchor',
  alias: 'an alias',
  tag: 'a tag',
  merge: 'a merge key',
};

const WRITE_OUT = 'Write out the value where it is used, or put it in quotes if it is text.';
const HINTS: Readonly<Record<YamlMark['kind'], string>> = {
  anchor: WRITE_OUT,
  alias: WRITE_OUT,
  tag: 'Remove the tag, or put the value in quotes if it is text.',
  merge: 'Write out the keys where they are used.',
};
