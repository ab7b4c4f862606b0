import type { TextRange } from '../../../text/source-text.ts';
import { regex } from '../../../text/regex.ts';

const MAX_PARAGRAPH = 600;
const MAX_LINE = 300;

/** Words before a path that make the whole list an example: `**Examples**: …`, `e.g. …`, `such as …`. */
const EXAMPLES = /\b(?:e\.g\.|for example\b|for instance\b|such as\b|like this\b|examples?\b\**[ \t]*:)/i;
/** `advanced techniques → ` before a path: text is to be moved there. */
const ARROW = /(?:→|⇒|[-=]>)\s*[`"'*[]*$/;
/** A folder outside of the repository before a list of its files: ``See `~/work/other/`, key files:``. */
const ELSEWHERE = /`(?:~|<[\w -]{1,60}>|[A-Za-z]:|\$\{?HOME\}?)[\\/][^`\n]{0,200}`/;
/** "If a reference for the framework exists, load it:" before a list. */
const MAY_NOT_EXIST = /\bif\s[^.:;\n]{0,80}\bexists?\b/i;
/** `… would be helpful` after a path. */
const WISHED = /\bwould be (?:helpful|useful|good|nice|better)\b/i;
/** A line that shows how something is written: `Good: …`, `**Bad:** …`, `✅ …`. */
const SHOWN =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:[`"'*_]*(?:good|bad|better|wrong|right|correct|incorrect|do|don['’]t|before|after|example)[`"'*_]*:|✅|❌|✓|✗)/i;
/** Verbs that make the file which follows. */
const MAKES = regex('i')`
  \b(?:
    creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|produc(?:e|es|ed|ing)
    |mov(?:e|es|ed|ing)|extract(?:s|ed|ing)?|split(?:s|ting)?|past(?:e|es|ed|ing)(?=[^\n.;:]*\b(?:in)?to\b)
    |(?:puts?|putting|places?|stores?)(?=[^\n.;:]*\b(?:in|into|at|under)\s+[\`"'*]*$)
  )\b[^\n.;:]*$
`;
/** Words directly before a path from which something is read, also if the sentence makes another file. */
const READS = regex('i')`
  \b(?:
    see|read|from|per|follow|follows|following|follow the|using|with|by|to match
    |(?:described|documented|defined|listed|explained|found|given|shown|specified|as) in
  )\s+(?:the\s+)?(?:file\s+)?[\`"'*[(]*$
`;
/** `` `planner` skill `…` ``, `another skill's …` and `` `/core:planner`'s `…` ``: the file is in the folder of the other skill. */
const OF_ANOTHER_SKILL = regex('i')`
  \`(?:\/[\w:.-]{1,80}\`(?:['’]s)?|[\w:.-]{1,80}\`['’]s)\s+[\`"']*$
  |(?:
    \`[\w/:.-]{1,80}\`|\b(?:other|another|sibling|neighbou?ring)|\b[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){1,6}
    |\*\*[\w/:.-]{1,80}\*\*
  )\s+skill(?:['’]s)?\s+[\`"']*$
`;

/** "the `deploy` skill (it owns the rules; see its `references/…`)", and `` `skill: deploy` 的 ``. */
const ITS_OF_ANOTHER_SKILL =
  /(?:`[\w/:.-]{1,80}`\**\s+skill\b(?:[^.\n]|\.(?!\s)|\n(?!\s*\n)){0,200}\bits\s+|`skill:\s?[\w/:.-]{1,80}`\s?(?:的|の|['’]s|,)?\s?)[`"'*]*$/i;
/** The plugin's "no teammates" rule (`references/…`): a skill of the project names a file of a plugin. */
const OF_A_PLUGIN = /\bplugin['’]s\s(?:[^.\n`]|\.(?!\s)){0,80}`$/i;
/** An entry of a table of versions: `| 2.0.0 | 2026-07-24 | Rename … |`. */
const IN_HISTORY = /^[ \t]*\|[ \t]*v?\d+\.\d+[\w.]*[ \t]*\|[ \t]*\d{4}-\d\d-\d\d/;
/** "Examples that do not leak:" before a list. */
const LIST_OF_EXAMPLES = /^[\W_]*examples?\b/i;

/** `` `skills/other/SKILL.md` and `…` ``: the file is next to the one that is named before. */
const NEXT_TO_ANOTHER = /`(?:[\w.-]{1,80}\/){1,8}SKILL\.md`\s{0,3}(?:\+|&|,|and|plus|with)\s{1,3}(?:its\s)?`$/;

/** Whether the words around a path show that it is only an example, a file to be made, or a file of another skill. */
export function isOnlyExample(text: string, { start, end }: TextRange): boolean {
  const before = paragraphBefore(text, start);
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE), start);
  const introduction = introductionOf(text, start);
  return (
    EXAMPLES.test(before) ||
    ARROW.test(line) ||
    SHOWN.test(line) ||
    OF_ANOTHER_SKILL.test(line) ||
    ITS_OF_ANOTHER_SKILL.test(before) ||
    NEXT_TO_ANOTHER.test(line) ||
    OF_A_PLUGIN.test(line) ||
    IN_HISTORY.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)) ||
    LIST_OF_EXAMPLES.test(introduction) ||
    WISHED.test(sentenceBehind(text, end)) ||
    isToBeMade(before) ||
    isToBeMade(introduction) ||
    ELSEWHERE.test(introduction) ||
    MAY_NOT_EXIST.test(introduction) ||
    namesAnotherSkill(introduction, text) ||
    namesAnotherSkill(IN_ANOTHER_SKILL.exec(text.slice(end, end + MAX_BEHIND))?.[0] ?? '', text) ||
    isCopiedThere(text, text.slice(start, end))
  );
}

/** A skill by its name: "the `deploy` skill". */
const NAMED_SKILL = /`([\w/:.-]{1,80})`\**[ \t]+skill\b/g;

/** "`references/a.md` in the `deploy` skill" */
const IN_ANOTHER_SKILL = /^[`"')*]*\s(?:in|of|from)\s(?:the\s)?`[\w/:.-]{1,80}`\**[ \t]+skill\b/;
const MAX_BEHIND = 120;

/** Whether the line above a list names another skill, whose files the list then names: "The `deploy` skill contains:". */
function namesAnotherSkill(introduction: string, text: string): boolean {
  const own = /^name:[ \t]*["']?([\w.-]+)/m.exec(text.slice(0, MAX_FRONTMATTER))?.[1];
  return [...introduction.matchAll(NAMED_SKILL)].some(([, name]) => name !== own);
}

const MAX_FRONTMATTER = 2_000;

/** Whether the text lets somebody copy files to a folder of this path: ``Copy `scripts/` to `tools/fleet/` ``. */
function isCopiedThere(text: string, written: string): boolean {
  const folder = /^[\w.-]+\/[\w.-]+\//.exec(written)?.[0];
  if (folder === undefined) {
    return false;
  }
  for (let at = text.indexOf(folder); at >= 0; at = text.indexOf(folder, at + folder.length)) {
    const line = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - MAX_LINE), at);
    if (
      /\b(?:copy|copies|install|installs)\b[^\n]*\b(?:to|into|at|in|under)\s+`$/i.test(line) &&
      text.charAt(at + folder.length) === '`'
    ) {
      return true;
    }
  }
  return false;
}

/** A heading above a text that shows what a model answers: `## Output format`, `### Example of the report`, `### Example 2: …`. */
const OF_AN_ANSWER = regex('i')`
  \b(?:outputs?|reports?|responses?|results?|answers?)\b[^\n]*\b(?:formats?|templates?|examples?|structure|layout)
    \b
  |\b(?:formats?|templates?|examples?) (?:of|for) (?:the |an? )?(?:outputs?|reports?|responses?|results?|answers?)
    \b
  |^#{1,6} +(?:expected |example |sample )?outputs?[ \t:]*$|^#{1,6} +examples? \d{1,3}\b
  |^#{1,6} +(?:example|ejemplo|exemple|exemplo|beispiel|esempio) (?:of|de|du|di|für)[ ]
`;
const MAX_SECTION = 20_000;

/** Whether the section of an offset, or a section around it, shows an answer. Reads much of the text: ask only about faults. */
export function isInAnswer(text: string, start: number): boolean {
  let level = 7;
  const above = text.slice(Math.max(0, start - MAX_SECTION), start).match(/^#{1,6} [^\n]*/gm) ?? [];
  return above.toReversed().some((heading) => {
    const own = heading.indexOf(' ');
    const isAround = own < level;
    level = Math.min(level, own);
    return isAround && OF_AN_ANSWER.test(heading);
  });
}

/**
 * Whether a link is only shown: its line shows how something is written well or badly, it is part of a sentence in
 * quotation marks, or its paragraph is a template with blocks such as `{{#if tests}}`.
 */
export function isShown(text: string, start: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE), start);
  return (
    SHOWN.test(line) || SHOWN_AS.test(line) || isQuoted(line, text, start) || BLOCK.test(paragraphAround(text, start))
  );
}

/** "Commands are referenced as [`name`](./name.md)", "For instance, link it as [Ping](./Ping.md)": the form of a link. */
const SHOWN_AS = regex('i')`
  \b(?:for (?:instance|example)|e\.g\.|referenced|referred|written|formatted|linked)\b[^.\n[\]]{0,120}\b
    (?:as|like)[: ]\s{0,2}["'\`]?\[[^[\]\n]{0,80}\]\($
`;

/** A block of a template of Handlebars. */
const BLOCK = /\{\{[#/][a-z]/i;

function isQuoted(before: string, text: string, start: number): boolean {
  const newline = text.indexOf('\n', start);
  const behind = text.slice(start, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE));
  // With a space inside, so that the title of a link and the value of an attribute are no sentences.
  return before.split('"').length % 2 === 0 && /"[^"]* [^"]*$/.test(before) && behind.includes('"');
}

function paragraphAround(text: string, start: number): string {
  const from = Math.max(0, start - MAX_AROUND);
  const above = text.slice(from, start);
  const below = text.slice(start, start + MAX_AROUND);
  const end = below.search(/\n[ \t]*\n/);
  return `${above.slice(above.lastIndexOf('\n\n') + 1)}${end < 0 ? below : below.slice(0, end)}`;
}

const MAX_AROUND = 1_500;

function isToBeMade(words: string): boolean {
  const made = MAKES.exec(words.replace(/:\s*$/, ''));
  return made !== null && !READS.test(words);
}

/** The words of the paragraph or list entry before an offset. */
function paragraphBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - MAX_PARAGRAPH), start);
  const breaks = [...before.matchAll(/\n[ \t]*(?:\r?\n|(?:[-*+]|\d{1,3}[.)])[ \t])/g)];
  const last = breaks.at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}

/** The line or list entry with a colon before the list that contains an offset; empty if there is none. */
export function introductionOf(text: string, start: number): string {
  const lines = text
    .slice(Math.max(0, start - MAX_PARAGRAPH), start)
    .split('\n')
    .slice(0, -1);
  const own = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (!isEntry(own)) {
    return '';
  }
  const written = lines.filter((line) => line.trim() !== '');
  const parent = written.findLast((line) => indentationOf(line) < indentationOf(own));
  const above = written.findLast((line) => !isEntry(line) && indentationOf(line) === 0);
  return [parent, above].find((line) => line !== undefined && INTRODUCES.test(line))?.slice(-MAX_LINE) ?? '';
}

const INTRODUCES = /[:：][*_]*\s*$/;

function indentationOf(line: string): number {
  return line.search(/[^ \t]/);
}

function isEntry(line: string): boolean {
  return /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/.test(line);
}

function sentenceBehind(text: string, end: number): string {
  const behind = text.slice(end, end + MAX_LINE);
  return /^(?:[^.\n]|\.(?!\s)|\n(?!\s*\n))*/.exec(behind)?.[0] ?? '';
}
