/**
 * The name and the addresses of this repository, from `homepage` and `version` in package.json. Documents, examples,
 * schemas and the links in messages get them from here (`npm run generate`).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GITHUB = 'https://github.com/';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly homepage: string;
}

/** Names and addresses of one version of the project. */
export interface Address {
  readonly homepage: string;
  /** `owner/name` */
  readonly repository: string;
  /** The tag that follows the newest release of a major version, such as `v1`. */
  readonly majorTag: string;
  /** The tag of the version, such as `v1.2.3`. */
  readonly tag: string;
  /** What a workflow writes after `uses:`. */
  readonly action: string;
}

export const ADDRESS: Address = readAddress(
  JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')),
);

export function readAddress({ homepage, version }: Manifest): Address {
  if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(homepage)) {
    throw new Error(`\`homepage\` in package.json is ${homepage}, and not the address of a repository on GitHub`);
  }
  const repository = homepage.slice(GITHUB.length);
  const majorTag = `v${version.split('.')[0]}`;
  return { homepage, repository, majorTag, tag: `v${version}`, action: `${repository}@${majorTag}` };
}

/** The address of a schema, for editors and as the schema's `$id`. */
export function schemaAddress(name: string): string {
  return `https://raw.githubusercontent.com/${ADDRESS.repository}/main/schemas/${name}.schema.json`;
}

/** One way in which texts name the repository: what is found, and what it has to be. */
interface Spelling {
  readonly pattern: RegExp;
  readonly right: (address: Address, found: readonly string[]) => string;
}

const SPELLINGS: readonly Spelling[] = [
  {
    // A commit or a full version stays: documents show how to pin one.
    pattern: /(uses: |`)[\w.-]+\/housestyle@(v?[\w.]+)/g,
    right: ({ repository, majorTag }, [, before = '', ref = '']) =>
      `${before}${repository}@${/^(?:[\da-f]{40}|v\d+\.\d+\.\d+)$/.test(ref) ? ref : majorTag}`,
  },
  {
    pattern: /https:\/\/github\.com\/[\w.-]+\/housestyle(?![\w.-]*\w)/g,
    right: ({ homepage }) => homepage,
  },
  {
    pattern: /https:\/\/raw\.githubusercontent\.com\/[\w.-]+\/housestyle(?=\/)/g,
    right: ({ repository }) => `https://raw.githubusercontent.com/${repository}`,
  },
  {
    pattern: /(gh attestation verify \S+ --repo )[\w.-]+\/[\w.-]+/g,
    right: ({ repository }, [, before = '']) => `${before}${repository}`,
  },
  {
    pattern: /(^ *HOUSESTYLE: )\S+/gm,
    right: ({ repository }, [, before = '']) => `${before}${repository}`,
  },
  {
    pattern: /(^ *(?:HOUSESTYLE_REF|rev): )(?:REF|v\d+(?:\.\d+\.\d+)?)(?= |$)/gm,
    right: ({ majorTag, tag }, [found = '', before = '']) => `${before}${found.includes('rev:') ? tag : majorTag}`,
  },
];

/** The text with the repository named as package.json says. */
export function nameRepository(text: string, address: Address = ADDRESS): string {
  return SPELLINGS.reduce(
    (result, { pattern, right }) =>
      result.replaceAll(pattern, (...found) =>
        right(
          address,
          found.filter((part) => typeof part === 'string'),
        ),
      ),
    text,
  );
}
