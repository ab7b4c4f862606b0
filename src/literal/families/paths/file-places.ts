import type { Clause, Finder } from '../../types.ts';
import { CODE, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { isNewName, isTestName } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { pathIn } from './path-in.ts';
import { readKindByName, readPlacedKind } from './placed-kinds.ts';
import { readPath } from './read-path.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const TESTS = '(?:all |new |the |unit |your )*(?:tests|test files)';
const IS_TESTS = new RegExp(`^${TESTS}$`);
const NEAR = '(?: (?:near|next to|beside|alongside) [a-z ]+,)?';
const SOURCE = regexSource`
  (?:the |their |its )?(?:
    source(?: files?| code)?|sources|code|implementation(?: files?)?|components?|modules?
    |files?(?: they test| under test| being tested)?|code (?:they(?: are)? test(?:ing)?|under test)|tested files?
  )
`;
/** Words after a folder that only say how it lies. */
const LYING = regexSource`
  (?: (?:structure|tree|hierarchy))?(?: (?:above|at the (?:repo(?:sitory)? |project )?root|only))?
    (?:,? (?:adjacent to|next to|beside|alongside|near) ${SOURCE}|,? (?:to )?(?:mirror|match)(?:ing)? .+)?
`;
/** The form of their names, which says which of the tests are meant. */
const NAMED = `(?: (?:as|named) (?<named>${CODE})(?: files?)?)?`;
const FOLDER = `(?:the |a )?(?<code>${CODE})(?: (?:folders?|subfolders?|director(?:y|ies)|subdirector(?:y|ies)))?${NAMED}${LYING}`;
const PUT = new RegExp(String.raw`^(?:${TESTS})${NEAR} (?:in|into|under|inside|to|at) ${FOLDER}$`);
/** What a folder is for is told by words before it: `images in src/img`. */
const PUT_KIND = new RegExp(String.raw`^(?<kind>[a-z -]+?) (?:in|into|under|inside|to) ${FOLDER}$`);
const IN = new RegExp(String.raw`^(?:in|into|under|inside|to|below) ${FOLDER}$`);
const BESIDE = String.raw`(?:next to|beside|alongside|with|near|close to) ${SOURCE}(?: (?:they|it) (?:are |is )?(?:test(?:s|ing)?|covers?))?`;
const COLOCATED = new RegExp(String.raw`^${TESTS} ${BESIDE}$`);
const IS_BESIDE = new RegExp(`^${BESIDE}$`);

const PUT_VERB = /^(?:place|put|keep|store|write|add|create|locate|co-?locate)$/;
const LIVE_VERB = /^(?:live|go|belong|be|reside|stay|sit)$/;

const KIND_OF_TESTS = regex('i')`
  \b(?:
    runtime|unit|integration|ui|e2e|end-to-end|browser|snapshot|functional|acceptance|performance|visual|component
    |live|recorded|smoke|regression|api
  )\b[- ]tests?\b
`;

/** Finds new test files that are not where a clause puts tests, and other files whose names show what they are. */
export function compileFilePlaces(clause: Clause): Finder | undefined {
  if (clause.polarity !== 'required') {
    return undefined;
  }
  const verb = clause.verb.toLowerCase();
  const object = plainPhrase(clause.object);
  const isAboutTests = IS_TESTS.test(plainPhrase(clause.subject));
  const put = PUT_VERB.test(verb) ? PUT.exec(object) : null;
  const inside =
    put ??
    (isAboutTests && LIVE_VERB.test(verb) ? IN.exec(object) : null) ??
    (isAboutTests && verb === 'end' ? readLabelled(clause, object) : null);
  const mark = inside?.groups?.['code'];
  const placed = mark === undefined ? readPlaced(clause, verb, object) : undefined;
  if (placed !== undefined) {
    return findOutside(placed.code, placed.kind);
  }
  if (mark !== undefined) {
    // Below "Runtime tests", other tests are not meant.
    const isOneKind = clause.statement.headings.some(({ title }) => KIND_OF_TESTS.test(title));
    const [named] = codesIn(inside?.groups?.['named'] ?? '', clause.codes);
    const tests = named === undefined ? TEST_FILES : testsOfEnding(named);
    return isOneKind || tests === undefined
      ? undefined
      : findOutside(codesIn(mark, clause.codes)[0] ?? '', tests, true);
  }
  const isBeside =
    (PUT_VERB.test(verb) && COLOCATED.test(object)) || (isAboutTests && LIVE_VERB.test(verb) && IS_BESIDE.test(object));
  return isBeside ? BESIDE_CODE : undefined;
}

const TEST_FILES: FileKind = { name: 'test files', has: isTestName };

/** The tests of the language that a form of their names has: `test_*.py`. */
function testsOfEnding(form: string): FileKind | undefined {
  const ending = /^[\w.*<>{}[\]-]+(?<ending>\.[a-z]{1,5})$/.exec(form.trim())?.groups?.['ending'];
  return ending === undefined
    ? undefined
    : {
        name: `test files that end with ${listCodes([ending])}`,
        has: (path) => isTestName(path) && path.endsWith(ending),
      };
}

/** ``Test files: `app/src/test/` ``, which is reworded as if the code were the end of their names. */
function readLabelled({ codes, statement }: Clause, object: string): RegExpExecArray | null {
  const said = ENDING.exec(object);
  const [code = ''] = codesIn(said?.groups?.['code'] ?? '', codes);
  const title = statement.headings.at(-1)?.title ?? '';
  return code.endsWith('/') && /\b(?:tests?|testing|conventions?|rules?|standards?|guidelines?)\b/i.test(title)
    ? said
    : null;
}

const ENDING = new RegExp(`^with (?<code>${CODE})$`);

/** The kind of file and the folder of "Images go in `public/img/`". */
function readPlaced(
  { subject, codes, statement }: Clause,
  verb: string,
  object: string,
): { readonly code: string; readonly kind: FileKind } | undefined {
  const put = PUT_VERB.test(verb) && plainPhrase(subject) === '' ? PUT_KIND.exec(object)?.groups : undefined;
  const inside = put ?? (LIVE_VERB.test(verb) ? IN.exec(object)?.groups : undefined);
  const [code] = codesIn(inside?.['code'] ?? '', codes);
  const words = put?.['kind'] ?? plainPhrase(subject);
  const tellsWhere = /\b(?:is|are) (?:located|stored|kept|found|defined)\b/i.test(statement.text);
  const kind = readPlacedKind(words) ?? (code === undefined || tellsWhere ? undefined : readKindByName(words, code));
  // `Documentation is located in docs/` tells where it is.
  return kind === undefined || code === undefined || statement.role === 'background' ? undefined : { code, kind };
}

function findOutside(written: string, kind: FileKind, isOfTests = false): Finder | undefined {
  // The folder is the part of the path without placeholders: `tests` in `tests/<module>/<name>.test.ts`.
  const code = written.replace(/(?<=\/)[^/]*[<*{[].*$/, '');
  const folder = code.replace(/^\.?\//, '').replace(/\/(?:\*\*?)?$/, '');
  if (
    !/^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) ||
    /\.(?:test|spec)\.\w+$/.test(folder) ||
    // The documents of one part: `sdk/<name>/docs` says nothing of others.
    (code !== written && !isOfTests) ||
    readPath(`${folder}/`) === undefined
  ) {
    return undefined;
  }
  const name = listCodes([code]);
  return {
    looksAt: 'change',
    about: [kind.name],
    words: `reports new ${kind.name} outside of ${name}`,
    find: (change) =>
      change.files.flatMap((file) =>
        file.status === 'added' &&
        kind.has(file.path) &&
        // `python/AGENTS.md` may write `python/tests/` as well as `tests/`.
        ![pathIn(change, file.path), file.path].some((path) => `/${path}`.includes(`/${folder}/`))
          ? [
              isOfTests
                ? { path: file.path, found: `tests outside of ${name}`, note: `This new test file is not in ${name}.` }
                : {
                    path: file.path,
                    found: `${kind.name} outside of ${name}`,
                    note: `This new file is not in ${name}.`,
                  },
            ]
          : [],
      ),
  };
}

/** Tests of several modules, and what they share, have no file that they could lie next to. */
const APART = /(?:^|\/)(?:tests?|__tests__|spec)\//i;
const OF_SEVERAL =
  /(?:^|[/._-])(?:e2e|integration|acceptance|smoke|perf|benchmarks?|fixtures|helpers|playwright|cypress|system)(?:[/._-]|$)/i;

const BESIDE_CODE: Finder = {
  looksAt: 'change',
  words: 'reports new test files in folders of their own',
  find: ({ files }) =>
    files.flatMap((file) =>
      isNewName(file) && isTestName(file.path) && APART.test(file.path) && !OF_SEVERAL.test(file.path)
        ? [
            {
              path: file.path,
              found: 'tests in a folder of their own',
              note: 'This new test file is not next to the code.',
            },
          ]
        : [],
    ),
};
