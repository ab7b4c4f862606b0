import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Position, SourceText, TextRange } from '../text/source-text.ts';

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

/** `.github/copilot-instructions.md`: in force for every file. */
export interface RepositoryInstructions {
  readonly kind: 'repository-instructions';
  readonly content: CustomizationText;
}

/** `.github/instructions/**\/*.instructions.md`: in force for the files its `applyTo` names. */
export interface PathInstructions {
  readonly kind: 'path-instructions';
  readonly content: CustomizationText;
  readonly source: SourceText;
  /** The globs as written, comma-separated; absent where the file has none and so is never applied on its own. */
  readonly applyTo?: { readonly value: string; readonly range: TextRange };
  /** Readers the file opts out of: `code-review`, `cloud-agent`. */
  readonly excludeAgent: readonly string[];
}

/** An entry of an instruction setting, by text or by file. */
export interface SettingInstructions {
  readonly kind: 'setting-instructions';
  readonly content: CustomizationText;
  readonly purpose: InstructionPurpose;
  readonly entry: 'text' | 'file';
  /** A VS Code language id that the entry is limited to. */
  readonly language?: string;
}

export type Customization = RepositoryInstructions | PathInstructions | SettingInstructions;

/** A customization that was found but gives no guidance, and why. */
export interface LeftOutCustomization {
  readonly source: string;
  readonly reason: string;
}

/** Everything found in a workspace, in the order in which guidelines are collected. */
export interface Customizations {
  readonly found: readonly Customization[];
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
}
