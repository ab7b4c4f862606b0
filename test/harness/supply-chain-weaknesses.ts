import { parse } from 'yaml';

/** Where this repository has packages that a bot keeps up to date. */
export const PACKAGE_FOLDERS = ['/', '/test/nodes', '/site'];

interface ReleaseStep {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface ReleaseJob {
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly ReleaseStep[];
}

const PUBLISHES = /^ *(?:npm publish|gh release create|gh api)\b/m;

/**
 * What the workflow of a release does not prove of what it publishes: one sentence for each.
 * @param text the workflow's YAML
 */
export function findReleaseWeaknesses(text: string): readonly string[] {
  const { jobs }: { readonly jobs: Readonly<Record<string, ReleaseJob>> } = parse(text);
  const publish = Object.values(jobs).find(({ steps }) => steps.some(({ run = '' }) => PUBLISHES.test(run)));
  if (publish === undefined) {
    return ['No job publishes anything.'];
  }
  const { steps, permissions = {}, environment } = publish;
  const runs = steps.map(({ run = '' }) => run);
  const first = runs.findIndex((run) => PUBLISHES.test(run));
  const before = steps.slice(0, first);
  const attested = before.filter(({ uses = '' }) => uses.startsWith('actions/attest@')).map((step) => step.with ?? {});
  // An attestation of a list of packages does not say where the package comes from.
  const subjects = attested
    .filter((inputs) => inputs['sbom-path'] === undefined)
    .flatMap((inputs) => (inputs['subject-path'] ?? '').split('\n'));
  const npm = runs.find((run) => run.includes('npm publish')) ?? '';
  return [
    ...(before.some(({ run }) => run === 'npm run build -- --check') ? [] : ['dist/ is not compared with src/.']),
    ...(subjects.includes('dist/**') ? [] : ['dist/ is not attested.']),
    ...(subjects.some((one) => one.endsWith('.tgz')) ? [] : ['The package is not attested.']),
    ...(before.some(({ run = '' }) => /^npm sbom\b/m.test(run)) ? [] : ['The packages are not listed.']),
    ...(attested.some((inputs) => inputs['sbom-path'] !== undefined) ? [] : ['The list of packages is not attested.']),
    ...(/--provenance\b/.test(npm) ? [] : ['npm does not learn which workflow published the package.']),
    ...(environment === undefined ? ['No person has to allow a release.'] : []),
    ...['id-token', 'attestations'].flatMap((name) =>
      permissions[name] === 'write' ? [] : [`The attestation lacks the permission ${name}.`],
    ),
  ];
}

interface Update {
  readonly 'package-ecosystem': string;
  readonly directory?: string;
  readonly directories?: readonly string[];
  readonly cooldown?: { readonly 'default-days'?: number };
}

/** What the configuration of the update bot leaves open: one sentence for each. */
export function findUpdateWeaknesses(text: string): readonly string[] {
  const { updates = [] }: { readonly updates?: readonly Update[] } = parse(text);
  const of = (ecosystem: string): readonly Update[] => updates.filter((one) => one['package-ecosystem'] === ecosystem);
  const folders = new Set(
    of('npm').flatMap(({ directory = [], directories = [] }) => [directory, ...directories].flat()),
  );
  return [
    ...PACKAGE_FOLDERS.filter((folder) => !folders.has(folder)).map((folder) => `${folder} is not updated.`),
    ...(of('github-actions').length === 0 ? ['Actions are not updated.'] : []),
    ...updates.flatMap(({ cooldown, 'package-ecosystem': name }) =>
      (cooldown?.['default-days'] ?? 0) >= 7 ? [] : [`New versions of ${name} do not wait for a week.`],
    ),
  ];
}

/** What each part of the security policy has to say. */
const POLICY: readonly (readonly [heading: string, says: RegExp])[] = [
  ['Report a vulnerability', /Report a vulnerability.*Security page[^]*within \w+ working days/],
  ['Supported versions', /supported/],
  ['Who may do what', /\| author of a pull request[^]*\| a model[^]*\| a server/],
  ['What we rely on', /No code of a pull request runs/],
  ['How this repository is protected', /gh attestation verify/],
];

/** The parts that the security policy lacks. */
export function findPolicyGaps(text: string): readonly string[] {
  const parts = new Map(
    text.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))] as const),
  );
  return POLICY.filter(([heading, says]) => !says.test(parts.get(heading) ?? '')).map(([heading]) => heading);
}

export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The packages of a lock file, by their folders. */
export function readLock(text: string): readonly (readonly [string, Locked])[] {
  const { packages }: { readonly packages: Record<string, Locked> } = JSON.parse(text);
  return Object.entries(packages).filter(([name, { link }]) => name !== '' && link !== true);
}

/** The packages whose content, or origin, a lock file leaves open. */
export function findUnlocked(text: string): readonly string[] {
  return readLock(text)
    .filter(([, one]) => {
      const isFromElsewhere = one.resolved !== undefined && !one.resolved.startsWith('https://registry.npmjs.org/');
      return isFromElsewhere || one.integrity === undefined;
    })
    .map(([name]) => name);
}
