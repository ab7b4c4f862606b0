import { CLIENTS } from '../../customizations/known/clients.ts';
import { nameOf } from '../../workspace/paths.ts';
import { mayBeMissing } from '../reading/paths/may-be-missing.ts';
import { isPlaceholder } from './link-target.ts';
import { introductionOf, isInAnswer } from './examples/only-an-example.ts';
import { referenceRule, type FileReference } from './reference-rule.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';
import { regex } from '../../text/regex.ts';

export const agentReferenceNotFound = referenceRule({
  id: 'agent-reference-not-found',
  description: 'A text names an agent file that does not exist',
  effects: [warning(CLIENTS, 'No client has such an agent, so none can do what the text says about it.')],
  looksFor: { parts: ['.agent', '.chatm'] },
  find: findAgentFiles,
  judge(_facts, { paths }) {
    let names: ReadonlySet<string> | undefined;
    return ({ target }) => {
      names ??= new Set(paths.entries.map(({ path }) => nameOf(path).toLowerCase()));
      const name = target.toLowerCase();
      if (names.has(name) || names.has(name.replace(/\.chatmode\.md$/, '.agent.md'))) {
        return undefined;
      }
      return {
        said: {
          message: `The repository has no file named ${quote(target)}`,
          hint: target.endsWith('.chatmode.md')
            ? 'Agents have replaced chat modes: name the intended `.agent.md`, or remove the sentence.'
            : 'Name an existing agent, or remove the sentence.',
        },
      };
    };
  },
});

const FILE =
  /(?<![\w./*{}<>[\]$-])(?:(?:\.github\/|\.claude\/)?(?:agents|chatmodes)\/)?([a-z\d][\w-]{1,80}\.(?:agent|chatmode)\.md)\b/gi;
/** Words that show that the file is to be created, or is only an example of such a name. */
const NOT_MEANT = regex('i')`
  \b(?:
    create|creates|creating|generate|generates|write|writes|save|saves|name|named|called|rename|renamed|output
    |produce|produces|add|e\.g\.|example|examples|such as|like|convention|format|lower-?case|kebab-case|hyphens
    |extension|suffix
  )\b
`;
/** Words that introduce a list of agents that are no longer there: "Do not reference these removed agents:". */
const GONE = /\b(?:removed|deleted|retired|former|obsolete|prohibited|do(?:\s+not|n['’]t))\b/i;
/** Names that are used as examples. */
const ANY =
  /^(?:my|your|our|name|agent|agent-name|agentname|custom|custom-agent|example|sample|test|foo|bar|xyz?|file|filename)(?:-(?:agent|name|custom))*\./i;
/** `**Planner** (…):` above a code block, which shows what such a file may contain. */
const SHOWS = /^[^\n]*:[*_]*\s*\n\s*(?:`{3}|~{3})/;
const MAX_FOUND = 50;
const LINE_BEFORE = 300;

/** Finds agent files that a sentence names. Other rules check other paths, `#file:` and links. */
function findAgentFiles({ text, body, markdown }: CheckedText): readonly FileReference[] {
  if (!text.includes('.agent.md') && !text.includes('.chatmode.md')) {
    return [];
  }
  const found: FileReference[] = [];
  FILE.lastIndex = body.start;
  for (let match = FILE.exec(text); match !== null && found.length < MAX_FOUND; match = FILE.exec(text)) {
    const { 0: written, 1: target = '', index } = match;
    const start = index + written.length - target.length;
    const lineStart = Math.max(text.lastIndexOf('\n', index) + 1, index - LINE_BEFORE);
    const isMeant =
      !NOT_MEANT.test(text.slice(lineStart, index)) &&
      !NOT_MEANT.test(introductionOf(text, index)) &&
      !GONE.test(introductionOf(text, index)) &&
      !NOT_MEANT.test(headOfTable(text, lineStart)) &&
      !ANY.test(target) &&
      !isPlaceholder(target) &&
      !SHOWS.test(text.slice(start + target.length, start + target.length + LINE_BEFORE)) &&
      !mayBeMissing(text, { start: index, end: index + written.length });
    if (isMeant && !isLinkText(text, index) && !markdown.isFenced(start) && !isInAnswer(text, index)) {
      found.push({ start, end: start + target.length, target: Buffer.from(target).toString(), form: 'path' });
    }
  }
  return found;
}

function isLinkText(text: string, start: number): boolean {
  return /[[(:]$/.test(text.slice(Math.max(0, start - 2), start).trimEnd());
}

/** The first row of the table to which a line belongs. */
function headOfTable(text: string, lineStart: number): string {
  if (!text.startsWith('|', lineStart)) {
    return '';
  }
  const rows = text
    .slice(Math.max(0, lineStart - MAX_TABLE), lineStart)
    .trimEnd()
    .split('\n');
  return rows[rows.findLastIndex((row) => !row.startsWith('|')) + 1] ?? '';
}

const MAX_TABLE = 4_000;
