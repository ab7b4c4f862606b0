import { regex } from '../text/regex.ts';

const TEST_FOLDER = regex('i')`
  (?:^|\/)(?:
    tests?|(?:integration|functional|acceptance|system|smoke|unit|e2e)[-_]?tests?|__tests__|__mocks__|specs?|e2e
    |fixtures|testdata|benches|test_\w+
  )\/
`;

/** Whether a path is that of a test, by the usual names of folders and files. */
export function isTestPath(path: string): boolean {
  return (
    TEST_FOLDER.test(path) ||
    // Projects of .NET: `Shop.Tests/`, `Shop.Specs/`
    /(?:^|\/)[\w.]+\.(?:Tests?|Specs|UnitTests|IntegrationTests|FunctionalTests)\//.test(path) ||
    /(?:^|[/._-])(?:test|tests|spec|e2e|bench)\.[^/]*$|(?:^|\/)test_[^/]*$|_(?:test|spec)\.[^/.]+$/i.test(path) ||
    /(?:Tests?|IT|Spec)\.(?:java|kt|cs|scala|groovy|php|swift)$/.test(path)
  );
}
