import type { TextRange } from '../../../text/source-text.ts';
import { regex } from '../../../text/regex.ts';

/** How many characters of the line before and after a name are searched. */
const REACH = 200;

/** `if the project has …`, `there is no …`, `in the other repository …`, `e.g. …`, `always forward slashes: …` */
const BEFORE = regex('i')`
  \b(?:if|when|where|unless)\s+(?:
    (?:
      it|one|they|you
      |(?:the|a|an|this|your)\s+(?:project|repo|repository|package|workspace|folder|module|app|codebase)
    )\s+(?:has|have|defines?|provides?)
    |(?:it|one|they|(?:the|a|an|this|your)\s+[\w-]{1,30})\s+exists?|there\s+(?:is|are)|present|available|defined
  )\b
  |\bthere(?:['’]s|\s+(?:is|are|was))\s+no\b
  |\b(?:other|another|generated|upstream|sibling)\s+
    (?:repo|repositor(?:y|ies)|projects?|apps?|packages?|checkouts?)\b
  |\be\.g\.|\b(?:for example|formerly|used to|removed|deleted|replaced|forward[ -]slash(?:es)?)\b
`;
/** `… if it exists`, `… is gone`, `… — (optional)`, `… in the sibling checkout` */
const BEHIND = regex('i')`
  ^[\`"')\]]*[ ,:–—-]*\(?(?:
    (?:if|when|where|unless)\s+(?:
      (?:(?:it|one|they)\s+)?exists?|(?:it|one|they)\s+(?:is|are)\s+(?:there|present|available)|it['’]s\s+there
      |there\s+(?:is|are)|present|available|defined|any
    )\b
    |optional\b|(?:is|are|was|were)\s+(?:gone|removed|missing|deleted|absent|optional|no longer|not)\b
    |(?:does|did|do)\s*(?:not|n['’]t)\s+exist
    |(?:(?:is|are|comes?|stands?)\s+)?(?:in|of|from)\s+(?:(?:the|an?)\s+)?
      (?:other|another|generated|upstream|sibling)\b
  )
`;

/** ``Read `AGENTS.md` or `CLAUDE.md` (whichever exists)`` */
const WHICHEVER = /\b(?:whichever|if (?:any|one|either))\b[^.;\n]{0,40}\b(?:exists?|present|available|there)\b/i;

/** A note that something does not exist yet: `- references/rails.md - patterns (coming)`, "optional once tests are added". */
const PLANNED = regex('i')`
  \((?:coming(?: soon)?|planned|not yet \w{1,20}|todo|tbd|optional)\)
  |\bonce\s(?:(?:it|they|these|those|(?:the\s)?[\w-]{1,30})\s(?:is|are|has been|have been)\s)?
    (?:added|implemented|introduced|in place)\b
`;

/** Whether the words around a name say that the named thing may not exist here. */
export function mayBeMissing(text: string, { start, end }: TextRange): boolean {
  const before = sentenceBefore(text, start);
  const behind = lineBehind(text, end);
  return (
    BEFORE.test(before) || PLANNED.test(before) || BEHIND.test(behind) || WHICHEVER.test(behind) || PLANNED.test(behind)
  );
}

function sentenceBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.replace(/^.*(?<!e\.g)[.;!?]\s/, '');
}

function lineBehind(text: string, end: number): string {
  const behind = text.slice(end, end + REACH);
  const lineEnd = behind.indexOf('\n');
  return lineEnd < 0 ? behind : behind.slice(0, lineEnd);
}
