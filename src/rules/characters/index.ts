import type { Rule } from '../types.ts';
import { fileBom } from './file-bom.ts';
import { fileInvalidUtf8 } from './file-invalid-utf8.ts';
import { fileLineEndingsMixed } from './file-line-endings-mixed.ts';
import { fileUtf16 } from './file-utf16.ts';
import { unicodeBidiControl } from './unicode-bidi-control.ts';
import { unicodeControlCharacter } from './unicode-control-character.ts';
import { unicodeHomoglyph } from './unicode-homoglyph.ts';
import { unicodeInvisible } from './unicode-invisible.ts';
import { unicodeReplacementCharacter } from './unicode-replacement-character.ts';
import { unicodeTagCharacter } from './unicode-tag-character.ts';
import { unicodeVariationSelectorRun } from './unicode-variation-selector-run.ts';

/** In the order of their ids. */
export const CHARACTER_RULES: readonly Rule[] = [
  fileBom,
  fileInvalidUtf8,
  fileLineEndingsMixed,
  fileUtf16,
  unicodeBidiControl,
  unicodeControlCharacter,
  unicodeHomoglyph,
  unicodeInvisible,
  unicodeReplacementCharacter,
  unicodeTagCharacter,
  unicodeVariationSelectorRun,
];
