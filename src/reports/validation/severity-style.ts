/** The colour of each severity. */
export const SEVERITY_STYLE = { error: 'red', warning: 'yellow', info: 'cyan' } as const;
