import { CHANGE_ITSELF } from '../../findings/types.ts';
import { isLockFile } from '../../changes/lock-files.ts';
import type { ChangeSubject, Clause, Family, Finder, Violation } from '../types.ts';
import { compileAddition } from './additions/additions.ts';
import { compileChangesWithTests } from './changes-with-tests.ts';
import { compileEntriesInAll } from './entries-in-all.ts';
import { CODE, codeListPattern, codesIn, listCodes, plainPhrase } from './code-list.ts';
import { compileLocaleFiles } from './locale-files.ts';
import { compileKeptVersions, compileVersionBumps } from './version-bumps.ts';
import { pathIn } from './paths/path-in.ts';
import { readPath, type WrittenPath } from './paths/read-path.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Rules about files that change together: a changelog with every change, documentation with its code. */
export const CHANGE_COMPANIONS_FAMILY: Family = {
  name: 'change-companions',
  compile: (clause) => {
    if (clause.polarity !== 'required') {
      return clause.added === undefined && clause.whenever === undefined ? compileKeptVersions(clause) : undefined;
    }
    if (clause.added !== undefined) {
      return compileAddition(clause.added, clause.codes);
    }
    return clause.whenever === undefined
      ? (compileAlways(clause) ??
          compileTogether(clause) ??
          compileEntriesInAll(clause) ??
          compileLocaleFiles(clause) ??
          compileVersionBumps(clause) ??
          compileChangesWithTests(clause))
      : compilePair(clause);
  },
};

const FILES = codeListPattern(
  regexSource`
    the|accompanying|corresponding|matching|related|both
    |(?:interactive |live |inline )?
      (?:demo|example|docs|documentation|table|list|section|entry|entries|types|schema|tests|snapshot|reference)[ ]
      (?:in|at|of)
  `,
  'files?|accordingly|too|as well|to match|in the same (?:change|commit|pr|pull request|patch)',
);
const UPDATE = /^(?:update|change|edit|modify|adjust|touch)$/;
/** What makes a file anew changes it, if the change that it is made from has an effect. */
const REMAKE = /^(?:regenerate|re-generate|rebuild|commit|check in)$/;

/** When you change `a`, update `b`. */
function compilePair({ verb, subject, object, codes, whenever = '' }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  if (subject !== '' || !(UPDATE.test(verb) || REMAKE.test(verb)) || !new RegExp(`^(?:also )?${FILES}$`).test(phrase)) {
    return undefined;
  }
  const sources = readPaths(codesIn(whenever, codes));
  const companions = readPaths(codesIn(phrase, codes));
  if (sources === undefined || companions === undefined || / or /.test(phrase) || companions.some(isLocked)) {
    return undefined;
  }
  const [from, to] = [sources, companions].map((paths) =>
    listCodes(
      paths.map(({ code }) => code),
      'and',
    ),
  );
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports changes to ${from} without a change to ${to}`,
    find: async (change) => {
      const changed = change.files.find(({ path }) => sources.some(({ matches }) => matches(pathIn(change, path))));
      const missing = changed === undefined ? [] : await listMissing(companions, change);
      return changed === undefined || missing.length === 0
        ? []
        : [withoutCompanion(changed.path, `a change to ${listCodes([changed.path])}`, missing)];
    },
  };
}

const EVERY = '(?:every|each|all|any) (?:code )?(?:changes?|pull requests?|prs?|merge requests?|commits?)';
const ENTRY =
  '(?:(?:an?|the|new) )*(?:(?:changelog )?(?:entry|entries|line|note|changes?|update) (?:to|in|into|under) )?(?:the )?';
const COMPANION = regexSource`
  (?<what>
    (?:an? )?change ?log (?:entry|note|line|update)
    |a changeset(?: file)?(?: (?:in|to|under) (?:the )?${CODE}(?: folder| directory)?)?|${ENTRY}${CODE}
  )
`;
const WITH_EVERY = new RegExp(`^${COMPANION} (?:with|for|in|on|as part of) ${EVERY}$`);
const ONLY_COMPANION = new RegExp(`^${COMPANION}$`);
const ONLY_EVERY = new RegExp(`^${EVERY}$`);
/** The subject of "Every change needs …", whose first word says that it is about all of them. */
const CHANGE = /^(?:code )?(?:change|pull request|pr|merge request|commit)s?$/;
const SAYS_EVERY = /^\W*(?:every|each|all|any) /i;

/** Update `CHANGELOG.md` with every change. */
function compileAlways({ verb, subject, object, codes, statement }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const who = plainPhrase(subject);
  const said =
    ONLY_EVERY.test(who) || (CHANGE.test(who) && SAYS_EVERY.test(statement.text))
      ? /^(?:update|include|add|have|need|require|contain|come|change)$/.test(verb)
        ? ONLY_COMPANION.exec(phrase)
        : null
      : subject === '' && /^(?:update|add|include|create|write|require|)$/.test(verb)
        ? WITH_EVERY.exec(phrase)
        : null;
  const what = said?.groups?.['what'];
  if (what === undefined) {
    return undefined;
  }
  if (/^(?:an? )?change ?log /.test(what)) {
    return CHANGELOG_ENTRY;
  }
  const isChangeset = what.startsWith('a changeset');
  const named = codesIn(what, codes);
  const paths = readPaths(isChangeset ? [named[0] ?? '.changeset/'] : named);
  if (paths === undefined) {
    return undefined;
  }
  const name = isChangeset ? 'a changeset' : listCodes(named);
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports changes without ${name}`,
    find: async (change) => {
      const missing = await listMissing(paths, change);
      return missing.length === 0
        ? []
        : [{ path: CHANGE_ITSELF, found: `a change without ${name}`, note: `No file of this change is ${name}.` }];
    },
  };
}

/** Where projects write what changed: one file, or a file for each change. */
const CHANGELOG_PATH = regex('i')`
  (?:^|\/)(?:change-?log|changes|history|news|release[-_ ]?notes)(?:\.[\w.-]+)?$
  |(?:^|\/)(?:\.changesets?|\.changes|changelogs?(?:\.d)?|newsfragments|changes|upcoming_changes|unreleased)\/
`;

const CHANGELOG_ENTRY: Finder = {
  looksAt: 'change',
  isAboutChange: true,
  words: 'reports changes without a changelog entry',
  find: ({ allFiles, exists }) => noEntry(allFiles, exists),
};

async function noEntry(
  files: ChangeSubject['allFiles'],
  exists: ChangeSubject['exists'],
): Promise<readonly Violation[]> {
  const isThere = files.some(({ path }) => CHANGELOG_PATH.test(path));
  const found = isThere ? [] : await Promise.all(['CHANGELOG.md', 'CHANGELOG'].map((path) => exists(path)));
  return found.some((one) => one !== false)
    ? [
        {
          path: CHANGE_ITSELF,
          found: 'a change without a changelog entry',
          note: 'No file of this change is a changelog.',
        },
      ]
    : [];
}

const TOGETHER = new RegExp(
  `^(?:both )?(${codeListPattern('the|both', 'files?')}) (?:together|in the same (?:change|commit|pr|pull request))$`,
);

/** Copies, of which each change is one of all. Files that are only "in sync" may have much of their own. */
const IDENTICAL = regex()`
  ^(?:both )?((?:the )?${CODE} and (?:the )?${CODE})[ ]
    (?:(?:byte-for-byte |byte-|always |fully |completely )*identical|in lockstep|byte-for-byte the same)$
`;

/** Update `a` and `b` together, keep `a` and `b` identical. */
function compileTogether({ verb, subject, object, codes }: Clause): Finder | undefined {
  const form = UPDATE.test(verb) ? TOGETHER : verb === 'keep' ? IDENTICAL : undefined;
  const [, list] = subject === '' ? (form?.exec(plainPhrase(object)) ?? []) : [];
  const paths = list === undefined ? undefined : readPaths(codesIn(list, codes));
  if (paths === undefined || paths.length < 2 || paths.some(isLocked)) {
    return undefined;
  }
  const names = listCodes(
    paths.map(({ code }) => code),
    'and',
  );
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports changes to only some of ${names}`,
    find: async (change) => {
      const changed = change.files.find(({ path }) => paths.some(({ matches }) => matches(pathIn(change, path))));
      const missing = changed === undefined ? [] : await listMissing(paths, change);
      return changed === undefined || missing.length === 0
        ? []
        : [withoutCompanion(changed.path, `a change to ${listCodes([changed.path])}`, missing)];
    },
  };
}

/** Most changes of a manifest, such as one of its scripts, leave the lock file as it is. */
function isLocked({ code }: WrittenPath): boolean {
  return isLockFile(code);
}

function withoutCompanion(path: string, change: string, missing: readonly WrittenPath[]): Violation {
  const names = listCodes(
    missing.map(({ code }) => code),
    'and',
  );
  return { path, found: `${change} without ${names}`, note: `This change does not touch ${names}.` };
}

/** The paths of which no file changed. One that is not there, for example since it was renamed, cannot be changed. */
async function listMissing(paths: readonly WrittenPath[], change: ChangeSubject): Promise<readonly WrittenPath[]> {
  const unchanged = paths.filter(
    ({ matches }) =>
      !change.allFiles.some(({ path, previousPath }) =>
        [path, previousPath].some((one) => one !== undefined && (matches(one) || matches(pathIn(change, one)))),
      ),
  );
  const kept = await Promise.all(unchanged.map(async (path) => ((await isThere(path, change)) ? [path] : [])));
  return kept.flat();
}

async function isThere({ code, isFolder }: WrittenPath, { exists, folder }: ChangeSubject): Promise<boolean> {
  if (isFolder || /[*?{]/.test(code)) {
    return true;
  }
  const path = code.replace(/^\.?\//, '');
  const places = folder === '' ? [path] : [`${folder}/${path}`, path];
  const answers = await Promise.all(places.map(exists));
  return answers.some((answer) => answer !== false);
}

function readPaths(codes: readonly string[]): readonly WrittenPath[] | undefined {
  const paths = codes.map((code) => readPath(code));
  return paths.length === 0 || paths.includes(undefined) ? undefined : paths.flatMap((path) => path ?? []);
}
