import type { Family } from '../../types.ts';
import { compileAddedDependencies } from './added-dependencies.ts';
import { compileForbiddenImports } from './forbidden-imports.ts';
import { compileImportForms } from './import-forms.ts';
import { compileImportOrder } from './import-order.ts';
import { compileImportUses } from './import-uses.ts';
import { compileLayersByWords } from './layers-by-words.ts';
import { compileLibraries } from './libraries.ts';
import { compilePhpTests } from './php-test-frameworks.ts';

/** Rules about imports and dependencies: from where nothing is imported, and how imports are written. */
export const IMPORTS_FAMILY: Family = {
  name: 'imports',
  compile: (clause) =>
    compileImportUses(clause) ??
    compileImportForms(clause) ??
    compileImportOrder(clause) ??
    compileForbiddenImports(clause) ??
    compileLayersByWords(clause) ??
    compileLibraries(clause) ??
    compilePhpTests(clause) ??
    compileAddedDependencies(clause),
};
