import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { codeSpan } from '../../code-span.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { listCodes } from '../code-list.ts';
import { regexSource } from '../../../text/regex.ts';

/** Package managers that do the same, each with the lock files that only it writes. */
const ECOSYSTEMS: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    npm: ['package-lock.json', 'npm-shrinkwrap.json'],
    pnpm: ['pnpm-lock.yaml'],
    yarn: ['yarn.lock'],
    bun: ['bun.lock', 'bun.lockb'],
  },
  { uv: ['uv.lock'], poetry: ['poetry.lock'], pipenv: ['Pipfile.lock'], pdm: ['pdm.lock'] },
];

const NAME = '(?<name>npm|pnpm|yarn|bun|uv|poetry|pipenv|pdm)';
const WHO =
  '(?:(?:this|the|our) (?:project|repo|repository|monorepo|workspace|codebase|app|application)|we|you|agents?)?';
const PACKAGES = regexSource`
  (?:(?:all|any|every|the|project|python|javascript|typescript|js|node|node\.js|package|workspace) )*
    (?:packages?|dependency|dependencies)(?:
      (?: and (?:environments?|virtual environments?|projects?))?[ ]
        (?:management|manager|managing|installs?|installation|operations)
    )?
`;
/** What a package manager is for. Tests or scripts alone may be run by another one. */
const PURPOSE = `(?: (?:as|for) (?:(?:the|our|its|a|only|sole|primary|installing|managing) )*${PACKAGES}| to (?:install|manage|add|handle) ${PACKAGES})?`;
const FORMS: readonly RegExp[] = [
  new RegExp(`^${WHO} ?use (?:only |exclusively )?${NAME}${PURPOSE}(?: only| exclusively)?$`),
  new RegExp(`^(?:manage|install|handle) ${PACKAGES} (?:only )?(?:with|using|via|through) ${NAME}(?: only)?$`),
  new RegExp(`^${PACKAGES} be ${NAME}$`),
];

/**
 * Finds new lock files of another package manager than a clause wants: "Use pnpm". Who installs packages with another one
 * leaves its lock file behind.
 */
export function compilePackageManager({ polarity, subject, verb, object, codes }: Clause): ChangeFinder | undefined {
  const words = unmaskCodeSpans(`${subject} ${verb} ${object}`, codes)
    .replaceAll('`', '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
  const name = FORMS.map((form) => form.exec(words)?.groups?.['name']).find((one) => one !== undefined) ?? '';
  const ecosystem = ECOSYSTEMS.find((one) => Object.hasOwn(one, name));
  if (polarity !== 'required' || ecosystem === undefined) {
    return undefined;
  }
  const others = new Map(
    Object.entries(ecosystem).flatMap(([other, files]) =>
      other === name ? [] : files.map((file) => [file, other] as const),
    ),
  );
  return {
    looksAt: 'change',
    about: ['lock files'],
    words: `reports new lock files of other package managers: ${listCodes([...others.keys()])}`,
    find: ({ files }) =>
      files.flatMap(({ status, path }) => {
        const other = status === 'added' ? others.get(nameOf(path)) : undefined;
        return other === undefined
          ? []
          : [{ path, found: `a lock file of ${codeSpan(other)}`, note: `${codeSpan(other)} wrote this new file.` }];
      }),
  };
}
