import type { CodeFacts, DeclarationFact } from '../../syntax/facts/types.ts';

/** Declarations that hold tests within a file of production code. */
export interface TestCode {
  readonly has: (line: number) => boolean;
}

const TEST_MODULE = /#\[cfg\((?:all\(\s*|any\(\s*)?test\b/;
/** Attributes and comments between the condition and what it is for. */
const LINES_ABOVE = 4;

/**
 * Finds the tests that Rust keeps next to the code: modules and items that are compiled for tests alone, and functions with
 * an attribute for tests. In other languages, the path tells where tests are.
 */
export function findTestCode({ declarations }: CodeFacts, languageId: string | undefined, head: string): TestCode {
  if (languageId !== 'rust') {
    return { has: () => false };
  }
  const lines = head.split('\n');
  const tests = declarations.filter((one) => isTest(one, lines));
  return { has: (line) => tests.some((one) => one.line <= line && line <= one.endLine) };
}

function isTest({ attributes, line }: DeclarationFact, lines: readonly string[]): boolean {
  return (
    attributes.some((name) => /(?:^|::)(?:test|rstest|test_case)$/.test(name)) ||
    (attributes.includes('cfg') &&
      lines.slice(Math.max(0, line - 1 - LINES_ABOVE), line).some((text) => TEST_MODULE.test(text)))
  );
}
