import type { CustomizationKind } from '../../customizations/types.ts';

/** The kind of a checked file: a kind of customization, or another file that configures the same clients. */
export type CheckedKind = Exclude<CustomizationKind, 'setting-instructions' | 'referenced-file'> | 'settings' | 'mcp';
