import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import type { Family } from '../../types.ts';
import { compileFileLanguages } from './file-languages.ts';
import { compileFileNames } from './file-names.ts';
import { compileExtensions } from './extensions.ts';
import { compileFilePlaces } from './file-places.ts';
import { compileFolderNames } from './folder-names.ts';
import { compileFolderContents } from './folder-contents.ts';
import { compilePackageManager } from './package-managers.ts';
import { compileMarkedFiles } from './marked-files.ts';
import { compileRequiredFiles } from './required-files.ts';
import { compileUntouchedFiles } from './untouched-files.ts';
import { compileUnwantedFiles } from './unwanted-files.ts';
import { regex } from '../../../text/regex.ts';

/** Rules about the files of a change: which are left alone, how new ones are named, and where they are put. */
export const PATHS_FAMILY: Family = {
  name: 'paths',
  signs: quickAny(
    /[\uE000-\uF8FF]|\buv\b|\bci\b/,
    regex()`
      file|code|source|cas(?:e|ing)|migration|anything|content|thing|typescript|kotlin|swift|javascript|java|objc
      |folder|director|test|proto|npm|yarn|\bbun\b|poetry|pipenv|\bpdm\b|workflow|changeset|binar|pipeline
    `,
  ),
  compile: (clause) =>
    compilePackageManager(clause) ??
    compileExtensions(clause) ??
    compileFileNames(clause) ??
    compileFolderNames(clause) ??
    compileFileLanguages(clause) ??
    compileFilePlaces(clause) ??
    compileFolderContents(clause) ??
    compileRequiredFiles(clause) ??
    compileMarkedFiles(clause) ??
    compileUntouchedFiles(clause) ??
    compileUnwantedFiles(clause),
};
