/** Language ids of JavaScript and TypeScript, for which there are grammars. */
export const SCRIPT: readonly string[] = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'];

/** Those with types. */
export const TYPED_SCRIPT: readonly string[] = ['typescript', 'typescriptreact'];

/** Languages whose files contain scripts among markup. */
const WITH_SCRIPTS: readonly string[] = ['vue', 'svelte', 'astro'];

/** All languages whose files contain JavaScript or TypeScript. */
export const SCRIPT_FILES: readonly string[] = [...SCRIPT, ...WITH_SCRIPTS];

/** Those whose code may have types. */
export const TYPED_SCRIPT_FILES: readonly string[] = [...TYPED_SCRIPT, ...WITH_SCRIPTS];
