import type { Rule } from '../types.ts';
import { skillAbsolutePath } from './skill-absolute-path.ts';
import { skillAssetTooLarge } from './skill-asset-too-large.ts';
import { skillFileMissing } from './skill-file-missing.ts';
import { skillPathFromRoot } from './skill-path-from-root.ts';
import { skillReferenceTooDeep } from './skill-reference-too-deep.ts';
import { skillUnreferencedFile } from './skill-unreferenced-file.ts';

/** In the order of their ids. */
export const SKILL_FILE_RULES: readonly Rule[] = [
  skillAbsolutePath,
  skillAssetTooLarge,
  skillFileMissing,
  skillPathFromRoot,
  skillReferenceTooDeep,
  skillUnreferencedFile,
];
