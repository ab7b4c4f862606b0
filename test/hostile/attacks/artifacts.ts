import { readZip } from '../../emulators/artifacts/read-zip.ts';
import { makeZip, type ZipFile } from '../../harness/make-zip.ts';
import { nowhere, type Attack, type JobArtifact, type Threat } from '../attack.ts';
import { withoutFindings } from './joined.ts';
import { CANARIES } from './keys.ts';

const NAME = 'housestyle-shard-1-of-1';
const FILE = 'shard.json';
/** A result that says that all is well. */
const FORGED = '{"format":"housestyle-shard-file-3","findings":[]}\n{}\n';

const only = (...files: readonly ZipFile[]): readonly JobArtifact[] => [{ name: NAME, zip: makeZip(files) }];
const forged = (name: string): JobArtifact => ({ name, zip: makeZip([{ name: FILE, content: FORGED }]) });

/** The honest result, as the job left it with its seal, after somebody edited it. */
const edited = (honest: readonly JobArtifact[], edit: (result: string) => string): readonly JobArtifact[] =>
  honest.map(({ name, zip }) => {
    const content = readZip(zip).get(FILE)?.toString('utf8') ?? '';
    return { name, zip: makeZip([{ name: FILE, content: edit(content) }]) };
  });

/** The last bytes of an archive say that its first file is a link. */
function asLink(zip: Buffer): Buffer {
  const at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  const link = Buffer.from(zip);
  link.writeUInt8(3, at + 5);
  link.writeUInt32LE(0o120777 * 65_536, at + 38);
  return link;
}

/** The directory of the archive says another checksum of its first file. */
function withChecksum(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(7, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 16);
  return changed;
}

/** What becomes of the artifacts, and what is said. The result of the shard must be missing, or the honest one. */
const CHANGES: readonly (readonly [
  what: string,
  change: NonNullable<Attack['brings']['artifacts']>,
  says: string | RegExp,
])[] = [
  ['a forged result without a seal', () => only({ name: FILE, content: FORGED }), 'left no result'],
  ['nothing', () => [], 'left no result'],
  ['the honest result without its findings', (honest) => edited(honest, withoutFindings), 'does not have the seal'],
  [
    'the honest result with a lower severity',
    (honest) => edited(honest, (result) => result.replaceAll('"medium"', '"low"')),
    'does not have the seal',
  ],
  [
    'the honest result without its seal',
    (honest) => edited(honest, (result) => result.replace(/^.*\n/, '{"format":"housestyle-shard-file-3"}\n')),
    'does not have the seal',
  ],
  [
    'a name that leads out of its folder',
    (honest) => [...honest, { name: `${NAME}-2`, zip: makeZip([{ name: '../../../shard.json', content: FORGED }]) }],
    'is not used',
  ],
  ['an absolute name', () => only({ name: '/tmp/shard.json', content: FORGED }), 'left no result'],
  ['a name with a backslash', () => only({ name: '..\\shard.json', content: FORGED }), 'left no result'],
  ['a link', () => [{ name: NAME, zip: asLink(makeZip([{ name: FILE, content: '/etc/passwd' }])) }], 'left no result'],
  [
    'the file twice',
    () => only({ name: FILE, content: FORGED }, { name: FILE, content: FORGED }),
    'contains the file twice',
  ],
  [
    'a file with a wrong checksum',
    (honest) => honest.map(({ name, zip }) => ({ name, zip: withChecksum(zip) })),
    'left no result',
  ],
  ['an encrypted file', () => only({ name: FILE, content: FORGED, encrypted: true }), 'left no result'],
  [
    'a file that is longer than it says',
    () => only({ name: FILE, content: `${FORGED}${' '.repeat(1_000_000)}`, claimedLength: 10 }),
    'left no result',
  ],
  ['a file that unpacks to 300 megabytes', () => [{ name: NAME, zip: BOMB() }], 'bytes, and at most'],
  [
    '200 files',
    () => only(...Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, content: 'x' }))),
    'at most 100 are read',
  ],
  [
    'a million files that it does not have',
    () => [{ name: NAME, zip: makeZip([{ name: FILE, content: FORGED }], 60_000) }],
    'left no result',
  ],
  ['no archive', () => [{ name: NAME, zip: Buffer.from('<html>') }], 'left no result'],
  [
    'half of an archive',
    (honest) => honest.map(({ name, zip }) => ({ name, zip: zip.subarray(0, 300) })),
    'left no result',
  ],
  ['an empty archive', () => only(), 'left no result'],
  ['a second, forged result of the same shard', (honest) => [...honest, forged(`${NAME}-2`)], 'is not used'],
  ['a forged result before the honest one', (honest) => [forged(`${NAME}-1`), ...honest], 'is not used'],
  [
    'a forged result of a plan with more shards',
    (honest) => [...honest, forged('housestyle-shard-2-of-64')],
    'is not used',
  ],
  [
    'names that act in a log',
    (honest) => [...honest, forged(`${NAME}-7\n::error::forged`), forged('##[error]forged')],
    '1 finding',
  ],
  [
    'a result with the nesting of a million lists',
    () => only({ name: FILE, content: `{"format":"housestyle-shard-file-3"}\n${'['.repeat(1_000_000)}\n` }),
    'left no result',
  ],
];

/** Made once, when it is needed. */
function BOMB(): Buffer {
  return makeZip([{ name: FILE, content: Buffer.alloc(300_000_000, 32) }]);
}

export const ARTIFACTS: Threat = {
  id: 'artifacts',
  title: 'Artifacts of a large review',
  threat:
    'A job of the same workflow run, or whoever can write its artifacts, leaves an archive that overwrites files, fills the memory, or makes a shard look judged. Or a secret leaves with an artifact.',
  defence:
    'Archives are read in memory, one file of each, with limits. A result counts only with its seal, for the plan and the commit at hand. A shard without one is named, and is not judged.',
  attacks: [
    ...CHANGES.map(([what, artifacts, says]): Attack => ({
      tries: `The artifact of a shard holds ${what}`,
      by: 'author',
      scene: 'published',
      alone: true,
      brings: { artifacts },
      never: {
        log: /internal error|^::error::forged|##\[error\]forged|root:x:0/m,
        outputs: '"conclusion":"clean"',
        comment: 'root:x:0',
        files: 'root:x:0',
      },
      says: { log: says, ...(says === 'left no result' ? { comment: /1 of 1|shard/i } : {}) },
    })),
    ...CANARIES.map(({ name, secret, code }, index): Attack => ({
      tries: `The ${name} in a change reaches the artifact of a shard or the review of all shards`,
      by: 'author',
      scene: 'published',
      brings: { head: { [`published/canary${index}.js`]: `let published${index} = 1; ${code};\n` } },
      never: nowhere(secret),
      says: { prompt: `let published${index} = 1; ` },
    })),
    ...CANARIES.map(({ name, secret, code }, index): Attack => ({
      tries: `The ${name} in a change leaves the Action that plans a large review`,
      by: 'author',
      scene: 'planned',
      // A plan shows how many files there are, and none of their text.
      brings: { head: { [`planned/canary${index}.js`]: `let planned${index} = 1; ${code};\n` } },
      never: nowhere(secret),
      says: { log: new RegExp(`^${CANARIES.length + 1} files: one job is enough`, 'm') },
    })),
    ...CANARIES.map(({ name, secret, code }, index): Attack => ({
      tries: `The ${name} in a file leaves the Action that audits all files`,
      by: 'author',
      scene: 'audited',
      brings: { head: { [`audited/canary${index}.js`]: `let audited${index} = 1; ${code};\n` } },
      never: nowhere(secret),
      says: { prompt: `let audited${index} = 1; ` },
    })),
  ],
};
