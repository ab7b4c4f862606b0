import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Position, SourceText, TextRange } from '../text/source-text.ts';

/** The programs that read customizations, as reports name them. */
export const READERS = [
  'vscode',
  'github-review',
  'cloud-agent',
  'copilot-cli',
  'claude',
  'gemini',
  'gemini-review',
  'codex',
  'cursor',
  'windsurf',
] as const;
export type Reader = (typeof READERS)[number];

/** Kinds of texts that guide people and models who write or review code. */
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

/** Kinds of customizations that a review does not use: somebody must select them, or only another program reads them. */
export type ToolKind =
  | 'agent'
  | 'prompt'
  | 'command'
  | 'skill'
  | 'output-style'
  | 'hooks'
  | 'cursor-rule'
  | 'windsurf-rule'
  | 'gemini-command'
  | 'gemini-styleguide'
  /** A file of any name that the settings of Gemini or Codex name as one with instructions. */
  | 'context-file';

export type CustomizationKind = InstructionKind | ToolKind;

/** The owner of a customization: the repository, the user of this machine, or the organization. */
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
  /** The file that contains the text. */
  readonly path: string;
  readonly origin:
    | { readonly kind: 'file'; readonly source: SourceText; readonly offset: number }
    | { readonly kind: 'setting'; readonly position: Position };
}

/** A part of a customization that refers to something else, and whether it was followed. */
export interface Reference {
  /** `#file:…`, a Markdown link, an `@path` import, or `#tool:…`. */
  readonly kind: 'file' | 'link' | 'import' | 'tool';
  /** The target as the author wrote it. */
  readonly target: string;
  readonly start: Position;
  readonly outcome: ReferenceOutcome;
}

export type ReferenceOutcome =
  /** The file's text is used too. */
  | { readonly kind: 'followed'; readonly path: string }
  /** The file exists. `reason` says why its text is not used. */
  | { readonly kind: 'not-followed'; readonly path: string; readonly reason: string }
  /** An address, a tool, an anchor in the same file: nothing to read. */
  | { readonly kind: 'not-a-file'; readonly reason: string }
  /** The target cannot be used, for example because it does not exist. */
  | { readonly kind: 'broken'; readonly reason: string };

/** The files that instructions apply to. */
export type Applies =
  /** All files at or below a folder. The empty folder is the repository. */
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

/** The place where a customization was found, and the programs that read it there. */
export interface Standing {
  /**
   * The path as shown in reports: from the repository's root, `~/…` for a user's file, or `octo/.github:…` for an
   * organization's file.
   */
  readonly path: string;
  readonly level: Level;
  /** The workspace folder to which it belongs. It applies only inside this folder. Empty for the repository itself. */
  readonly folder: string;
  readonly readers: readonly Reader[];
  /** The setting, contribution or reference that names it. Absent if it is in a default place. */
  readonly broughtBy?: string;
}

interface Found extends Standing {
  readonly references: readonly Reference[];
}

export interface Instructions extends Found {
  readonly kind: InstructionKind;
  readonly content: CustomizationText;
  readonly applies: Applies;
  /** For an entry in a setting: how its text is given. */
  readonly entry?: 'text' | 'file';
  /** For an entry in a setting, and for the files it includes: the purpose of the setting. */
  readonly purpose?: InstructionPurpose;
  /** The readers that its `excludeAgent` excludes. Absent if it excludes none. */
  readonly excludes?: readonly Reader[];
}

export interface Tool extends Found {
  readonly kind: ToolKind;
  /** The name by which it is selected. */
  readonly name: string;
  /** Why a review does not use it. */
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
 * Which reader is followed where two differ. github.com matches `applyTo` from the repository's root, VS Code at any depth.
 * VS Code also ignores some files, and has some switches off by default.
 */
export const COMPATIBILITIES = ['github', 'vscode'] as const;
export type Compatibility = (typeof COMPATIBILITIES)[number];

/** Everything found, in the order in which guidelines are collected. */
export interface Customizations {
  readonly found: readonly Customization[];
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
  /** The repository's root, and the folders that somebody named in addition. */
  readonly folders: readonly WorkspaceFolder[];
  readonly compatibility: Compatibility;
}
