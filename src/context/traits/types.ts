/** A language, runtime or package, with its version if it is known. */
export interface Trait {
  readonly name: string;
  readonly version?: string;
}

/** What a manifest says. Names and versions are as the file writes them, so they are checked before use. */
export interface ManifestContent {
  /** Languages, runtimes and modes, in our own words: `node`, `ES modules`. */
  readonly platform: readonly Trait[];
  /** In the order of the file. */
  readonly dependencies: readonly Trait[];
  /** Names of dependencies that are parts of the same repository. Their versions say nothing. */
  readonly local?: readonly string[];
}

/** How a package manager writes down the versions that it installed. */
export interface Lock {
  readonly file: string;
  /** Texts of which one stands right before the entry of a package, most specific first. */
  entries(dependency: Trait, folder: string): readonly string[];
  /** Finds the version in the text from there on. */
  readonly version: RegExp;
  /** Whether the entry must also contain the version range of the manifest, because a package may have several. */
  readonly namesRange?: boolean;
}

/** A kind of file that lists what code is built with. */
export interface ManifestKind {
  /** Whole file names. */
  readonly names: readonly string[];
  /** Endings of file names, for manifests that are named after their project. */
  readonly endings?: readonly string[];
  /** VS Code's ids of the languages that can use its packages. */
  readonly languages: readonly string[];
  /** Packages that shape the code of files that do not import them. */
  readonly frameworks: readonly string[];
  /** The same for tests. */
  readonly testing: readonly string[];
  readonly locks: readonly Lock[];
  /** Reads what can be read: a file with errors gives less. */
  read(text: string): ManifestContent;
  /** Whether code that imports these modules uses a package. */
  isImported(name: string, imports: readonly string[]): boolean;
  /** Whether a framework matters to code in these languages. Without it, each does. */
  suits?(name: string, languages: readonly string[]): boolean;
}
