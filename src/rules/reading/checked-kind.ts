import type { CustomizationKind } from '../../customizations/types.ts';

/** What a file is to the rules: a kind of customization, or a file beside them that configures the same clients. */
export type CheckedKind = Exclude<CustomizationKind, 'setting-instructions' | 'referenced-file'> | 'settings' | 'mcp';
