import type { FileChange } from '../changes/types.ts';
import type { FindingKind, Severity } from '../findings/types.ts';
import type { Statement } from '../guidelines/statements/statements.ts';
import type { CodeFacts, FactKind } from '../syntax/facts/types.ts';
import type { Topic } from './ownership/types.ts';

/**
 * How a rule is checked without a model, in four steps, each of which knows nothing of the next:
 * 1. `reading/` reads a statement as clauses: what is required or forbidden, how strictly, where, and with which exceptions;
 * 2. `families/` make a finder of a clause that they understand to its last word;
 * 3. `run/` gives the finders the changed files, their code as facts, and the change as a whole;
 * 4. a violation becomes a finding that quotes the statement.
 */

/** One thing that a statement requires or forbids. `Use A, never B; C is fine in tests` has two. */
export interface Clause {
  readonly statement: Statement;
  /** `must`: never, always, must, a bare imperative. `should`: avoid, prefer, should. */
  readonly strength: 'must' | 'should';
  readonly polarity: 'required' | 'forbidden';
  /** The subject of the sentence: `functions` in `functions must have a docstring`. Empty for an imperative. */
  readonly subject: string;
  /** The verb in its base form, in lower case: `use`, `import`, `edit`, `have`, `be`. Empty if only a thing is named. */
  readonly verb: string;
  /**
   * What follows the verb, masked (`guidelines/statements/code-spans.ts`) and in lower case (`plainWords`), without place, exception,
   * purpose and explanation. Adverbs such as `directly` stand at its end.
   */
  readonly object: string;
  /** Code that is an exception: `g` in ``no globals except `g` ``, masked. Few families know exceptions other than places. */
  readonly allowed?: string;
  /** What is to be used in place of what is forbidden, masked. */
  readonly instead?: string;
  /** What the private-use characters of all these words stand for. */
  readonly codes: readonly string[];
  readonly scope: Scope;
  /** The code of the files that have to change for the clause to count, masked: `when changing X, update …`. */
  readonly whenever?: string;
  /** What has to change whenever something is added: `when adding a skill, list it in …`. Verb and object say the same again. */
  readonly added?: AddedClause;
  /** The explanation or reason, masked. It limits nothing. */
  readonly explanation?: string;
  /** The examples of code below the statement that show what is right and what is wrong. */
  readonly examples: readonly Example[];
}

/** What is added, and what has to be done with it. */
export interface AddedClause {
  /** The words for what is added, masked: `a new skill`. */
  readonly what: string;
  /** `change`: the targets are changed as well. `file`: they are there. `own`: they are in the folder of what is added. */
  readonly demand: 'change' | 'file' | 'own';
  /** Words with the code of the targets, masked. */
  readonly targets: string;
  /** Whether it is a step below a heading such as "Adding a skill". */
  readonly isStep: boolean;
  /** For a step, or what it refers to: the path, with a name to fill in, as which a step of the same list creates what is added. */
  readonly created?: string;
}

export interface Example {
  readonly isGood: boolean;
  readonly language: string | undefined;
  readonly code: string;
}

/** Where a clause counts. */
export interface Scope {
  /** Language ids that the words, the headings or the quoted code name or imply. Undefined for all. */
  readonly languages?: readonly string[];
  /** It counts in any of these; everywhere if there are none. */
  readonly inside: readonly Place[];
  /** It counts in none of these. */
  readonly outside: readonly Place[];
}

export const EVERYWHERE: Scope = { inside: [], outside: [] };

/** A part of a repository that words can name. */
export type Place =
  /** Test files, by the conventions of all languages. */
  | { readonly kind: 'tests' }
  /** Files below a folder of this name at any depth, or with this word as a part of their own name: `components`. */
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'paths'; readonly globs: readonly string[] }
  | { readonly kind: 'languages'; readonly ids: readonly string[] };

/** Why a statement is not checked: in words for its author, with a way to word it if there is one. */
export interface NotCompiled {
  readonly reason: string;
  readonly hint?: string;
}

/** One family of checks: `naming`, `paths`. It knows one kind of rule. */
export interface Family {
  readonly name: string;
  /**
   * Words in lower case, or the marks of code spans, without any of which the family has neither a finder nor a reason, so
   * that it is not asked. They are looked for in the clause, its whole statement and the headings above it. A family without
   * signs is asked for every clause.
   */
  readonly signs?: Pick<RegExp, 'test'>;
  /** A finder for the clause, if the family understands all of its words; else undefined, or what stands in the way. */
  readonly compile: (clause: Clause) => Finder | NotCompiled | undefined;
  /**
   * The finders for a statement as a whole, of which no family understands the clauses: rows and labels whose words mean something
   * only together with what stands above them. It understands all that may limit the statement, headings too.
   */
  readonly readStatement?: (statement: Statement, statements: readonly Statement[]) => readonly Finder[] | undefined;
}

/** Finds violations of one clause. Finders do not know the scope: they see only files in which the clause counts. */
export type Finder = ChangeFinder | TextFinder | CodeFinder;

interface AnyFinder {
  /** What it reports, as a clause that begins with a verb: ``reports calls of `console.log` ``. */
  readonly words: string;
  /** `consistency` if absent. */
  readonly findingKind?: FindingKind;
  /** If absent, `medium` for `must` and `low` for `should`. */
  readonly severity?: Severity;
  /** Languages in which it can mean anything; all that have what it looks at if absent. */
  readonly languages?: readonly string[];
  /** The files that it may report, by their paths; all of its languages if absent. In others it judges nothing. */
  readonly mayReportIn?: (path: string) => boolean;
  /** The same by their languages alone. It is asked once for all files of a language. */
  readonly mayReportLanguage?: (languageId: string | undefined) => boolean;
  /**
   * What it is about, by the names that its words use: `components`, `lock files`, `SQL`. For what stands above a rule: below
   * "Component naming", a rule on components is about all of them.
   */
  readonly about?: readonly string[];
  /** What it looks for, as linters know it: it steps back where one of them enforces all of it. */
  readonly topics?: readonly Topic[];
  /** It judges what a change does, such as its title or that it edits a file. An audit, in which nothing changes, leaves it out. */
  readonly isAboutChange?: boolean;
  /** It reports nothing in tests, so it has nothing to look at where a rule counts in tests alone. */
  readonly leavesTestsOut?: true;
}

/** Looks at the change as a whole: paths, statuses, its title. */
export interface ChangeFinder extends AnyFinder {
  readonly looksAt: 'change';
  /** Whether a file is of the kind that it is about, if a noun names the kind: a new command, in a folder of commands. */
  readonly isAboutFile?: (path: string) => boolean;
  /** The files whose text it judges, and not only their paths: these have been looked at. */
  readonly judgesText?: (file: FileChange) => boolean;
  /** Undefined if nobody knows what the finder looks at: the title of a change that is not a pull request. */
  readonly find: (
    change: ChangeSubject,
  ) => readonly Violation[] | undefined | Promise<readonly Violation[] | undefined>;
}

/** Looks at the text of added lines, whatever their language is. */
export interface TextFinder extends AnyFinder {
  readonly looksAt: 'text';
  /** Whether files of prose are looked at as well, although the guideline is for every file. */
  readonly readsProse?: boolean;
  readonly find: (file: TextSubject) => readonly Violation[];
}

/** Looks at the code of a file by the grammar of its language. */
export interface CodeFinder extends AnyFinder {
  readonly looksAt: 'code';
  /**
   * Whether the base's code is needed to judge a file that was there: for limits, which count when the change crosses them.
   * Without it, `find` reports nothing in such a file.
   */
  readonly needsBase?: (file: CodeSubject) => boolean;
  /** A file that the finder may report has one of these signs. A file without any is not parsed. */
  readonly signs?: readonly Sign[];
  /** The same as a look at each added line, where texts do not say it. */
  readonly mayMatch?: (line: string) => boolean;
  /** How many lines a file has at least that the finder may report: no function is longer than its file. */
  readonly minLines?: number;
  /** The kinds of facts that its functions read, all if absent. `readsOnly` (`families/reads-only.ts`) lists them. */
  readonly reads?: readonly FactKind[];
  readonly find: (file: CodeSubject) => readonly Violation[];
  /** Decides by text where there is no grammar. If absent, such a file is not checked. */
  readonly findInText?: (file: TextSubject) => readonly Violation[];
}

/** What a file has that a finder may report. */
export interface Sign {
  /** A text on an added line. Absent where an alias on another line can hide what the added line means. */
  readonly onLine?: string;
  /** A word anywhere in the text: letters, digits, `_` and `$`. Whoever imports or renames a name writes it as well. */
  readonly inFile?: string;
}

export interface AddedLine {
  /** From 1, in the head. */
  readonly number: number;
  readonly text: string;
}

export interface TextSubject {
  readonly file: FileChange;
  /** VS Code's language id. */
  readonly languageId: string | undefined;
  /** In order. */
  readonly added: readonly AddedLine[];
  readonly isAdded: (line: number) => boolean;
  /** The whole text of the head, if it can be read and is the head of the diff. */
  readonly head: string | undefined;
  /** Whether a word is in the text of the head: letters, digits, `_` and `$`. Absent if nobody can tell. */
  readonly hasWord?: (word: string) => boolean;
}

export type CodeSubject = CodeSubjectOf<FactKind>;

/** A file whose code is read for some kinds of facts. */
export interface CodeSubjectOf<Kind extends FactKind> extends TextSubject {
  readonly facts: Pick<CodeFacts, Kind>;
  /** The facts of the base, with all declarations, if a finder needs them and the file was there. */
  readonly baseFacts?: Pick<CodeFacts, Kind>;
}

/** The change as a whole. */
export interface ChangeSubject {
  /** Changed files in which the clause counts, also those that no reviewer reads: lock files, generated, removed ones. */
  readonly files: readonly FileChange[];
  /** The folder of the instruction file, if its rules are for that folder: `packages/a` of `packages/a/AGENTS.md`. Else empty. */
  readonly folder: string;
  /** All changed files, wherever the clause counts. */
  readonly allFiles: readonly FileChange[];
  readonly title?: string;
  /** The description of the pull request, without what this tool wrote there. */
  readonly description?: string;
  readonly branch?: string;
  /** The branch that the pull request is to be merged into. Absent if the change is none. */
  readonly target?: string;
  /** First lines of the messages of the change's commits, without merges. Undefined if nobody knows them. */
  readonly readCommits: () => Promise<readonly string[] | undefined>;
  /** The same messages as a whole. */
  readonly readMessages?: () => Promise<readonly CommitMessage[] | undefined>;
  readonly readHead: (path: string) => Promise<string | undefined>;
  /** Whether the head has a file; undefined if nobody can tell. */
  readonly exists: (path: string) => Promise<boolean | undefined>;
  /** Whether the base has no file in a folder; undefined if nobody can tell. Absent without a base. */
  readonly isNewFolder?: (folder: string) => Promise<boolean | undefined>;
}

export interface CommitMessage {
  readonly message: string;
  /** Whether GitHub made the commit, for somebody who squashed, rebased or edited on its pages. */
  readonly isByGitHub?: boolean;
}

/** A place where a rule is broken. */
export interface Violation {
  /** The path of a changed file. `CHANGE_ITSELF` (`findings/types.ts`) if the title, branch or a commit is wrong. */
  readonly path: string;
  /** The added line, from 1. Absent if the file as a whole breaks the rule. */
  readonly line?: number;
  readonly startLine?: number;
  /** What is there, for the title and as code: `` `console.log` ``. */
  readonly found: string;
  /** A sentence on this place, if `found` does not say enough. */
  readonly note?: string;
  /** Whether the line has a secret: its text must not be repeated where findings are shown. */
  readonly isSecret?: true;
  /** New text for the lines, only where syntax proves that nothing else changes. */
  readonly suggestion?: string;
}

/** A clause with its finder. */
export interface Check {
  readonly clause: Clause;
  readonly family: string;
  readonly finder: Finder;
}

/** What became of a statement. */
export type CompiledStatement =
  | { readonly statement: Statement; readonly kind: 'checked'; readonly checks: readonly Check[] }
  | { readonly statement: Statement; readonly kind: 'rule'; readonly why: NotCompiled }
  | { readonly statement: Statement; readonly kind: 'process' | 'background' };
