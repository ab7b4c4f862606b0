import { SINKS, type Attack, type Claims, type Sink, type Threat } from '../test/hostile/attack.ts';
import { VARIABLES } from '../test/hostile/attacks/job-secrets.ts';
import { SCENES, type SceneName } from '../test/hostile/scene-names.ts';
import { THREATS } from '../test/hostile/table.ts';
import { VISITED } from '../test/hostile/visited.ts';

const BY: Readonly<Record<Attack['by'], string>> = {
  author: 'the author of a pull request',
  commenter: 'somebody who comments',
  model: 'a model',
  server: 'a server',
};

/** The folder of these pages. */
const THREATS_FOLDER = 'docs/threats';

/**
 * Draws the pages on threats: an overview, and for each threat its defence and the attacks of `test/hostile/` that prove it.
 * One page with all attacks would be longer than GitHub renders.
 *
 * @returns the text of each page by its path in the repository
 */
export function drawThreatsPages(): Readonly<Record<string, string>> {
  const pages = THREATS.map((threat) => [`${THREATS_FOLDER}/${threat.id}.md`, drawThreat(threat)] as const);
  return { [`${THREATS_FOLDER}/README.md`]: drawOverview(), ...Object.fromEntries(pages) };
}

const GENERATED = '<!-- Generated from test/hostile/ by `npm run generate`. -->';

function drawOverview(): string {
  const attacks = THREATS.flatMap((threat) => threat.attacks);
  const remaining = attacks.filter(({ remains }) => remains !== undefined);
  const rows = THREATS.map(
    ({ id, title, threat, attacks: { length } }) => `| [${title}](${id}.md) | ${threat} | ${length} |`,
  );
  return `${[
    '# Threats',
    GENERATED,
    `A pull request, a comment, a model and a server are hostile until the opposite is shown. These pages list ${attacks.length} attacks: who tries what, where it must not arrive, and what must be said. Each runs on the built Action or the built command in \`test/hostile/\`, so these pages cannot promise what does not hold. [SECURITY.md](../../SECURITY.md) says who may do what.`,
    remaining.length === 0
      ? 'No attack of this list succeeds.'
      : `${remaining.length} of them succeed. [What remains](#what-remains) names them, with the reason.`,
    ['| threat | what is tried | attacks |', '|---|---|--:|', ...rows].join('\n'),
    ...(remaining.length === 0 ? [] : [drawRemaining(remaining)]),
    drawCanaries(),
    '## Runs\n\nThe attacks of a run share one pull request, except those that would hide others.',
    list(Object.entries(SCENES).map(([name, words]) => `\`${name}\`: ${words}`)),
  ].join('\n\n')}\n`;
}

function drawThreat({ title, threat, defence, attacks }: Threat): string {
  return `${[
    `# ${title}`,
    GENERATED,
    threat,
    defence,
    'The runs are described [in the overview](README.md#runs).',
    ['| attack | by | run | must not arrive | must be said |', '|---|---|---|---|---|', ...attacks.map(drawRow)].join(
      '\n',
    ),
  ].join('\n\n')}\n`;
}

function drawRow({ tries, by, scene, never, says, ends, remains }: Attack): string {
  const said = [drawPlaces(says), ...drawEnd(ends)].filter((part) => part !== '');
  const cells = [
    `${tries}${remains === undefined ? '' : ' ([remains](README.md#what-remains))'}`,
    BY[by],
    `\`${scene}\``,
    never === undefined ? '' : `in ${drawPlaces(never)}`,
    said.length === 0 ? '' : said.join('; '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function drawPlaces(claims: Claims = {}): string {
  const sinks = Object.keys(claims) as Sink[];
  return sinks.length === Object.keys(SINKS).length ? 'any place' : sinks.map((sink) => SINKS[sink]).join(', ');
}

function drawEnd({ exitCode, outputs = {} }: NonNullable<Attack['ends']> = {}): readonly string[] {
  return [
    ...(exitCode === undefined ? [] : [`exit code ${exitCode}`]),
    ...Object.entries(outputs).map(([name, value]) => `\`${name}\`: \`${value}\``),
  ];
}

/** Threats whose attacks look for a secret wherever their run writes. */
const OF_CANARIES: ReadonlySet<string> = new Set([
  'secrets',
  'parted-secrets',
  'printed-secrets',
  'job-secrets',
  'door-secrets',
]);

/** How many different canaries are looked for in each place of each run. */
function drawCanaries(): string {
  const attacks = THREATS.filter(({ id }) => OF_CANARIES.has(id)).flatMap((threat) => threat.attacks);
  const sinks = (Object.keys(SINKS) as Sink[]).filter((sink) =>
    Object.values(VISITED).some((all) => all.includes(sink)),
  );
  const rows = Object.entries(VISITED).map(([scene, visited]) => {
    const own = attacks.filter((attack) => attack.scene === scene);
    const count = (sink: Sink): number =>
      new Set(own.flatMap(({ never = {} }) => [never[sink] ?? []].flat().map(String))).size;
    const cells = sinks.map((sink) => (visited.includes(sink) ? String(count(sink)) : '·'));
    return `| ${[SCENES[scene as SceneName], ...cells].join(' | ')} |`;
  });
  return [
    '## Where canaries are looked for',
    `${VARIABLES.length} secrets of a job (${VARIABLES.map((name) => `\`${name}\``).join(', ')}) are set in each of these runs, and keys are in the files and texts that it reads. A number says how many different secrets are looked for in a place. A dot says that the run writes nothing there: a test fails if it does.`,
    [
      `| run | ${sinks.map((sink) => SINKS[sink]).join(' | ')} |`,
      `|---|${sinks.map(() => '---').join('|')}|`,
      ...rows,
    ].join('\n'),
    'The page in HTML, kept replies and artifacts are among the files that a run wrote.',
  ].join('\n\n');
}

function drawRemaining(attacks: readonly Attack[]): string {
  // What succeeds for the same reason is named together.
  const rows = [...Map.groupBy(attacks, ({ remains = '' }) => remains)].map(
    ([remains, alike]) => `**${alike.map(({ tries }) => tries).join('; ')}.** ${remains}`,
  );
  return `## What remains\n\n${list(rows)}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
