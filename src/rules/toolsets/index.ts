import type { Rule } from '../types.ts';
import { toolsetShape } from './toolset-shape.ts';
import { toolsetToolUnknown } from './toolset-tool-unknown.ts';

/** In the order of their ids. */
export const TOOLSET_RULES: readonly Rule[] = [toolsetShape, toolsetToolUnknown];
