import type { Client } from '../customizations/known/clients.ts';
import type { Level } from '../customizations/types.ts';
import type { Settings } from '../customizations/settings/settings.ts';
import type { DiagnosticSeverity } from '../diagnostics/diagnostic.ts';
import type { Fix } from '../diagnostics/fix.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import type { CheckedKind } from './reading/checked-kind.ts';
import type { WorkspaceEntry } from '../workspace/workspace.ts';
import type { CheckedText } from './reading/checked-text.ts';
import type { PathIndex } from './reading/path-index.ts';

export type { CheckedKind } from './reading/checked-kind.ts';

/** What a fault does in named clients. */
export interface Effect {
  readonly clients: readonly [Client, ...Client[]];
  /** `error`: the client drops or misreads the file; `warning`: the file does less than its author thinks; `info`: there is a better way. */
  readonly severity: DiagnosticSeverity;
  /** One sentence that says what the client does, and names it. */
  readonly why: string;
}

/** The worst first: a finding is reported with the first effect that is one in a client of the team. */
export type Effects = readonly [Effect, ...Effect[]];

/** A number, a switch or a list that a team may set for a rule. */
export type RuleOption = { readonly description: string } & (
  | { readonly type: 'integer'; readonly default: number }
  | { readonly type: 'boolean'; readonly default: boolean }
  /** Names that the rule lets pass. */
  | { readonly type: 'list'; readonly default: readonly string[] }
);

/** The values of a rule's options, in force for one file. */
export interface OptionValues {
  readonly integer: (name: string) => number;
  readonly boolean: (name: string) => boolean;
  readonly list: (name: string) => readonly string[];
}

/** What is wrong, with the value quoted, and what to do about it. */
export interface Said {
  readonly message: string;
  readonly hint: string;
}

/** How one finding differs from what its rule says in general. */
export interface Particulars {
  readonly fix?: Fix;
  /** In place of the rule's. */
  readonly effects?: Effects;
}

/**
 * Where a check may find anything at all: any one of these is enough. It spares a text the checks that have nothing to
 * say of it, which are almost all; a search that several rules share is made once.
 */
export interface LooksFor {
  /** Keys of the frontmatter's first level, as written. */
  readonly keys?: readonly string[];
  /** Parts of the text, letter case counting. The rarer their first character, the faster. */
  readonly parts?: readonly string[];
  /** To be shared as one object by the rules that have it; not global and not sticky. */
  readonly pattern?: RegExp;
  readonly nonAscii?: true;
  /** Frontmatter that was not read without a problem. */
  readonly problems?: true;
  /** A text without frontmatter. */
  readonly noFrontmatter?: true;
}

interface RuleDescription {
  /** Also the name of its file and of its page. */
  readonly id: string;
  readonly kinds: readonly CheckedKind[] | 'all';
  /** What the rule finds, as a sentence without its subject: "Two keys of the frontmatter have the same name". */
  readonly description: string;
  readonly effects: Effects;
  /** What `--fix` does, where one answer is certain; absent where none is. */
  readonly fixes?: string;
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** Where a client documents what the rule holds a file against. */
  readonly source?: string;
}

/** Looks at the bytes of a file before they are a text, also of one that is none. */
export interface BytesRule extends RuleDescription {
  readonly scope: 'bytes';
  check(bytes: Uint8Array, kind: CheckedKind, report: ReportOfFile, options: OptionValues): void;
}

/**
 * Needs nothing but the text and its kind: not where the file stands, and no other file. Texts that occur more than once
 * in a repository are looked at once.
 */
export interface TextRule extends RuleDescription {
  readonly scope: 'text';
  readonly looksFor?: LooksFor;
  check(text: CheckedText, report: Report, options: OptionValues): void;
}

/** Needs to know where the file stands, or which other files there are. */
export interface FileRule<Fact = unknown> extends RuleDescription {
  readonly scope: 'file';
  readonly looksFor?: LooksFor;
  /** What of the text the check needs, nothing where the rule has nothing to say of it. Strings are kept: keep few. */
  collect(text: CheckedText, options: OptionValues): Fact | undefined;
  check(fact: Fact, file: CheckedFile, report: Report, repository: RepositoryView, options: OptionValues): void;
}

/** Needs what several files say. */
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

/** Needs paths only: also those of files that nobody reads. */
export interface PathsRule extends RuleDescription {
  readonly scope: 'paths';
  check(repository: RepositoryView, report: ReportOnPath, options: OptionValues): void | Promise<void>;
}

/** Is found by whoever reads the file; the rule says what it means to the clients. */
export interface GivenRule extends RuleDescription {
  readonly scope: 'given';
}

export type Rule = BytesRule | TextRule | FileRule | RepositoryRule | PathsRule | GivenRule;

/** Reports on a range of the text, in UTF-16 offsets into the whole file: the smallest that shows the fault. */
export type Report = (range: TextRange, said: Said, particulars?: Particulars) => void;
/** Reports on a byte of the file, or on the file as a whole. */
export type ReportOfFile = (byte: number | undefined, said: Said, particulars?: Particulars) => void;
export type ReportInFile = (file: CheckedFile, range: TextRange, said: Said, particulars?: Particulars) => void;
export type ReportOnPath = (path: string, said: Said, particulars?: Particulars) => void;

/** A file that the rules look at, without its text. */
export interface CheckedFile {
  /** As reports name it. */
  readonly path: string;
  readonly kind: CheckedKind;
  readonly level: Level;
  /** The workspace folder it belongs to, from the repository's root: globs and settings count from there. */
  readonly root: string;
  /**
   * `in-place`: where its kind is looked for; `nested`: where it would be if the folder `root`, which is no workspace
   * folder of this repository, were opened by itself; `stray`: nobody looks there.
   */
  readonly standing: 'in-place' | 'nested' | 'stray';
  /** Who reads it where it stands; all for a stray file, of which nobody knows for whom it is. */
  readonly clients: readonly Client[];
  /** By which people ask for an agent, prompt or skill: the file's name, or that of a skill's folder. */
  readonly name: string;
}

/** What rules may know of the repository. */
export interface RepositoryView {
  readonly paths: PathIndex;
  readonly settings: Settings;
  /** All files that are checked, in the order of their paths. Complete only for repository and paths rules. */
  readonly files: readonly CheckedFile[];
  /** Whether files that git would ignore are among the paths, and among the files. */
  readonly holdsIgnored?: boolean;
  /** All that stands below a folder, also what git ignores: ask for small ones. */
  listAll(folder: string): Promise<readonly WorkspaceEntry[]>;
  /** The text of any file of the repository; nothing where there is none, or none that can be read. */
  read(path: string): Promise<SourceText | undefined>;
  /** `owner/name` of the repository, where somebody knows it. */
  ownName(): Promise<string | undefined>;
  /** How many bytes a file has, where that can be told without reading it. */
  sizeOf(path: string): Promise<number | undefined>;
}
