declare const HOUSESTYLE_VERSION: string | undefined;

/** The version of the package, put in by the build; run from source there is none. */
export const VERSION: string = typeof HOUSESTYLE_VERSION === 'string' ? HOUSESTYLE_VERSION : '0.0.0-source';
