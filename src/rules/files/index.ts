import type { Rule } from '../types.ts';
import { fileBom } from './file-bom.ts';
import { fileConflictMarker } from './file-conflict-marker.ts';
import { fileEmpty } from './file-empty.ts';
import { fileGitIgnored } from './file-git-ignored.ts';
import { fileInvalidUtf8 } from './file-invalid-utf8.ts';
import { fileLegacyChatmode } from './file-legacy-chatmode.ts';
import { fileLineEndingsMixed } from './file-line-endings-mixed.ts';
import { fileNameCase } from './file-name-case.ts';
import { fileNestedAgentIgnored } from './file-nested-agent-ignored.ts';
import { fileSymlinkEscapes } from './file-symlink-escapes.ts';
import { fileTooLarge } from './file-too-large.ts';
import { fileUnreadable } from './file-unreadable.ts';
import { fileUtf16 } from './file-utf16.ts';
import { fileWrongExtension } from './file-wrong-extension.ts';
import { fileWrongFolder } from './file-wrong-folder.ts';
import { unicodeBidiControl } from './unicode-bidi-control.ts';
import { unicodeControlCharacter } from './unicode-control-character.ts';
import { unicodeHomoglyph } from './unicode-homoglyph.ts';
import { unicodeInvisible } from './unicode-invisible.ts';
import { unicodeReplacementCharacter } from './unicode-replacement-character.ts';
import { unicodeTagCharacter } from './unicode-tag-character.ts';
import { unicodeVariationSelectorRun } from './unicode-variation-selector-run.ts';

/** In the order of their ids. */
export const FILE_RULES: readonly Rule[] = [
  fileBom,
  fileConflictMarker,
  fileEmpty,
  fileGitIgnored,
  fileInvalidUtf8,
  fileLegacyChatmode,
  fileLineEndingsMixed,
  fileNameCase,
  fileNestedAgentIgnored,
  fileSymlinkEscapes,
  fileTooLarge,
  fileUnreadable,
  fileUtf16,
  fileWrongExtension,
  fileWrongFolder,
  unicodeBidiControl,
  unicodeControlCharacter,
  unicodeHomoglyph,
  unicodeInvisible,
  unicodeReplacementCharacter,
  unicodeTagCharacter,
  unicodeVariationSelectorRun,
];
