/** Folders of tests and fixtures. Their files may be wrong on purpose. */
const TESTS =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i;

/** Folders of templates. Their files are filled in before a client reads them. */
const TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i;

/** Folders of copies that are kept in case they are needed again. */
const BACKUPS = /(?:^|\/)(?:backups|archived)\//i;

/** Whether a file belongs to a test, is a template to be filled in, or is a copy that is kept as a backup. */
export function isSetAside(path: string): boolean {
  return TESTS.test(path) || TEMPLATES.test(path) || BACKUPS.test(path);
}
