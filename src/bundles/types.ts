import type { Hunk } from '../changes/types.ts';

/** How the bundle was split: by the bundler's own module borders or, if it left none, by the top-level statements. */
export type BundleFormat = 'webpack' | 'ncc' | 'esbuild' | 'rolldown' | 'statements';

/** The differences between two versions of a bundle, or the reason why they cannot be compared. */
export type BundleComparison =
  | {
      readonly kind: 'compared';
      /** The format of the head. */
      readonly format: BundleFormat;
      /** In the order of the head; removed modules last. */
      readonly modules: readonly ModuleChange[];
      /** The number of modules that are equal after normalising. Code that belongs to no module counts as one. */
      readonly unchanged: number;
    }
  | { readonly kind: 'not-compared'; readonly reason: string };

/** One module of a bundle that changed. */
export interface ModuleChange {
  /**
   * The name in the bundle: `./src/a.js`, `node_modules/x/index.js`, `4711`. A statement outside of named modules has
   * the first name that it declares. `(runtime)` is all code that belongs to no module, `(module ids)` the numbers by
   * which other code may refer to a module.
   */
  readonly name: string;
  readonly status: 'added' | 'removed' | 'modified';
  /** The lines of the module in the head's text, or in the base's text for a removed module, from 1. */
  readonly lines: readonly [first: number, last: number];
  /**
   * The difference of the normalised, pretty-printed code. The number of a line is the line of the bundle's file that
   * the code came from: many lines may share one number, and numbers never decrease within a hunk. The counts are those
   * of the hunk's lines, and the starts are the numbers of its first lines.
   */
  readonly hunks: readonly Hunk[];
}
