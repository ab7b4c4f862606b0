import { isRecord } from '../../text/record.ts';
import { listNames } from '../../text/shown/list-names.ts';

/** What one repository of an owner has. */
export interface RepositoryStock {
  /** `octo/app`. */
  readonly repository: string;
  /** Absent if it could not be read. */
  readonly commit?: string;
  /** Why it could not be read or checked. */
  readonly failed?: string;
  /** The file of another repository, at a commit, that its configuration extends. Absent if it extends none, or if its configuration cannot be read. */
  readonly extends?: string;
  /** What is wrong with its configuration, although it can be read: a key of a model is written into it, for example. */
  readonly configuration?: string;
  /** Its customization files with the number of rules in each that apply. */
  readonly files: readonly { readonly path: string; readonly rules: number; readonly checked: number }[];
  /** Customizations that apply to no file of the repository, and why. */
  readonly dead: readonly { readonly path: string; readonly reason: string }[];
  readonly errors: number;
  readonly warnings: number;
  /** How often each rule of the validator was broken. */
  readonly broken: Readonly<Record<string, number>>;
  /** The first problems, the most severe first. */
  readonly problems: readonly StockProblem[];
}

export interface StockProblem {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** The stock of some repositories of an owner. */
export interface FleetStock {
  readonly version: 1;
  readonly owner: string;
  /** `2/8` if it is a part. */
  readonly part?: string;
  /** Archived repositories and forks, which are not read. */
  readonly skipped: number;
  readonly repositories: readonly RepositoryStock[];
}

/** What `housestyle fleet` found. */
export interface FleetReport extends FleetStock {
  /** Parts of a divided run that are missing, such as `3/8`. */
  readonly missing: readonly string[];
}

const UNREAD_FILE = /^`([^`]+)` is not read/;

/**
 * Leaves out what is said of a configuration in an unusual place if another repository extends that file: there, it is read.
 * Only a list of all repositories knows that.
 */
export function withoutExtendedFiles(stock: FleetStock): FleetStock {
  const extended = new Set(
    stock.repositories.flatMap((one) => one.extends?.replace(/@[^@]*$/, '').toLowerCase() ?? []),
  );
  const repositories = stock.repositories.map((one): RepositoryStock => {
    const [, path] = UNREAD_FILE.exec(one.configuration ?? '') ?? [];
    if (path === undefined || !extended.has(`${one.repository}/${path}`.toLowerCase())) {
      return one;
    }
    const { configuration: _, ...rest } = one;
    return rest;
  });
  return { ...stock, repositories };
}

/** Joins parts; of a repository that two parts have, the first one counts. Returns the parts that are missing as well. */
export function joinStocks(stocks: readonly FleetStock[]): {
  readonly stock: FleetStock;
  readonly missing: readonly string[];
} {
  const known = new Map<string, RepositoryStock>();
  for (const one of stocks.flatMap(({ repositories }) => repositories)) {
    if (!known.has(one.repository)) {
      known.set(one.repository, one);
    }
  }
  const parts = stocks.flatMap(({ part }) => part ?? []);
  const count = Math.max(0, ...parts.map((part) => Number(part.split('/')[1])));
  const missing = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).filter(
    (part) => !parts.includes(part),
  );
  return {
    stock: {
      version: 1,
      owner: stocks[0]?.owner ?? '',
      skipped: Math.max(0, ...stocks.map(({ skipped }) => skipped)),
      repositories: [...known.values()].toSorted((one, other) => (one.repository < other.repository ? -1 : 1)),
    },
    missing,
  };
}

/** Reads a part from JSON, which another job wrote; returns what is wrong with it as a clause. */
export function readStock(value: unknown): FleetStock | string {
  if (!isRecord(value) || value['version'] !== 1 || typeof value['owner'] !== 'string') {
    return 'it has no `"version": 1` and `owner`';
  }
  const { owner, part, skipped, repositories } = value;
  if (!Array.isArray(repositories) || typeof skipped !== 'number') {
    return '`repositories` is not a list';
  }
  if (part !== undefined && (typeof part !== 'string' || !/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(part))) {
    return '`part` is not of the form `2/8`';
  }
  const read: RepositoryStock[] = [];
  for (const [index, one] of repositories.entries()) {
    if (!isStock(one)) {
      return `${nameRepository(one, index)} lacks a field, or one has another type`;
    }
    read.push(one);
  }
  return { version: 1, owner, ...(part === undefined ? {} : { part }), skipped, repositories: read };
}

function nameRepository(one: unknown, index: number): string {
  const name = isRecord(one) && typeof one['repository'] === 'string' ? one['repository'] : undefined;
  return name === undefined ? `entry ${index + 1} of \`repositories\`` : `the repository "${name.slice(0, 200)}"`;
}

/** Why parts cannot be joined, as a sentence without full stop; undefined if they are of one run. */
export function findMismatch(stocks: readonly FleetStock[]): string | undefined {
  const owners = new Set(stocks.map(({ owner }) => owner));
  const counts = new Set(stocks.flatMap(({ part }) => part?.split('/')[1] ?? []));
  if (owners.size > 1) {
    return `The parts are of different owners: ${listNames([...owners])}`;
  }
  return counts.size > 1 ? `The parts are of different runs, with ${listNames([...counts])} parts` : undefined;
}

function isStock(value: unknown): value is RepositoryStock {
  return (
    isRecord(value) &&
    typeof value['repository'] === 'string' &&
    ['errors', 'warnings'].every((name) => typeof value[name] === 'number') &&
    ['commit', 'failed', 'extends', 'configuration'].every(
      (name) => value[name] === undefined || typeof value[name] === 'string',
    ) &&
    isListOf(value['files'], { path: 'string', rules: 'number', checked: 'number' }) &&
    isListOf(value['dead'], { path: 'string', reason: 'string' }) &&
    isListOf(value['problems'], {
      rule: 'string',
      severity: 'string',
      path: 'string',
      line: 'number',
      message: 'string',
    }) &&
    isRecord(value['broken']) &&
    Object.values(value['broken']).every((count) => typeof count === 'number')
  );
}

function isListOf(value: unknown, fields: Readonly<Record<string, string>>): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) => isRecord(one) && Object.entries(fields).every(([name, type]) => typeof one[name] === type),
    )
  );
}
