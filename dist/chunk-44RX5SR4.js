import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/symbols/is-test.ts
function isTestPath(path) {
  return /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|fixtures|testdata|test_\w+)\//i.test(path) || // Projects of .NET: `Shop.Tests/`, `Shop.Specs/`
  /(?:^|\/)[\w.]+\.(?:Tests?|Specs|UnitTests|IntegrationTests|FunctionalTests)\//.test(path) || /(?:^|[/._-])(?:test|tests|spec|e2e|bench)\.[^/]*$|(?:^|\/)test_[^/]*$|_(?:test|spec)\.[^/.]+$/i.test(path) || /(?:Tests?|IT|Spec)\.(?:java|kt|cs|scala|groovy|php|swift)$/.test(path);
}

export {
  isTestPath
};
