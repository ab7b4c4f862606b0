import { at } from '../../structures/at.ts';
import { lazily } from '../../structures/lazily.ts';
import { findLocalTargets } from '../../text/markdown/link-targets.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { isAskedFor } from './asked-for.ts';
import { mayBeMissing } from '../reading/paths/may-be-missing.ts';
import { oncePerText } from '../reading/texts/once-per-text.ts';
import { isInAnswer, isOnlyExample, isShown } from './examples/only-an-example.ts';
import { unpairedFences } from '../reading/texts/unpaired-fences.ts';
import type { FileReference } from './reference-rule.ts';
import type { CheckedKind } from '../types.ts';
import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { findLineEnd } from '../../text/line.ts';
import { nameOf } from '../../workspace/paths.ts';
import { regex } from '../../text/regex.ts';

/** Finds the links and pictures in a text that lead to files, or to places in files. */
export const findLinks = oncePerText((checked): readonly FileReference[] => {
  const { text, body, markdown } = checked;
  const isUnused = definitionReader(text);
  const targets = findLocalTargets(text, body).filter(
    ({ start }) => !markdown.isFenced(start) && !isShown(text, start) && !isUnused(start),
  );
  if (targets.length === 0 || isTemplate(checked)) {
    return [];
  }
  const examples = findBrokenExamples(checked);
  const isToFill = TO_FILL.test(text);
  return targets
    .filter(({ start }) => !examples.some((example) => example.start < start && start < example.end))
    .map(({ start, end, isPicture }) => ({
      start,
      end,
      target: detachText(text.slice(start, end).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')),
      form: isPicture ? 'picture' : 'link',
      ...(isBetween(examples, start) && { mayBeExample: true as const }),
      ...(isToFill && { isToFill: true as const }),
      ...(mayBeMissing(text, { start, end }) && { mayBeAbsent: true as const }),
    }));
});

/** A link whose target is still to be filled in: `[Repository]({ GIT_REPO_URL })`. Others are right where the copy will be. */
const TO_FILL = /\]\([ ]?(?:\{{1,2}|<)[ ]?[A-Z][A-Z_]{2,40}[ ]?(?:\}{1,2}|>)[ ]?\)/;

/** Makes a test whether a target belongs to a definition that no link uses: `[style]: photo/drawing`. Such a line leads nowhere. */
function definitionReader(text: string): (start: number) => boolean {
  const folded = lazily(() => text.toLowerCase());
  return (start) => {
    const label = DEFINITION.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))?.[1];
    if (label === undefined) {
      return false;
    }
    const wanted = `[${label.toLowerCase()}]`;
    let at = folded().indexOf(wanted);
    while (at >= 0 && folded().startsWith(':', at + wanted.length)) {
      at = folded().indexOf(wanted, at + wanted.length);
    }
    return at < 0;
  };
}

const DEFINITION = /^[ \t>]*\[([^\][]{1,200})\]:\s*<?$/;

/** Blocks that another block ends too early. What follows was meant to be part of the example. */
function findBrokenExamples(text: CheckedText): readonly TextRange[] {
  return unpairedFences(text).flatMap((fault) =>
    fault.kind === 'nested' ? [{ start: fault.outer.start, end: fault.stray.end }] : [],
  );
}

/** Whether an offset is between two blocks that are ended too early. People pair such fences in more than one way. */
function isBetween(examples: readonly TextRange[], offset: number): boolean {
  return examples.some(({ end }) => end < offset) && examples.some(({ start }) => offset < start);
}

/** The title of a page that is filled in elsewhere: `# {project_name}`, `# [Project] Overview`, `# README Template`. */
const TITLE_OF_TEMPLATE =
  /^#[ \t](?:[^\n]*(?:\{[A-Za-z][\w -]{0,40}\}|\[[A-Z][\w -]{0,40}\](?![([]))|[^\n]*\btemplate[ \t]*$)/im;
const MAX_TITLE_PLACE = 500;

/** Whether a document of a skill is a template, whose links are right where its copies will be. */
function isTemplate({ kind, text, body }: CheckedText): boolean {
  return kind === 'bundled-document' && TITLE_OF_TEMPLATE.test(text.slice(body.start, body.start + MAX_TITLE_PLACE));
}

/** A text without one of these parts contains no link. */
export const LINK_PARTS = ['](', ']:'] as const;

/** Finds each `#file:…` in a text. As in VS Code, it ends at the next space. */
export const findFileVariables = oncePerText(readFileVariables);

/** A text without this part contains no `#file:…`. */
export const VARIABLE_PARTS = ['#file:'] as const;

function readFileVariables({ text, body, markdown }: CheckedText): readonly FileReference[] {
  const found: FileReference[] = [];
  for (let at = text.indexOf(VARIABLE, body.start); at >= 0; at = text.indexOf(VARIABLE, at + VARIABLE.length)) {
    const start = at + VARIABLE.length;
    const written = /^[^\s#]*/.exec(text.slice(start, start + MAX_PATH_CHARACTERS))?.[0] ?? '';
    const target = written.replace(/[.,;:!?)\]}>'"`*]+$/, '');
    const behind = written.slice(target.length);
    if (target !== '' && !markdown.isFenced(at) && found.length < MAX_FOUND) {
      found.push({
        start,
        end: start + target.length,
        target: detachText(target),
        form: 'variable',
        ...(/^[.,;:!?)]+$/.test(behind) && { behind: detachText(behind) }),
      });
    }
  }
  return found;
}

const VARIABLE = '#file:';
const MAX_PATH_CHARACTERS = 400;
const MAX_FOUND = 200;

/** Folders in which skills keep their own files. */
const FOLDERS = [
  'references',
  'reference',
  'scripts',
  'assets',
  'templates',
  'examples',
  'resources',
  'docs',
  'data',
  'rules',
];
/** Matches a code span that contains only the path of a file in such a folder. */
const SPAN = new RegExp(`\`((?:\\./)?(?:${FOLDERS.join('|')})/[\\w./-]{1,200}\\.[a-z]\\w{0,9})\``, 'gi');
/**
 * Matches an entry of a list that begins with a bold path: `- **references/steps.md**: all steps`. The line before it is
 * looked at last, because most bold words are no paths.
 */
const BOLD_ENTRY = new RegExp(
  `\\*\\*(?=\\.?/?(?:${FOLDERS.join('|')})/)(?<=^[ \\t]*[-*+][ \\t]+\\*\\*)((?:\\./)?(?:${FOLDERS.join('|')})/[\\w./-]{1,200}\\.[a-z]\\w{0,9})\\*\\*`,
  'gim',
);
/** Matches a code span that contains only the path of a skill next to the own one: `../deploy/SKILL.md`. */
const NEIGHBOUR = /`((?:\.\.\/){1,4}(?:[\w.-]{1,64}\/){1,4}SKILL\.md)`/g;
/** Matches a path that the text asks to read. The search starts at dots, which are rare. */
const ASKED_FOR =
  /(?<=\b(?:follow|read|see|consult|refer to|according to)\s(?:the\s)?[`"']?)(\.{1,2}\/[\w./-]{1,200}\.md)\b/gi;

/** Matches a code span that contains only a path which leads out of the folder: `../assets/README_TEMPLATE.md`. */
const RELATIVE_SPAN = /`((?:\.\.\/){1,6}(?:[\w.-]{1,80}\/){0,8}[\w.-]{1,80}\.[a-z]\w{0,7})`/gi;

/** Finds relative paths in code spans, whether or not the text asks to read them. */
export const findRelativePaths = oncePerText((text): readonly FileReference[] =>
  text.text.includes('`../') ? firstOfEach(pathsLike(RELATIVE_SPAN, text)) : [],
);

/** Finds paths in words and code spans that certainly name files: a skill's own files, and files that the text asks to read. */
export const findPaths = oncePerText((text): readonly FileReference[] => {
  if (text.kind === 'skill') {
    if (isAboutSkills(text)) {
      return [];
    }
    const own = withOtherSkills(findOwnPaths(text), text.text);
    return [...own, ...findNamedFiles(text, own)];
  }
  const asked = text.text.includes('./')
    ? firstOfEach(pathsLike(ASKED_FOR, text)).filter(
        ({ target, start }) => !isMadeBy(text.text, target) && !isInAnswer(text.text, start),
      )
    : [];
  return ABOUT_REPOSITORY.has(text.kind)
    ? [
        ...asked,
        ...firstOfEach([
          ...findNamedFiles(text, asked),
          ...findPrograms(text),
          ...findNamedFolders(text),
          ...findCommandPaths(text),
        ]),
      ]
    : asked;
});

/** Kinds of files that describe the repository which contains them. */
const ABOUT_REPOSITORY: ReadonlySet<CheckedKind> = new Set([
  'agent',
  'agents-md',
  'claude-md',
  'claude-rule',
  'cursor-rule',
  'gemini-md',
  'path-instructions',
  'prompt',
  'repository-instructions',
  'windsurf-rule',
]);
/** Matches a code span that contains only the path of a file, such as `src/api/client.ts`. */
const NAMED_FILE = /`((?:[\w@.-]{1,80}\/){1,12}[\w@.-]{1,80}\.[a-z]\w{0,7})`/gi;
/** Names that stand for others: `tests/my-feature.test.ts`, `docs/adr/NNNN-title.md`. */
const STANDS_FOR = regex('i')`
  (?:^|[/_.-])(?:my|your|new|some|foo|bar|example|sample|template|x{2,}|n{2,}|name)(?=[/_.-])
  |\.(?:json|ya?ml|toml)\.(?!(?:example|hbs|j2|md|sample|template|tmpl|tpl)$)\w
`;

/** Finds the files of the repository that the text names in code spans, each once. */
function findNamedFiles(text: CheckedText, asked: readonly FileReference[]): readonly FileReference[] {
  return firstOfEach(pathsLike(NAMED_FILE, text))
    .filter(
      ({ target, start, end }) =>
        !STANDS_FOR.test(target) &&
        !asked.some((other) => other.start < end && start < other.end) &&
        !isLinkText(text.text, { start, end }) &&
        !isOnlyExample(text.text, { start, end }) &&
        !isMadeBy(text.text, target),
    )
    .map((reference) => ({ ...reference, isOnlyNamed: true }));
}

/** Matches a code span with only the path of a folder, with which an entry of a list or a cell of a table begins. */
const NAMED_FOLDER = /`(?<=(?:^[ \t>]*(?:[-*+]|\d{1,3}[.)])[ \t]+|\|[ \t]*)[*_[(]*`)((?:[\w@.-]{1,80}\/){2,10})`/gm;
/** Folders that stand for others: `docs/00x-work/`. */
const NUMBERED = /(?:^|\/)(?:\d+x|N{2,}|SNN)\b/;
/** `src/components/ComponentName/` */
const NAME_OF_ANY = /(?:^|\/)\w{1,40}Name\//;
/** Words behind a folder that may not be in the repository. */
const MAY_BE_MADE =
  /\b(?:generated|created|built|build output|artifacts?|ignored|gitignored|not committed|local only|store)\b/i;

/** Finds the folders of the repository that lists and tables of a text name, each once. */
function findNamedFolders(text: CheckedText): readonly FileReference[] {
  return text.text.includes('/`')
    ? firstOfEach(pathsLike(NAMED_FOLDER, text))
        .filter(({ target, start, end }) => {
          const lineEnd = findLineEnd(text.text, end);
          const line = text.text.slice(
            Math.max(text.text.lastIndexOf('\n', start) + 1, start - MAX_REST),
            Math.min(lineEnd, end + MAX_REST),
          );
          return (
            !STANDS_FOR.test(target) &&
            !NUMBERED.test(target) &&
            !NAME_OF_ANY.test(target) &&
            !MAY_BE_MADE.test(line) &&
            !isOnlyExample(text.text, { start, end }) &&
            !isMadeBy(text.text, target)
          );
        })
        .map((reference) => ({ ...reference, isOnlyNamed: true }))
    : [];
}

const MAX_REST = 300;

/** The end of the name of a program. A text without one, as most are, is done in a fifth of the time. */
const HAS_PROGRAM = /\.(?:bash|c?js|mjs|py|rb|sh|ts)(?![\w/<{*$-])/;
/** Matches the path of a program behind what runs it: `uv run tools/build.py`. The last word before it is looked for first. */
const PROGRAM =
  /\b(?:bash|bun|node|python3?|run|sh|tsx|zsh)[ \t]+(?:\.\/)?((?:[\w@-][\w@.-]{0,80}\/){1,12}[\w@.-]{1,80}\.(?:bash|c?js|mjs|py|rb|sh|ts))(?![\w/<{*$-])/g;
/** Commands in the same block that change the folder. */
const OTHER_FOLDER = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]|git clone[ \t])[^`]{0,300}$/;
const MAX_BLOCK = 400;

/** Finds the programs that the text lets somebody run from the root of the repository, also in blocks of code. */
function findPrograms({ text, body }: CheckedText): readonly FileReference[] {
  if (!HAS_PROGRAM.test(text)) {
    return [];
  }
  const found: FileReference[] = [];
  PROGRAM.lastIndex = body.start;
  for (let match = PROGRAM.exec(text); match !== null && found.length < MAX_FOUND; match = PROGRAM.exec(text)) {
    const path = at(match, 1);
    const end = match.index + match[0].length;
    const range = { start: end - path.length, end };
    if (
      !STANDS_FOR.test(path) &&
      !OTHER_FOLDER.test(text.slice(Math.max(0, range.start - MAX_BLOCK), range.start)) &&
      !mayBeMissing(text, range) &&
      !isMadeBy(text, path)
    ) {
      found.push({ ...range, target: detachText(path), form: 'path', isOnlyNamed: true });
    }
  }
  return found;
}

/** Matches a command in a block of code that reads or runs files: `pytest tests/test_api.py`. */
const READING_COMMAND = regex('gm')`
  ^[ \t]*(?:\$[ ])?(?:[A-Z_]{2,30}=\S{1,60}[ ]){0,2}
    (?:
      act|bun|bunx|cargo|cat|cd|composer|dart|deno|docker|dotnet|flutter|go|head|helm|jest|kubectl|less|make|mix|mvn
      |mypy|npm|npx|phpunit|pip|pnpm|poetry|psql|pytest|rspec|ruff|ruby|source|swift|terraform|uv|vitest|yarn
    )
  [ ]([^\n|&;#>]{1,200})
`;
/** A path with an extension in the words of a command, up to the name of a test in it. */
const FILE_ARGUMENT =
  /(?<=^|[ "'=])(?:\.\/)?((?:[\w@-][\w@.-]{0,60}\/){1,10}[\w@.-]{1,80}\.[a-z][a-z\d]{0,6})(?=[ "'\r]|::|$)/g;
/** The option of a command that is followed by a folder. */
const FOLDER_ARGUMENT =
  /(?<=(?:^|[ ])(?:-C|--project|--prefix|--manifest-path|--dir|--cwd)[ =])(?:\.\/)?((?:[\w@-][\w@.-]{0,60}\/){1,10}[\w@-][\w@.-]{0,60})\/?(?=[ \r]|$)/g;
/** Names in commands that stand for others: `pytest tests/test_module.py`. */
const STANDS_FOR_ANY = regex('i')`
  (?:^|[/_.-])(?:
    abc|any|component|feature|file|filename|folder|module|package|path|pattern|project|service|something|specific
    |subdir|thing|to|xyz
  )(?=[/_.-]|$)
`;
/** Words that make what follows, or take it from elsewhere. */
const MAKES_PATH = /(?:^|[ ])(?:-o|--output|--out|create|generate|init|new|scaffold|add|apply|cp|mv)(?:[ =]|$)/;

/** Finds the files and folders of the repository that commands in blocks of code read, each once. */
function findCommandPaths({ text, body, markdown }: CheckedText): readonly FileReference[] {
  if (!text.includes('```')) {
    return [];
  }
  const found: FileReference[] = [];
  READING_COMMAND.lastIndex = body.start;
  for (
    let line = READING_COMMAND.exec(text);
    line !== null && found.length < MAX_FOUND;
    line = READING_COMMAND.exec(text)
  ) {
    const words = at(line, 1);
    const from = line.index + line[0].length - words.length;
    if (!words.includes('/') || MAKES_PATH.test(words) || !markdown.isFenced(from)) {
      continue;
    }
    for (const [pattern, end] of [
      [FILE_ARGUMENT, ''],
      [FOLDER_ARGUMENT, '/'],
    ] as const) {
      for (const match of words.matchAll(pattern)) {
        const path = at(match, 1);
        const start = from + match.index + match[0].indexOf(path);
        const range = { start, end: start + path.length };
        if (
          !(end === '/' && /\.[a-z]+$/.test(path)) &&
          !STANDS_FOR.test(path) &&
          !STANDS_FOR_ANY.test(path) &&
          !OTHER_FOLDER.test(text.slice(Math.max(0, line.index - MAX_BLOCK), line.index + 1)) &&
          !mayBeMissing(text, range) &&
          !isInAnswer(text, start) &&
          !isMadeBy(text, path)
        ) {
          found.push({ ...range, target: detachText(`${path}${end}`), form: 'path', isOnlyNamed: true });
        }
      }
    }
  }
  return found;
}

function findOwnPaths(text: CheckedText): readonly FileReference[] {
  const found = [
    ...pathsLike(SPAN, text),
    ...pathsLike(NEIGHBOUR, text).filter(({ target }) => !STANDS_FOR.test(target)),
    ...pathsLike(BOLD_ENTRY, text).map(asListed),
  ]
    .filter(
      (path) =>
        !isLinkText(text.text, path) &&
        !isOnlyExample(text.text, path) &&
        // "Create a `index.json` file with this structure" is about the file that is named with its folder elsewhere.
        !isMadeBy(text.text, `\`${nameOf(path.target)}\``),
    )
    .map((path) => (isAskedFor(text.text, path) ? path : { ...path, isMentioned: true as const }));
  return found.length > 0 && MAKES_FILES.test(text.text)
    ? found.map((path) => (path.target.includes('scripts/') ? path : { ...path, mayBeMade: true as const }))
    : found;
}

/** A command that runs a script of the skill whose name says that it fetches or writes files. */
const MAKES_FILES = regex('i')`
  \b(?:bash|bun|node|python3?|sh|tsx|uv run)[ \t]+["']?(?:\$\{?\w{1,40}\}?\/|\.\/)?scripts\/\w{0,40}?
    (?:crawl|download|fetch|generate|mirror|pull|refresh|scrape|sync)
`;

/**
 * Matches the folder of a skill in a path, in words and in a code span of its own: `deploy` in `.github/skills/deploy/`,
 * `deploy/SKILL.md`, "the deploy skill" and `` `deploy` ``.
 */
const SKILL_FOLDER =
  /\bskills\/([\w.-]{1,64})\/|([\w.-]{1,64})\/SKILL\.md\b|([\w.-]{1,64})[`*]{0,3} skill\b|`([\w.-]{1,64})`/g;

/** Adds the skills that the text names. `references/steps.md` may be a file of one of them. */
function withOtherSkills(references: readonly FileReference[], text: string): readonly FileReference[] {
  if (references.length === 0) {
    return references;
  }
  const names = new Set(
    [...text.matchAll(SKILL_FOLDER)].map(([, below, above, named, alone]) => below ?? above ?? named ?? alone ?? ''),
  );
  const otherSkills = [...names].map(detachText);
  return otherSkills.length === 0 ? references : references.map((reference) => ({ ...reference, otherSkills }));
}

function asListed(reference: FileReference): FileReference {
  return { ...reference, isListed: true };
}

/** Whether a skill explains how skills and plugins are written. The files that it names are those that such a skill may have. */
function isAboutSkills({ frontmatter }: CheckedText): boolean {
  const name = frontmatter.data['name'];
  return typeof name === 'string' && /skill|plugin/i.test(name) && ABOUT_WRITING.test(name);
}

const ABOUT_WRITING = /creat|develop|writ|author|build|design|mak(?:e|ing)|guide|standard|template/i;

/** Whether a code span is the text of a link: the link says where the file is. */
function isLinkText(text: string, { start, end }: TextRange): boolean {
  return /\[\**`$/.test(text.slice(Math.max(0, start - 4), start)) && /^`\**\](?:\(|\[)/.test(text.slice(end, end + 5));
}

/** A text without one of these parts contains no such path. */
export const PATH_PARTS = ['./', '`', '**', '.py', '.sh', '.ts', '.js', '.mjs', '.cjs', '.rb'] as const;

function pathsLike(pattern: RegExp, { text, body, markdown }: CheckedText): readonly FileReference[] {
  const found: FileReference[] = [];
  pattern.lastIndex = body.start;
  for (let match = pattern.exec(text); match !== null && found.length < MAX_FOUND; match = pattern.exec(text)) {
    const path = at(match, 1);
    const start = match.index + match[0].indexOf(path);
    const end = start + path.length;
    if (!markdown.isFenced(start) && !mayBeMissing(text, { start, end })) {
      found.push({ start, end, target: detachText(text.slice(start, end)), form: 'path' });
    }
  }
  return found;
}

const MAKES = /\b(?:creat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|generat(?:e|es|ed|ing))\b[^\n.;]*$/i;
const MAX_MENTIONS = 50;

/** Whether the text also asks the model to write the file, which then may not exist yet. */
function isMadeBy(text: string, target: string): boolean {
  let at = text.indexOf(target);
  for (let mentions = 0; at >= 0 && mentions < MAX_MENTIONS; mentions += 1) {
    if (MAKES.test(text.slice(Math.max(0, at - 100), at))) {
      return true;
    }
    at = text.indexOf(target, at + target.length);
  }
  return false;
}

function firstOfEach(references: readonly FileReference[]): readonly FileReference[] {
  const seen = new Set<string>();
  return references.filter(({ target }) => !seen.has(target) && seen.add(target));
}
