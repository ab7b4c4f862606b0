import type { Statement } from '../../../guidelines/statements/statements.ts';
import { readKnownFiles, readWrittenFiles, type KnownFiles } from '../../known-files.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Words of titles that say nothing of which files are meant. */
const AROUND = regexSource`
  (?:
    writing|creating|adding|authoring|editing|defining|developing|new|existing|a|an|the|your|our|claude code
    |claude|custom|copilot|about|for|how to write|required|standard|required
  )
`;
const AFTER = regexSource`
  (?:
    files?|format|formats|conventions?|guidelines?|guide|structure|requirements?|rules?|standards?|authoring
    |authorship|writing|development|definitions?|front-?\s?matter|naming|creation|checklist|specifications?|spec
    |schema|fields?|metadata|manifests?|validation|conformance|quality|quick|reference|and|instructions|names?
    |steps|overview|creating|updating|components?|types?|design
  )
`;
const NOUN = regexSource`
  (?<noun>
    (?:agent )?skills?|skill\.md|\`skill\.md\`|(?:sub-?)?agents?|(?:slash )?commands?|prompts?
    |(?:copilot )?instructions?|plugins?|plugin\.json|\`plugin\.json\`
  )
`;
const TITLE = new RegExp(
  `^[^\\p{L}\`]*(?:\\d+[.)]\\s*)?(?:${AROUND} )*${NOUN}(?: ${AFTER})*(?:\\s*\\((?<inner>[^()]*)\\))?[^\\p{L}]*$`,
  'iu',
);
/** Titles below one that names the files, which limit nothing. */
const NEUTRAL = regex('iu')`
  ^[^\p{L}]*(?:
    (?:
      the|required|standard|core|key|quick|best|critical|common|general|mandatory|important|and|for|of|a|per|file
      |files|yaml|basic|field|fields|front-?\s?matter|name|names|naming|description|descriptions|requirements?
      |checklist|format|structure|conventions?|steps?|constraints|rules?|guidelines?|specifications?|properties
      |metadata|schema|content|quality|practices|standards|limits|size|sizes|optional|body|syntax|code review
      |manifest|principles
    )[\s,/&]*
  )+(?:\([^()]*\))?[^\p{L}]*$
`;

/** The files that a title, label or introduction names: `Agent Files (*.agent.md)`, `For skills (skills/*)`. */
export function filesOfTitle(title: string): KnownFiles | undefined {
  const { noun, inner } = TITLE.exec(title.replace(/:$/, ''))?.groups ?? {};
  if (noun === undefined) {
    return undefined;
  }
  const written = inner === undefined ? undefined : readWrittenFiles(inner.replaceAll('`', '').trim());
  return written ?? filesOfWords(noun);
}

/** The files that a subject names: `every skill`, ``the `SKILL.md` file``, ``agents (`.claude/agents/*.md`)``. */
export function filesOfWords(words: string): KnownFiles | undefined {
  const codes = [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.trim());
  const [code] = codes;
  if (codes.length === 1 && code !== undefined) {
    const rest = words
      .replace(/`[^`]+`/, '')
      .replaceAll(/[()]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const isPlain =
      /^(?:(?:the|every|each|all|any|a|an|your|main|in|at|under)\s?)*(?:files?|manifests?)?$/.test(rest) ||
      readKnownFiles(rest) !== undefined;
    return isPlain ? readWrittenFiles(code.startsWith('.') && !code.includes('/') ? `*${code}` : code) : undefined;
  }
  const plain = words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return codes.length > 0
    ? undefined
    : plain === 'plugin.json'
      ? readWrittenFiles('plugin.json')
      : readKnownFiles(plain);
}

/** How many statements before one can say which files a section is about. */
const BEFORE = 4;

/** The files that what stands around a statement is about, if all of it is understood. */
export function filesAround(statement: Statement, statements: readonly Statement[]): KnownFiles | undefined {
  const { leadIns, headings } = statement;
  for (const lead of leadIns.toReversed()) {
    const words = lead.replace(/[:\s]+$/, '');
    const files = filesOfTitle(words);
    if (files !== undefined) {
      return files;
    }
    if (!NEUTRAL.test(words) && !INTRODUCES.test(words)) {
      return undefined;
    }
  }
  for (const { title } of headings.toReversed()) {
    const files = filesOfTitle(title);
    if (files !== undefined) {
      return files;
    }
    if (!NEUTRAL.test(title)) {
      break;
    }
  }
  return filesOfSection(statement, statements);
}

/** `Every SKILL.md must include YAML frontmatter with` */
const INTRODUCES = /^[^\p{L}]*(?:(?:every|each|all|the) )?.{0,40}\b(?:front-?\s?matter|fields?|keys?)\b.{0,40}$/iu;

/** The only kind of files that the statements just before this one, below the same heading, begin with. */
function filesOfSection(statement: Statement, statements: readonly Statement[]): KnownFiles | undefined {
  const index = statements.indexOf(statement);
  const title = statement.headings.at(-1)?.title;
  const named = statements
    .slice(Math.max(0, index - BEFORE), index)
    .filter(({ headings }) => headings.at(-1)?.title === title)
    .flatMap(({ text }) =>
      /`?\bSKILL\.md\b/.test(text)
        ? ['SKILL.md']
        : /\bplugin\.json\b/.test(text)
          ? ['plugin.json']
          : /\.agent\.md\b/.test(text)
            ? ['*.agent.md']
            : [],
    );
  const [only, ...others] = new Set(named);
  return only === undefined || others.length > 0 ? undefined : readWrittenFiles(only);
}
