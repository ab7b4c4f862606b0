import type { Client } from '../customizations/known/clients.ts';
import type { Level } from '../customizations/types.ts';
import type { Settings } from '../customizations/settings/settings.ts';
import type { DiagnosticSeverity } from '../diagnostics/diagnostic.ts';
import type { Fix, Suggestion } from '../diagnostics/fix.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import type { CheckedKind } from './reading/texts/checked-kind.ts';
import type { WorkspaceEntry } from '../workspace/workspace.ts';
import type { CheckedText } from './reading/texts/checked-text.ts';
import type { PathIndex } from './reading/paths/path-index.ts';

export type { CheckedKind } from './reading/texts/checked-kind.ts';

/** What a problem does in some clients. */
export interface Effect {
  readonly clients: readonly [Client, ...Client[]];
  /** `error`: the client ignores or misreads the file. `warning`: the file does less than its author thinks. `info`: there is a better way. */
  readonly severity: DiagnosticSeverity;
  /** One sentence that says what the client does, and names it. */
  readonly why: string;
}

/** The worst effect comes first. A finding is reported with the first effect that concerns a client of the team. */
export type Effects = readonly [Effect, ...Effect[]];

/** A number, a switch or a list that a team may set for a rule. */
export type RuleOption = { readonly description: string } & (
  | { readonly type: 'integer'; readonly default: number }
  | { readonly type: 'boolean'; readonly default: boolean }
  /** Names that the rule accepts. */
  | { readonly type: 'list'; readonly default: readonly string[] }
);

/** The values of a rule's options that apply to one file. */
export interface OptionValues {
  readonly integer: (name: string) => number;
  readonly boolean: (name: string) => boolean;
  readonly list: (name: string) => readonly string[];
}

/** The message says what is wrong and quotes the value. The hint says what to do. */
export interface Said {
  readonly message: string;
  readonly hint: string;
}

/** What is special about one finding. */
export interface Particulars {
  /** Give it only if it is the one right answer, and neither widens what applies nor costs more. */
  readonly fix?: Fix;
  /** Any other change that may be right. Give them instead of a fix. */
  readonly suggestions?: readonly Suggestion[];
  /** Replaces the effects of the rule. */
  readonly effects?: Effects;
}

/**
 * The conditions under which a check can find anything. The check runs on a text that meets at least one of them.
 *
 * Hundreds of rules on thousands of files are fast only because most rules are not run on most files. A search that
 * several rules share is made once. `test/rules/looks-for.test.ts` also runs the rules that were left out: they must find
 * nothing.
 */
export interface LooksFor {
  /** Top-level keys of the frontmatter, as written. */
  readonly keys?: readonly string[];
  /** Parts of the text. Letter case matters. The rarer their first character is, the faster the search. */
  readonly parts?: readonly string[];
  /** Control characters of ASCII other than tabs and line endings. */
  readonly controls?: true;
  readonly nonAscii?: true;
  /** Frontmatter with at least one problem. */
  readonly problems?: true;
  /** A text without frontmatter. */
  readonly noFrontmatter?: true;
}

interface RuleDescription {
  /** Also the name of the rule's file and of its page. */
  readonly id: string;
  /** `all` does not include the files that customizations bring along. */
  readonly kinds: readonly CheckedKind[] | 'all';
  /** Which of the files that customizations bring along are checked too: their documents, or all their texts. */
  readonly bundled?: 'documents' | 'all';
  /** Whether it says that a file is too large. One of these rules says it of a file, however many limits the file exceeds. */
  readonly isAboutSize?: true;
  /** What the rule finds, as a sentence without a full stop: "Two keys of the frontmatter have the same name". */
  readonly description: string;
  readonly effects: Effects;
  /** What `--fix` does. Absent if no fix is ever certain. */
  readonly fixes?: string;
  /** What `--fix=suggest` offers for a person to decide. Absent if there are no suggestions. */
  readonly suggests?: string;
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** The page on which a client documents what the rule checks. */
  readonly source?: string;
}

/** Checks the bytes of a file before they are decoded. Runs also on files that are not valid text. */
export interface BytesRule extends RuleDescription {
  readonly scope: 'bytes';
  check(bytes: Uint8Array, kind: CheckedKind, report: ReportOfFile, options: OptionValues): void;
}

/**
 * Checks a text by itself. The check does not know the path of the file, and it runs only once for a text that several
 * files of the same kind contain. A check that depends on the path belongs into the `check` of a `FileRule`.
 */
export interface TextRule extends RuleDescription {
  readonly scope: 'text';
  readonly looksFor?: LooksFor;
  check(text: CheckedText, report: Report, options: OptionValues): void;
}

/** Checks a file with its path, or with the paths of other files. `collect` does not know the path either: see `TextRule`. */
export interface FileRule<Fact = unknown> extends RuleDescription {
  readonly scope: 'file';
  readonly looksFor?: LooksFor;
  /**
   * Takes from a text what the check needs. Returns undefined if the check would find nothing. Facts of thousands of files
   * stay in memory, and a string cut from a text would keep the whole text, so keep few strings, and ranges where possible.
   * Those that remain are copied (`detachValue`).
   */
  collect(text: CheckedText, options: OptionValues): Fact | undefined;
  check(fact: Fact, file: CheckedFile, report: Report, repository: RepositoryView, options: OptionValues): void;
}

/** Checks several files together, if something was collected. Strings in facts cost memory: see `collect` of `FileRule`. */
export interface RepositoryRule<Fact = unknown> extends RuleDescription {
  readonly scope: 'repository';
  readonly looksFor?: LooksFor;
  collect(text: CheckedText, options: OptionValues): Fact | undefined;
  check(
    facts: readonly { readonly file: CheckedFile; readonly fact: Fact }[],
    report: ReportInFile,
    repository: RepositoryView,
    optionsFor: (file: CheckedFile) => OptionValues,
  ): void | Promise<void>;
}

/** Checks paths only, including those of files that nobody reads. */
export interface PathsRule extends RuleDescription {
  readonly scope: 'paths';
  check(repository: RepositoryView, report: ReportOnPath, options: OptionValues): void | Promise<void>;
}

/** A rule without a check. Other code finds the problem while it reads the file; the rule describes its effects. */
export interface GivenRule extends RuleDescription {
  readonly scope: 'given';
}

export type Rule = BytesRule | TextRule | FileRule | RepositoryRule | PathsRule | GivenRule;

/** Reports a range of the text, in UTF-16 offsets into the whole file. Report the smallest range that shows the problem. */
export type Report = (range: TextRange, said: Said, particulars?: Particulars) => void;
/** Reports a byte of the file, or the whole file. */
export type ReportOfFile = (byte: number | undefined, said: Said, particulars?: Particulars) => void;
export type ReportInFile = (file: CheckedFile, range: TextRange, said: Said, particulars?: Particulars) => void;
export type ReportOnPath = (path: string, said: Said, particulars?: Particulars) => void;

/** A checked file, without its text. */
export interface CheckedFile {
  /** The path as reports show it. */
  readonly path: string;
  readonly kind: CheckedKind;
  readonly level: Level;
  /** The workspace folder that contains the file, relative to the repository's root. Globs and settings are relative to it. */
  readonly root: string;
  /**
   * `in-place`: clients search for its kind there. `nested`: they would if the folder `root`, which is not a workspace
   * folder of this repository, were opened by itself. `stray`: no client searches there.
   */
  readonly standing: 'in-place' | 'nested' | 'stray';
  /** The clients that read the file at its path. Empty for a stray file, because it may be meant for any client. */
  readonly clients: readonly Client[];
  /** The path without links, if the file has several paths. */
  readonly realPath?: string;
  /** Other paths that links make of the same file. */
  readonly otherPaths?: readonly string[];
  /** The name by which people call an agent, prompt or skill: the name of the file, or of a skill's folder. */
  readonly name: string;
}

/** What rules may know about the repository. */
export interface RepositoryView {
  readonly paths: PathIndex;
  readonly settings: Settings;
  /** All checked files, sorted by path, without those that customizations bring along. */
  readonly files: readonly CheckedFile[];
  /** Whether the paths and files include those that git would ignore. */
  readonly holdsIgnored?: boolean;
  /** All entries in a folder and its subfolders, including those that git ignores. Ask only for small folders. */
  listAll(folder: string): Promise<readonly WorkspaceEntry[]>;
  /** The text of any file of the repository. Undefined if the file does not exist or cannot be read. */
  read(path: string): Promise<SourceText | undefined>;
  /** `owner/name` of the repository, if known. */
  ownName(): Promise<string | undefined>;
  /** The size of a file in bytes, if it is known without reading the file. */
  sizeOf(path: string): Promise<number | undefined>;
  /**
   * Works out a part of a check, such as that of one skill. In an editor, the last result of the same key is used until a
   * file that the work read changes. The key names the rule and everything else that the result depends on.
   */
  remember<T>(key: string, work: (repository: Pick<RepositoryView, 'read'>) => Promise<T>): Promise<T>;
}
