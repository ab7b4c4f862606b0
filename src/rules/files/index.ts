import type { Rule } from '../types.ts';
import { fileConflictMarker } from './file-conflict-marker.ts';
import { fileEmpty } from './file-empty.ts';
import { fileGitIgnored } from './file-git-ignored.ts';
import { fileLegacyChatmode } from './file-legacy-chatmode.ts';
import { fileNameCase } from './file-name-case.ts';
import { fileNestedAgentIgnored } from './file-nested-agent-ignored.ts';
import { fileSymlinkEscapes } from './file-symlink-escapes.ts';
import { fileTooLarge } from './file-too-large.ts';
import { fileUnreadable } from './file-unreadable.ts';
import { fileWrongExtension } from './file-wrong-extension.ts';
import { fileWrongFolder } from './file-wrong-folder.ts';
import { folderMisspelled } from './folder-misspelled.ts';

/** In the order of their ids. */
export const FILE_RULES: readonly Rule[] = [
  fileConflictMarker,
  fileEmpty,
  fileGitIgnored,
  fileLegacyChatmode,
  fileNameCase,
  fileNestedAgentIgnored,
  fileSymlinkEscapes,
  fileTooLarge,
  fileUnreadable,
  fileWrongExtension,
  fileWrongFolder,
  folderMisspelled,
];
