import { readTomlLines, readTomlTexts, readTomlVersion, type TomlLine } from './toml-lines.ts';
import type { Lock, ManifestContent, ManifestKind, Trait } from './types.ts';

const FRAMEWORKS = ['aiohttp', 'celery', 'django', 'djangorestframework', 'fastapi', 'flask', 'pydantic', 'sqlalchemy'];
const TESTING = ['hypothesis', 'pytest', 'pytest-asyncio'];

const TABLES = {
  entries: ({ name }: Trait): readonly string[] => [`name = "${normalise(name)}"\n`],
  version: /^version = "([^"]*)"/,
};
const LOCKS: readonly Lock[] = [
  { file: 'uv.lock', ...TABLES },
  { file: 'poetry.lock', ...TABLES },
];

/** Modules whose name is not that of their package. */
const PACKAGES: Readonly<Record<string, string>> = {
  attr: 'attrs',
  bs4: 'beautifulsoup4',
  cv2: 'opencv-python',
  dateutil: 'python-dateutil',
  dotenv: 'python-dotenv',
  git: 'gitpython',
  jwt: 'pyjwt',
  pil: 'pillow',
  rest_framework: 'djangorestframework',
  sklearn: 'scikit-learn',
  yaml: 'pyyaml',
};

const SHARED = {
  languages: ['python'],
  frameworks: FRAMEWORKS,
  testing: TESTING,
  locks: LOCKS,
  isImported: (name: string, imports: readonly string[]): boolean =>
    imports.some((one) => {
      const module = one.split('.', 1)[0]?.toLowerCase() ?? '';
      return normalise(Object.hasOwn(PACKAGES, module) ? (PACKAGES[module] ?? '') : module) === normalise(name);
    }),
} as const;

/** `pyproject.toml`, with the tables of PEP 621, of dependency groups and of Poetry. */
export const PYPROJECT: ManifestKind = { ...SHARED, names: ['pyproject.toml'], read: readPyproject };

/** `requirements.txt`. */
export const REQUIREMENTS: ManifestKind = {
  ...SHARED,
  names: ['requirements.txt'],
  read: (text) => ({
    platform: [],
    dependencies: text.split('\n', MAX_LINES).flatMap((line) => readRequirement(line)),
  }),
};

const MAX_LINES = 2_000;

function readPyproject(text: string): ManifestContent {
  const lines = readTomlLines(text);
  const required = lines.find(({ table, key }) => table === 'project' && key === 'requires-python');
  const poetry = lines.filter(({ table }) => /^tool\.poetry\.(?:group\.[\w-]+\.|dev-)?dependencies$/.test(table));
  const python = required ?? poetry.find(({ key }) => key === 'python');
  const version = python === undefined ? undefined : readTomlVersion(python.value);
  return {
    platform: version === undefined ? [] : [{ name: 'Python', version }],
    dependencies: [
      ...lines.filter(holdsRequirements).flatMap(({ value }) => readTomlTexts(value).flatMap(readRequirement)),
      ...poetry.filter(({ key }) => key !== 'python').map(({ key, value }) => withVersion(key, readTomlVersion(value))),
    ],
  };
}

function holdsRequirements({ table, key }: TomlLine): boolean {
  return (
    (table === 'project' && key === 'dependencies') ||
    table === 'project.optional-dependencies' ||
    table === 'dependency-groups'
  );
}

/** `Flask[async]>=3.0,<4; python_version > "3.8"`. */
function readRequirement(line: string): readonly Trait[] {
  const [, name, version] =
    /^\s*([A-Za-z\d][\w.-]{0,80})\s*(?:\[[^\]]{0,200}\])?\s*\(?((?:[<>=!~^][^;#)]{0,80})?)/.exec(line) ?? [];
  return name === undefined ? [] : [withVersion(normalise(name), version === '' ? undefined : version)];
}

function withVersion(name: string, version: string | undefined): Trait {
  return version === undefined ? { name } : { name, version };
}

/** PEP 503: letter case, dots, underscores and hyphens do not matter. */
function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}
