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

/** Draws `docs/threats.md`: each threat, its defence, and the attacks of `test/hostile/` that prove it. */
export function drawThreatsPage(): string {
  const attacks = THREATS.flatMap((threat) => threat.attacks);
  const remaining = attacks.filter(({ remains }) => remains !== undefined);
  return `${[
    '# Threats',
    '<!-- Generated from test/hostile/ by `npm run generate`. -->',
    `A pull request, a comment, a model and a server are hostile until the opposite is shown. This page lists ${attacks.length} attacks: who tries what, where it must not arrive, and what must be said. Each runs on the built Action or the built command in \`test/hostile/\`, so this page cannot promise what does not hold. [SECURITY.md](../SECURITY.md) says who may do what.`,
    remaining.length === 0
      ? 'No attack of this list succeeds.'
      : `${remaining.length} of them succeed. [What remains](#what-remains) names them, with the reason.`,
    list(THREATS.map(({ id, title, attacks: { length } }) => `[${title}](#${id}): ${length} attacks`)),
    ...THREATS.map(drawThreat),
    drawCanaries(),
    ...(remaining.length === 0 ? [] : [drawRemaining(remaining)]),
    '## Runs\n\nThe attacks of a run share one pull request, except those that would hide others.',
    list(Object.entries(SCENES).map(([name, words]) => `\`${name}\`: ${words}`)),
  ].join('\n\n')}\n`;
}

function drawThreat({ id, title, threat, defence, attacks }: Threat): string {
  return [
    `<a id="${id}"></a>\n\n## ${title}`,
    threat,
    defence,
    ['| attack | by | run | must not arrive | must be said |', '|---|---|---|---|---|', ...attacks.map(drawRow)].join(
      '\n',
    ),
  ].join('\n\n');
}

function drawRow({ tries, by, scene, never, says, ends, remains }: Attack): string {
  const said = [drawPlaces(says), ...drawEnd(ends)].filter((part) => part !== '');
  const cells = [
    `${tries}${remains === undefined ? '' : ' ([remains](#what-remains))'}`,
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
