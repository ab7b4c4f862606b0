import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Position, SourceText, TextRange } from '../text/source-text.ts';

/** The programs that read customizations, as reports name them. */
export const READERS = ['vscode', 'github-review', 'cloud-agent', 'copilot-cli', 'claude', 'gemini'] as const;
export type Reader = (typeof READERS)[number];

/** Texts that guide whoever writes or reviews code. */
export type InstructionKind =
  | 'repository-instructions'
  | 'path-instructions'
  | 'claude-rule'
  | 'agents-md'
  | 'claude-md'
  | 'gemini-md'
  | 'review-md'
  | 'setting-instructions'
  /** A file of any name that one of the others refers to. */
  | 'referenced-file';

/** Customizations that somebody has to ask for; they guide nothing on their own. */
export type ToolKind = 'agent' | 'prompt' | 'skill' | 'hooks';

export type CustomizationKind = InstructionKind | ToolKind;

/** Whose a customization is: the repository's, that of the user at this machine, or the organization's. */
export type Level = 'repository' | 'user' | 'organization';

/** The settings of VS Code that hold instructions, by what they are meant for. */
export type InstructionPurpose =
  | 'code-generation'
  | 'test-generation'
  | 'review-selection'
  | 'commit-message'
  | 'pull-request-description';

/** A text a team wrote, and how an offset into it leads back to its file. */
export interface CustomizationText {
  /** Trimmed, without frontmatter. */
  readonly text: string;
  /** The file the text stands in. */
  readonly path: string;
  readonly origin:
    | { readonly kind: 'file'; readonly source: SourceText; readonly offset: number }
    | { readonly kind: 'setting'; readonly position: Position };
}

/** What in a customization points at something else, and what became of it. */
export interface Reference {
  /** `#file:…`, a Markdown link, an `@path` import, or `#tool:…`. */
  readonly kind: 'file' | 'link' | 'import' | 'tool';
  /** As written. */
  readonly target: string;
  readonly start: Position;
  readonly outcome: ReferenceOutcome;
}

export type ReferenceOutcome =
  /** Its text guides too. */
  | { readonly kind: 'followed'; readonly path: string }
  /** The file is there; `reason` says why its text does not guide. */
  | { readonly kind: 'not-followed'; readonly path: string; readonly reason: string }
  /** An address, a tool, an anchor in the same file: nothing to read. */
  | { readonly kind: 'not-a-file'; readonly reason: string }
  /** Nothing usable stands there. */
  | { readonly kind: 'broken'; readonly reason: string };

/** For which files instructions are in force. */
export type Applies =
  /** All files at or below a folder; all of the repository for the empty one. */
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'globs';
      readonly key: 'applyTo' | 'paths';
      /** The value as it is quoted to people. */
      readonly written: string;
      readonly patterns: readonly string[];
      readonly range: TextRange;
    }
  /** A VS Code language id. */
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'never'; readonly reason: string };

/** Where a customization was found, and by whom it is read there. */
export interface Standing {
  /** As reports name it: from the repository's root; `~/…` for a user's, `octo/.github:…` for an organization's. */
  readonly path: string;
  readonly level: Level;
  /** The workspace folder it belongs to, and inside of which alone it is in force; empty for the repository itself. */
  readonly folder: string;
  readonly readers: readonly Reader[];
  /** The setting, contribution or reference that brought it in, where no default place did. */
  readonly broughtBy?: string;
}

interface Found extends Standing {
  readonly references: readonly Reference[];
}

export interface Instructions extends Found {
  readonly kind: InstructionKind;
  readonly content: CustomizationText;
  readonly applies: Applies;
  /** Of an entry in a setting: how its text is given. */
  readonly entry?: 'text' | 'file';
  /** Of an entry in a setting, and what it brings in: what that setting is meant for. */
  readonly purpose?: InstructionPurpose;
  /** Readers that its `excludeAgent` keeps away; absent where it keeps none. */
  readonly excludes?: readonly Reader[];
}

export interface Tool extends Found {
  readonly kind: ToolKind;
  /** By which it is asked for. */
  readonly name: string;
  /** Why it takes no part in the review. */
  readonly reason: string;
}

export type Customization = Instructions | Tool;

/** A customization that was found but is not read or cannot be used, and why. */
export interface LeftOutCustomization extends Partial<Omit<Standing, 'path'>> {
  readonly source: string;
  readonly reason: string;
  readonly kind?: CustomizationKind;
}

/** A folder that an editor opens as one of its roots. */
export interface WorkspaceFolder {
  /** From the repository's root; empty for the root itself. */
  readonly path: string;
  readonly name: string;
}

/**
 * Which reader's meaning counts where two differ: of `applyTo`, which github.com reads from the repository's root and
 * VS Code at any depth, and of the files and switches that VS Code ignores or has off by default.
 */
export const COMPATIBILITIES = ['github', 'vscode'] as const;
export type Compatibility = (typeof COMPATIBILITIES)[number];

/** Everything found, in the order in which guidelines are collected. */
export interface Customizations {
  readonly found: readonly Customization[];
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
  /** More than the repository's root only where somebody named more. */
  readonly folders: readonly WorkspaceFolder[];
  readonly compatibility: Compatibility;
}
