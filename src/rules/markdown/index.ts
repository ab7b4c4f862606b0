import type { Rule } from '../types.ts';
import { htmlCommentInstruction } from './html-comment-instruction.ts';
import { markdownDuplicateBlock } from './markdown-duplicate-block.ts';
import { markdownFenceNesting } from './markdown-fence-nesting.ts';
import { markdownUnclosedFence } from './markdown-unclosed-fence.ts';
import { shellOwnFolder } from './shell-own-folder.ts';
import { shellTildeQuoted } from './shell-tilde-quoted.ts';
import { xmlTagUnbalanced } from './xml-tag-unbalanced.ts';

/** In the order of their ids. */
export const MARKDOWN_RULES: readonly Rule[] = [
  htmlCommentInstruction,
  markdownDuplicateBlock,
  markdownFenceNesting,
  markdownUnclosedFence,
  shellOwnFolder,
  shellTildeQuoted,
  xmlTagUnbalanced,
];
