import { CLIENTS } from '../../customizations/known/clients.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, parentsOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, CheckedKind, FileRule, RepositoryView } from '../types.ts';
import { isInAnswer, isOnlyExample } from './examples/only-an-example.ts';
import { regex } from '../../text/regex.ts';

interface Pattern {
  readonly path: string;
  readonly range: TextRange;
}

export const pathPatternMatchesNothing: FileRule<readonly Pattern[]> = {
  id: 'path-pattern-matches-nothing',
  scope: 'file',
  kinds: [
    'agent',
    'agents-md',
    'claude-md',
    'claude-rule',
    'command',
    'path-instructions',
    'repository-instructions',
    'skill',
  ],
  looksFor: { parts: ['<', '{'] },
  description: 'A text says where files are by a path with a placeholder, and no file has such a path',
  effects: [info(CLIENTS, 'The models of all clients look for files at such paths, and find none.')],
  collect(text) {
    const found = text.format === 'markdown' ? findPatterns(text) : [];
    return found.length === 0 ? undefined : found;
  },
  check(patterns, file, report, { paths }) {
    if (file.level !== 'repository' || isSetAside(file.path) || file.standing === 'stray') {
      return;
    }
    for (const { path, range } of patterns) {
      const isMeant = ABOUT_REPOSITORY.has(file.kind) || (OF_PLUGIN.test(path) && PARTLY_LITERAL.test(path));
      const fault = isMeant ? judge(path, file, paths) : undefined;
      if (fault !== undefined) {
        report(range, {
          message: `No file of the repository has a path like ${quote(path)}`,
          hint: `The folder \`${fault}\` has other files: correct the path, or say what makes the file.`,
        });
      }
    }
  },
};

/** Kinds of files that describe the repository which contains them. */
const ABOUT_REPOSITORY: ReadonlySet<CheckedKind> = new Set([
  'agents-md',
  'claude-md',
  'claude-rule',
  'repository-instructions',
]);
/** In other files, such a path may be one of the project in which they are used. */
const OF_PLUGIN = /^(?:\.\/)?(?:agents|commands|hooks|prompts|references|rules|scripts|skills|templates)\//;
/** `skills/lang-<lang>/SKILL.md`: a part of the name is written. */
const PARTLY_LITERAL = /(?:^|\/)(?:[\w.]+-(?:<|\{)|[^/]*[>}]-\w+\/)/;

/** A code span that contains only a path with a placeholder in angle brackets or braces. */
const SPAN = regex('g')`
  \`(
    (?:\.{0,2}[\w.-]{1,60}\/){1,8}(?:[\w.-]{0,60}(?:<[\w -]{1,40}>|\{[\w -]{1,40}\})[\w.-]{0,60})
      (?:\/(?:[\w.-]|<[\w -]{1,40}>|\{[\w -]{1,40}\}){1,80}){0,6}
  )\`
`;
const MAX_PATTERNS = 20;
/** A longer line is not read from its beginning: that of a hostile text may be the whole text. */
const MAX_LINE = 300;
/** An expression with more would take long to match. */
const MAX_PLACEHOLDERS = 3;

function findPatterns({ text, body, markdown }: CheckedText): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  SPAN.lastIndex = body.start;
  for (let match = SPAN.exec(text); match !== null && found.size < MAX_PATTERNS; match = SPAN.exec(text)) {
    const [, path = ''] = match;
    const range = { start: match.index + 1, end: match.index + 1 + path.length };
    const line =
      text
        .slice(Math.max(0, match.index - MAX_LINE), match.index)
        .split('\n')
        .at(-1) ?? '';
    if (
      /\.[a-z]{1,5}$/.test(path) &&
      !found.has(path) &&
      path.split(/[<{]/).length <= MAX_PLACEHOLDERS + 1 &&
      !markdown.isFenced(match.index) &&
      !MAKES.test(line) &&
      !isOnlyExample(text, range) &&
      !isInAnswer(text, match.index)
    ) {
      found.set(path, { path: detachText(path), range });
    }
  }
  return [...found.values()];
}

/** Words that say that the file is made, or may not exist. */
const MAKES = regex('i')`
  \b(?:
    creat|writ|sav|generat|produc|output|add|new|copy|copies|move|place|put|store|stor(?:e|ing)|persist|record
    |emit|append|updat|scaffold|if |optional|export|download|install|user['’]?s?|your|project['’]s
  )
`;

/** The folder in front of the placeholder, if it exists and no file of the repository has such a path. */
function judge(path: string, file: CheckedFile, paths: RepositoryView['paths']): string | undefined {
  const literal = folderOf(path.slice(0, path.search(/[<{]/)));
  const bases = ['', file.root, folderOf(file.path), ...parentsOf(file.path)];
  const base = literal === '' ? undefined : bases.find((one) => paths.hasFolder(joinPath(one, literal)));
  if (base === undefined) {
    return undefined;
  }
  const expression = new RegExp(
    `(?:^|/)${path
      .replace(/^(?:\.\/)+/, '')
      .split(/<[\w -]{1,40}>|\{[\w -]{1,40}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+?')}$`,
  );
  const ending = /\.[a-z]{1,5}$/.exec(path)?.[0] ?? '';
  const isFound = paths.withExtension(ending).some((one) => expression.test(one));
  const folder = joinPath(base, literal);
  return isFound || !paths.withExtension(ending).some((one) => one.startsWith(`${folder}/`)) ? undefined : folder;
}
