import { CLIENTS } from '../../customizations/known/clients.ts';
import { findTags, isAlone, type LoneTag } from './lone-tags.ts';
import { groupBy } from '../../structures/group-by.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { unpairedFences } from '../reading/texts/unpaired-fences.ts';
import { quote } from '../../text/shown/quote.ts';
import { regexSource } from '../../text/regex.ts';

export const xmlTagUnbalanced: TextRule = {
  id: 'xml-tag-unbalanced',
  scope: 'text',
  kinds: 'all',
  description: 'A tag on a line of its own has no matching tag',
  effects: [
    warning(
      CLIENTS,
      'All clients send the tags to the model, which then cannot tell where the section begins or ends.',
    ),
  ],
  looksFor: { parts: ['<'] },
  check(text, report) {
    if (text.format !== 'markdown' || (!text.text.includes('</') && !OPENS_SECTION.test(text.text))) {
      return;
    }
    const all = findTags(text.text, text.body);
    const tags = all.filter(({ start }) => !text.markdown.isFenced(start));
    const among = new Set(unpairedTags(text, tags));
    // A fence that ends another block hides tags, or shows those of an example. Another rule reports the fence.
    if (among.size > 0 && unpairedFences(text).length > 0) {
      return;
    }
    // Finding code spans is slow, so it is done only if some tag seems to be unmatched. A tag that has a partner among all
    // tags is matched: Markdown may take only one of the two for code, because only one is indented by four spaces. A line
    // such as "    ```json code block in the answer" only looks like a fence, so the tags below it count again.
    const unpaired =
      among.size === 0
        ? []
        : unpairedTags(
            text,
            all.filter(({ start }) => text.markdown.hiddenAt(start) === undefined),
          ).filter((tag) => among.has(tag));
    const again = findRepeated(unpaired);
    const isSaid = (tag: LoneTag): boolean => [...again.values()].includes(tag);
    for (const tag of unpaired.filter((one) => !isSaid(one)).slice(0, MAX_REPORTS)) {
      report(
        tag,
        tag.isClosing
          ? {
              message: `${quote(`</${shownName(text, tag)}>`)} has no matching ${quote(`<${shownName(text, tag)}>`)}`,
              hint: 'Remove the tag, or add the opening tag where the section begins.',
            }
          : again.has(tag)
            ? {
                message: `${quote(`<${tag.name}>`)} begins again before it is closed`,
                hint: `Write ${quote(`</${tag.name}>`)} if the section ends here.`,
              }
            : {
                message: `${quote(`<${tag.name}>`)} is never closed`,
                hint: `Add ${quote(`</${tag.name}>`)} where the section ends.`,
              },
        tag.isClosing || again.has(tag) ? {} : { effects: NEVER_CLOSED },
      );
    }
  },
};

const MAX_REPORTS = 20;

/** An opening tag alone may be a value to fill in, such as `<output>`, or a tag that needs no end. */
const NEVER_CLOSED: Effects = [
  info(
    CLIENTS,
    'All clients send the tag to the model. If it begins a section, the model cannot tell where the section ends.',
  ),
];

/** The words of a tag such as `</STEP BY STEP>`; only the first one if others are attributes. */
function shownName({ text }: CheckedText, { start, end, name }: LoneTag): string {
  const words = text.slice(start + 2, end - 1);
  return words.includes('=') || words.length > MAX_WORDS ? name : words.trim();
}

const MAX_WORDS = 60;

/**
 * Opening tags that stand where the closing one belongs, each with the tag that it should close: `<examples>` and
 * `<examples>`, without any `</examples>`. The two are one mistake.
 */
function findRepeated(unpaired: readonly LoneTag[]): ReadonlyMap<LoneTag, LoneTag> {
  const repeated = new Map<LoneTag, LoneTag>();
  for (const [, tags] of groupBy(unpaired, ({ name }) => name)) {
    if (tags.length % 2 === 0 && tags.every(({ isClosing }) => !isClosing)) {
      tags.forEach((tag, index) => {
        const opening = index % 2 === 1 ? tags[index - 1] : undefined;
        if (opening !== undefined) {
          repeated.set(tag, opening);
        }
      });
    }
  }
  return repeated;
}

/** Names of tags that structure prompts. Any other unmatched tag may be a placeholder to fill in. */
const NAMES = regexSource`
  rules?|instructions?|guidelines?|examples?|context|important|critical|constraints?|requirements?|workflow|steps?
  |process|role|task|tasks|output|output[_-]format|format|thinking|system|background|goals?|objectives?
  |principles?|policy|policies|persona|input|tools?|boundar(?:y|ies)|conventions?|standards?|restrictions?
  |limitations?|checklist|behaviou?r|identity|mission
`;
const SECTION = new RegExp(`^(?:${NAMES})$`, 'i');
const OPENS_SECTION = new RegExp(`<(?:${NAMES})[\\s>]`, 'i');

function unpairedTags({ text }: CheckedText, tags: readonly LoneTag[]): readonly LoneTag[] {
  const open = new Map<string, LoneTag[]>();
  const unpaired: LoneTag[] = [];
  const closed = new Set<string>();
  for (const tag of tags) {
    const waiting = open.get(tag.name) ?? [];
    open.set(tag.name, waiting);
    if (!tag.isClosing) {
      waiting.push(tag);
    } else if (takeOpening(text, waiting, tag) === undefined) {
      unpaired.push(tag);
    } else {
      closed.add(tag.name);
    }
  }
  for (const [name, waiting] of open) {
    unpaired.push(...(SECTION.test(name) || closed.has(name) ? waiting.filter((tag) => !isPhrase(text, tag)) : []));
  }
  return withoutMisspelled(unpaired.filter((tag) => isAlone(text, tag))).toSorted((a, b) => a.start - b.start);
}

/** Whether a tag is a phrase for something that is filled in: `<output of the command>`. Attributes have values. */
function isPhrase(text: string, { start, end, name }: LoneTag): boolean {
  const words = text.slice(start + 1 + name.length, end - 1);
  return !words.includes('=') && /\S\s+\S/.test(words);
}

/**
 * Takes the opening tag that a closing tag belongs to from those that wait for one. A sentence between the two may name the
 * tag, so a closing tag on a line of its own prefers an opening tag on a line of its own.
 */
function takeOpening(text: string, waiting: LoneTag[], closing: LoneTag): LoneTag | undefined {
  const own = waiting.length > 1 && isAlone(text, closing) ? waiting.findLastIndex((tag) => isAlone(text, tag)) : -1;
  return own < 0 ? waiting.pop() : waiting.splice(own, 1).at(0);
}

/** Leaves out opening tags whose closing tag is misspelled: `<context>` and `</contex>` are one mistake, reported at the closing tag. */
function withoutMisspelled(unpaired: readonly LoneTag[]): readonly LoneTag[] {
  const closing = unpaired.filter(({ isClosing }) => isClosing).slice(0, MAX_REPORTS);
  return unpaired.filter(
    (tag) => tag.isClosing || !closing.some((other) => other.start > tag.start && isNear(other.name, tag.name)),
  );
}

function isNear(a: string, b: string): boolean {
  return (
    a.length < MAX_NEAR_CHARACTERS &&
    b.length < MAX_NEAR_CHARACTERS &&
    editsUpTo(2, a.toLowerCase(), b.toLowerCase()) !== undefined
  );
}

const MAX_NEAR_CHARACTERS = 30;
