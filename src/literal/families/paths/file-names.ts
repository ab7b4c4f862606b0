import { at } from '../../../structures/at.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { ChangeSubject, Clause, Finder, Violation } from '../../types.ts';
import { CODE, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { isNewName, isTestName, readFileKind, stemOf, type FileKind } from './file-kinds.ts';
import { isBelowKnownFiles } from '../naming/known-file-styles.ts';
import { FILE_STYLES, hasOrdinaryName, type FileStyle } from './file-styles.ts';
import { pathIn } from './path-in.ts';

/** Finds new files whose names are not as a clause asks. */
export function compileFileNames(clause: Clause): Finder | undefined {
  // Below "Prompt file guide", file names are those of prompts.
  if (isBelowKnownFiles(clause.statement)) {
    return undefined;
  }
  const words = readWords(clause);
  return clause.polarity === 'required'
    ? (compileStyle(clause, words) ?? compileEnding(clause, words) ?? compileBeginning(clause))
    : compileCharacters(words);
}

type Words = Pick<Clause, 'subject' | 'verb' | 'object'>;

const ALL_CODES = new RegExp(CODE, 'g');

/** The words of a clause with codes that only name a style or a kind of file written out. */
function readWords({ subject, verb, object, codes }: Clause): Words {
  const isWord = /^[A-Za-z][A-Za-z_-]*(?:(?<=case)\.[a-z.]+)?$/i;
  const writeOut = (words: string): string =>
    plainPhrase(
      words.replaceAll(ALL_CODES, (mark) => {
        const code = at(codesIn(mark, codes), 0);
        return isWord.test(code) ? code : mark;
      }),
    );
  return { subject: writeOut(subject), verb: verb.toLowerCase(), object: writeOut(object) };
}

/** `filenames/slugs: kebab-case` is about files of content, whose names are parts of addresses. */
const OF_CONTENT = /\bfile ?names?\s?(?:\/|,|and|or)\s?slugs?\b/i;

function compileStyle(clause: Clause, { subject, verb, object }: Words): Finder | undefined {
  if (OF_CONTENT.test(clause.statement.text)) {
    return undefined;
  }
  const [, reversed, marks] =
    /^(lower-?case) file ?names? (with (?:hyphens|dashes|underscores)(?: as separators)?)$/.exec(object) ?? [];
  const read =
    (reversed === undefined ? undefined : readStyle(`${reversed} ${marks ?? ''}`, 'files')) ??
    (/^(?:be|use|follow|have|)$/.test(verb) ? readStyle(object, subject) : undefined) ??
    (/^(?:use|prefer|follow|adopt|apply|)$/.test(verb)
      ? splitAt(object, /^(.+?)(?: naming| names?| format| style| convention)* (?:for|in) (?:naming )?(.+)$/)
      : undefined) ??
    (/^(?:be|use|prefer|keep|have|)$/.test(verb) && (subject === '' || subject === 'files')
      ? splitAt(object, /^(.+?) ((?:source |component |test )*file ?names?)$/)
      : undefined) ??
    (/^(?:name|write|call)$/.test(verb) ? splitAt(object, /^(.+?) (?:in|using|with|as) (.+)$/, true) : undefined);
  if (read === undefined) {
    return undefined;
  }
  const { style, kind } = ofComponents(withEnding(read, clause), clause);
  const { languages } = clause.scope;
  const isMeant = (path: string): boolean =>
    kind.has(path) && (languages === undefined ? style.languages.has(languageOf(path) ?? '') : true);
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: [kind.name],
    words: `reports new ${kind.name} whose names are not in ${style.name}`,
    find: (change) =>
      change.files.flatMap((file): readonly Violation[] =>
        isNewName(file) && isMeant(file.path) && hasOrdinaryName(file.path) && !style.fits(stemOf(file.path))
          ? [nameViolation(file.path, `The name of this new file is not in ${style.name}.`)]
          : [],
      ),
  };
}

/** The extension says which files are meant: `snake_case.py` is about Python files. */
function withEnding({ style, kind }: StyleRule, { object, codes }: Clause): StyleRule {
  const [ending] = codesIn(object, codes).flatMap(
    (code) => /case(?<ending>\.[a-z.]+)$/i.exec(code)?.groups?.['ending'] ?? [],
  );
  return ending === undefined || kind.name !== 'files'
    ? { style, kind }
    : {
        style: { ...style, languages: new Set([...style.languages, languageOf(`a${ending}`) ?? '']) },
        kind: {
          name: `files that end with ${listCodes([ending])}`,
          has: (path) => path.endsWith(ending),
        },
      };
}

/** Where components have files of their own, PascalCase is how these are named: "Vue: PascalCase filenames". */
function ofComponents({ style, kind }: StyleRule, { scope: { languages = [] } }: Clause): StyleRule {
  const own = languages.filter((one) => /^(?:vue|svelte|astro|razor)$/.test(one)).map((one) => `.${one}`);
  return own.length === 0 || own.length === languages.length || style.name !== 'PascalCase'
    ? { style, kind }
    : {
        style,
        kind: {
          name: `${kind.name} that end with ${listCodes(own, 'or')}`,
          has: (path) => kind.has(path) && own.some((ending) => path.endsWith(ending)),
        },
      };
}

interface StyleRule {
  readonly style: FileStyle;
  readonly kind: FileKind;
}

function readStyle(styleWords: string, kindWords: string): StyleRule | undefined {
  const words = styleWords.replace(/(?: naming| names?| formats?| convention)+$/, '').replace(/^(?:in|a|the) /, '');
  // `kebab-case.test.ts` shows the style and the ending.
  const style = FILE_STYLES.find((one) => one.words.test(words.replace(/\.[a-z.]+$/, '')));
  const kind = readFileKind(kindWords);
  return style === undefined || kind === undefined ? undefined : { style, kind };
}

function splitAt(words: string, expression: RegExp, isKindFirst = false): StyleRule | undefined {
  const [, first, second] = expression.exec(words) ?? [];
  if (first === undefined || second === undefined) {
    return undefined;
  }
  return isKindFirst ? readStyle(second, first) : readStyle(first, second);
}

function compileEnding(clause: Clause, { subject, verb, object }: Words): Finder | undefined {
  if (clause.codes.length === 0) {
    return undefined;
  }
  const ending = /^(?:end|finish)$/.test(verb) ? WITH_ENDING : verb === 'have' || verb === 'use' ? ENDING : undefined;
  const [, mark] = ending?.exec(object) ?? [];
  const [, usedMark, usedFor] = verb === 'use' ? (ENDING_FOR.exec(object) ?? []) : [];
  const [code] = codesIn(mark ?? usedMark ?? '', clause.codes);
  const kind = readFileKind(usedFor ?? subject);
  if (code === undefined || kind === undefined) {
    return undefined;
  }
  const suffix = code.replace(
    /^(?:\*|<[\w -]+>|\{[\w -]+\}|\[[\w -]+\]|(?:\.{3}|…)|(?:foo|xyz|name|filename|module|package|component|feature|file|x+)(?=[._]))/i,
    '',
  );
  if (kind.name === 'test files' && /^test_(?:\*|<[\w -]+>|\{[\w -]+\})\.py$/.test(code)) {
    return TESTS_OF_PYTEST;
  }
  if (!/^[._-][\w.-]+$/.test(suffix)) {
    return undefined;
  }
  return kind.name === 'test files' ? endTests(suffix) : endFiles(suffix, kind, clause);
}

const WITH_ENDING = new RegExp(
  `^(?:in|with) (?:the )?(?:suffix |extension |ending )?(${CODE})(?: suffix| extension)?$`,
);
const ENDING = new RegExp(
  `^(?:the |a |an )?(?:(?:suffix|extension|file extension|ending) )?(${CODE})(?: (?:suffix|file extension|extension|ending))?$`,
);
const ENDING_FOR = new RegExp(`^(?:the )?(${CODE}) (?:suffix|file extension|extension|ending) for (.+)$`);

/** pytest reads `test_*.py` and `*_test.py`. This rule wants the first form. */
const TESTS_OF_PYTEST: Finder = {
  looksAt: 'change',
  findingKind: 'naming',
  words: 'reports new test files of Python whose names do not begin with `test_`',
  find: ({ files }) =>
    files.flatMap((file) =>
      isNewName(file) && file.path.endsWith('_test.py') && !nameOf(file.path).startsWith('test_')
        ? [nameViolation(file.path, 'The name of this new test file does not begin with `test_`.')]
        : [],
    ),
};

/** "Test files must be prefixed with `test_`". Other beginnings of names are too rare to know which files have them. */
function compileBeginning({ subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = `${plainPhrase(subject)} ${verb.toLowerCase()} ${plainPhrase(object)}`.trim();
  const { kind, own, mark = '' } = BEGINNING.exec(phrase)?.groups ?? {};
  const [code] = codesIn(mark, codes);
  return code === 'test_' && readFileKind(kind ?? own ?? '')?.name === 'test files' ? TESTS_OF_PYTEST : undefined;
}

const BEGINNING = new RegExp(
  `^(?:(?<kind>[a-z -]+?) (?:be prefixed|start|begin|be named|use) |prefix (?<own>[a-z -]+?) )(?:with )?(?:the |a )?(?:prefix )?(?<mark>${CODE})(?: prefix)?$`,
);

/** All files of a folder. Without a folder, every file of the repository would be meant, which nobody means. */
function endFiles(suffix: string, kind: FileKind, { scope }: Clause): Finder | undefined {
  if (scope.inside.length === 0 || kind.name !== 'files' || scope.inside.some((place) => place.kind !== 'paths')) {
    return undefined;
  }
  return {
    looksAt: 'change',
    findingKind: 'naming',
    words: `reports new files whose names do not end with ${listCodes([suffix])}`,
    find: ({ files }) =>
      files.flatMap((file) =>
        isNewName(file) && !file.path.endsWith(suffix) && !/^(?:README|\.)/i.test(nameOf(file.path))
          ? [nameViolation(file.path, `The name of this new file does not end with ${listCodes([suffix])}.`)]
          : [],
      ),
  };
}

/** `.test.ts` asks for `.test.` in place of `.spec.`; the rest of the ending follows from the language. */
function endTests(suffix: string): Finder | undefined {
  const [, mark, extension] = /^([._](?:test|spec))\.([a-z]+)$/.exec(suffix) ?? [];
  if (mark === undefined || extension === undefined) {
    return undefined;
  }
  const family = extensionFamily(extension);
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: ['test files'],
    words: `reports new test files whose names do not end with ${listCodes([suffix])}`,
    find: ({ files }) =>
      files.flatMap((file) => {
        const [, own = ''] = /\.([a-z]+)$/.exec(file.path) ?? [];
        const isMeant = isNewName(file) && isTestName(file.path) && extensionFamily(own) === family;
        return isMeant && !file.path.endsWith(`${mark}.${own}`)
          ? [nameViolation(file.path, `The name of this new test file does not end with ${listCodes([suffix])}.`)]
          : [];
      }),
  };
}

function extensionFamily(extension: string): string {
  return /^[cm]?[jt]sx?$/.test(extension) ? 'script' : extension;
}

const CHARACTERS: readonly { readonly words: RegExp; readonly has: RegExp; readonly name: string }[] = [
  { words: /^(?:spaces|blanks|whitespace)$/, has: /\s/, name: 'spaces' },
  { words: /^(?:upper[- ]?case(?: letters)?|capital letters|capitals)$/, has: /[A-Z]/, name: 'capital letters' },
  { words: /^underscores$/, has: /.(?<!^_)_/, name: 'underscores' },
  { words: /^(?:hyphens|dashes)$/, has: /-/, name: 'hyphens' },
];

function compileCharacters({ subject, verb, object }: Words): Finder | undefined {
  const [, what, where] = /^(.+?) in (.+)$/.exec(object) ?? [];
  const isOfUse = /^(?:use|put|)$/.test(verb) && what !== undefined && where !== undefined;
  const kind = readFileKind(isOfUse ? where : subject);
  const said = isOfUse ? what : /^(?:contain|have|use|include)$/.test(verb) ? object : '';
  const characters = CHARACTERS.find(({ words }) => words.test(said));
  if (kind === undefined || characters === undefined) {
    return undefined;
  }
  return {
    looksAt: 'change',
    findingKind: 'naming',
    about: [kind.name],
    words: `reports new ${kind.name} whose names have ${characters.name}`,
    find: (change: ChangeSubject) =>
      change.files.flatMap((file) =>
        isNewName(file) &&
        (kind.has(file.path) || (kind.name === 'files' && characters.name === 'spaces')) &&
        hasCharacters(pathIn(change, file.path), characters)
          ? [nameViolation(file.path, `The name of this new file has ${characters.name}.`)]
          : [],
      ),
  };
}

function hasCharacters(path: string, { has, name }: (typeof CHARACTERS)[number]): boolean {
  return name === 'spaces' ? has.test(nameOf(path)) : hasOrdinaryName(path) && has.test(stemOf(path));
}

function nameViolation(path: string, note: string): Violation {
  return { path, found: `the file name ${listCodes([nameOf(path)])}`, note };
}
