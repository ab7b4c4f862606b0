import type { Hunk } from '../changes/types.ts';

/** By what the bundle was split: the bundler's own module borders, or, where it left none, the top-level statements. */
export type BundleFormat = 'webpack' | 'ncc' | 'esbuild' | 'rolldown' | 'statements';

/** What differs between two versions of a bundle, or why that cannot be said. */
export type BundleComparison =
  | {
      readonly kind: 'compared';
      /** Of the head. */
      readonly format: BundleFormat;
      /** In the order of the head; removed ones last. */
      readonly modules: readonly ModuleChange[];
      /** How many modules are the same after normalising; what belongs to no module counts as one. */
      readonly unchanged: number;
    }
  | { readonly kind: 'not-compared'; readonly reason: string };

/** One module of a bundle that changed. */
export interface ModuleChange {
  /**
   * As the bundle names it: `./src/a.js`, `node_modules/x/index.js`, `4711`. A statement outside of named modules goes
   * by the first name that it declares. `(runtime)` is all that belongs to no module, `(module ids)` the numbers that
   * other code may know a module by.
   */
  readonly name: string;
  readonly status: 'added' | 'removed' | 'modified';
  /** Lines of the module in the head's text, or in the base's for a removed one, from 1. */
  readonly lines: readonly [first: number, last: number];
  /**
   * The difference of the normalised, pretty-printed code. A line's number is that of the line of the bundle's file
   * from which the code came: many lines may share one, and numbers never decrease within a hunk. The counts are those
   * of the hunk's lines, the starts are the numbers of its first lines.
   */
  readonly hunks: readonly Hunk[];
}
