import type { CodeFacts } from '../../syntax/facts/types.ts';

/** Lines of tests within a file of production code. */
export interface TestCode {
  readonly has: (line: number) => boolean;
}

/** Finds the tests that Rust keeps next to the code. In other languages, the path tells where tests are. */
export function findTestCode({ testOnly }: Pick<CodeFacts, 'testOnly'>): TestCode {
  return { has: (line) => testOnly.some((one) => one.line <= line && line <= one.endLine) };
}
