/** Folders of tests and fixtures. Their files may be wrong on purpose. */
const TESTS =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i;

/** Folders of templates. Their files are filled in before a client reads them. */
const TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i;

/** Whether a file belongs to a test, or is a template to be filled in. */
export function isForTests(path: string): boolean {
  return TESTS.test(path) || TEMPLATES.test(path);
}
