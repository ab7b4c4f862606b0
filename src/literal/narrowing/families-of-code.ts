/** The families of checks that look at what code does. */
export const FAMILIES_OF_CODE: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'imports', 'uses']);
