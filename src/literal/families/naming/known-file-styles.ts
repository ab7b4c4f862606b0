import { folderOf, nameOf } from '../../../workspace/paths.ts';
import { readKnownFiles, type KnownFiles } from '../../known-files.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { isNewName, stemOf } from '../paths/file-kinds.ts';
import { readStyleHole } from '../templates/holes.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const STYLE = regexSource`
  (?<style>
    (?:lower(?:case)?[- ])?kebab[- ]case|snake[- _]case|pascal ?case|camel ?case
    |lower ?case,? (?:with|words separated by|separated by)(?: words separated by)? hyphens
  )
`;
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:use|prefer|keep|) ?${STYLE}(?: naming| names?)? (?:for|in) (?:all |the )*(?<things>.+)$`),
  regex()`
    ^(?<things>.+?) (?:be|use|follow|have|be in|be named in|be named using) (?:a |the |flat )*${STYLE}
      (?: (?:naming|names?|format|convention|files?))*(?:: [\w/<>{}[\].-]+)?$
  `,
  new RegExp(`^(?:name|keep|write) (?:all |the )*(?<things>.+?) (?:in |using |as )?${STYLE}$`),
];
/** Ends of words for the things themselves. */
const NAMES = / (?:file ?names?|names?|ids?|identifiers?|folders?|director(?:y|ies)|folder names?|directory names?)$/;
const OTHER = regex()`
  ^(?!
    .*\b(?:
      for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|or|variables?|functions?
      |class(?:es)?|methods?|types?
    )\b
  )(?:[a-z][a-z0-9-]* ){0,3}[a-z][a-z0-9-]*$
`;
/** Files whose names their tools or readers choose. */
const NAMED_OTHERWISE =
  /^(?:tests|README|changelogs|Dockerfiles|Compose|package|TypeScript|project|marketplaces|workflows)/;

/** What `fields` checks together with the style: `kebab-case, must match the name in frontmatter`. */
const SAYS_MORE = /\b(?:match(?:es)?|equals?|identical|same as|front ?matter|characters|chars)\b/i;

/** Reads in which style what tools find by its place is named: "Use kebab-case for skill and agent names". */
export function readKnownFileStyles({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  statement,
}: Clause): ChangeFinder | undefined {
  if (polarity !== 'required' || instead !== undefined || SAYS_MORE.test(statement.text)) {
    return undefined;
  }
  const words = plainPhrase(unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll('`', '').toLowerCase());
  const phrase = withThingAbove(words, statement);
  const said = FORMS.map((form) => form.exec(phrase)?.groups).find((groups) => groups !== undefined);
  const style =
    said === undefined
      ? undefined
      : readStyleHole(
          (said['style'] ?? '').replace(/^lower ?case(?![- ]?kebab).*|^lower(?:case)?[- ]/, (found) =>
            found.includes('hyphens') ? 'kebab-case' : '',
          ),
        );
  if (said === undefined || style === undefined) {
    return undefined;
  }
  const parts = (said['things'] ?? '').split(/,? and |,? or |, ?| ?\/ ?| ?& ?/).filter((part) => part !== '');
  const known = parts.flatMap((part) => readThing(part) ?? []);
  if (known.length === 0 || !parts.every((part) => readThing(part) !== undefined || OTHER.test(part))) {
    return undefined;
  }
  const names = [...new Set(known.map(({ name }) => name))];
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: names,
    words: `reports new ${names.join(' and ')} whose names are not in ${style.asks ?? ''}`,
    find: ({ files }) =>
      files.flatMap((file) => {
        const kind = isNewName(file) ? known.find(({ has }) => has(file.path)) : undefined;
        const name = kind === undefined ? '' : nameIn(kind, file.path);
        return name === '' || style.fits(name)
          ? []
          : [
              {
                path: file.path,
                found: `the name ${listCodes([name])}`,
                note: `The name ${listCodes([name])} is not in ${style.asks ?? ''}.`,
              },
            ];
      }),
  };
}

/** What the introduction or the heading above names: `For plugins (plugins/*\/):`, `Prompt file guide`. */
const ABOVE =
  /^[^\p{L}]*(?:for )?(?<things>[a-z][a-z -]{2,30}?)(?: files?| folders?| guide| definitions)*(?: \([^()]*\))?:?$/u;
const ITS_NAME = /^(?:the |each |every )?(?:file|folder|directory) names? (?=be |use |follow )/;

/** Below "Skill naming", `use kebab-case` is about skills, and `folder names are kebab-case` below "For skills:". */
function withThingAbove(words: string, statement: Clause['statement']): string {
  const title = statement.headings.at(-1)?.title.toLowerCase() ?? '';
  const named = OF_TITLE.exec(title)?.groups?.['things'];
  if (named !== undefined && ALONE.test(words)) {
    return `${named} ${words.replace(/:.*$/, '')}`;
  }
  const above = readAbove(statement);
  return above === undefined ? words : words.replace(ITS_NAME, `${above} `);
}

/** Whether the names of files that a statement speaks of are those of the things above it. */
export function isBelowKnownFiles(statement: Clause['statement']): boolean {
  return readAbove(statement) !== undefined;
}

/** The words for known files in the introduction of the list, or in the heading. */
function readAbove({ headings, leadIns }: Clause['statement']): string | undefined {
  return [leadIns.at(-1), headings.at(-1)?.title]
    .map((words) => ABOVE.exec(words?.toLowerCase() ?? '')?.groups?.['things'])
    .find((things) => things !== undefined && readThing(things) !== undefined);
}

const OF_TITLE =
  /^[^\p{L}]*(?<things>[a-z][a-z -]{2,40}?) (?:file ?)?(?:naming|names?)(?: conventions?| rules?| format)*$/u;
const ALONE = new RegExp(`^(?:use|be|follow) ${STYLE}(?: (?:naming|names?|format))*(?:: .{1,120})?$`);

function readThing(written: string): KnownFiles | undefined {
  const words = written.replace(/^(?:all|every|each|the|new) /, '');
  const bare = words.replace(NAMES, '');
  const kind = readKnownFiles(bare);
  return kind === undefined || NAMED_OTHERWISE.test(kind.name) ? undefined : kind;
}

/** The name of what a file is: of a skill, that of its folder. Empty if it has none. */
function nameIn({ namedBy }: KnownFiles, path: string): string {
  const folder = folderOf(path);
  return namedBy === 'folder' ? nameOf(/(?:^|\/)\.[^/]+$/.test(folder) ? folderOf(folder) : folder) : stemOf(path);
}
