import { quote } from '../../../text/shown/quote.ts';
import { info } from '../../effects.ts';
import type { CheckedFile, Effects, ReportInFile } from '../../types.ts';
import type { Mention } from './find-mentions.ts';
import type { Parts } from './list-parts.ts';
import { BUILT_IN_NAMES } from './part-names.ts';

/** Calls of an agent or a skill of the own plugin without the name of the plugin. */
export function checkCalls(
  file: CheckedFile,
  mentions: readonly Mention[],
  parts: Parts,
  counts: Map<string, number>,
  report: ReportInFile,
): void {
  const own = parts.ofPlugins.get(file.root);
  for (const kind of ['agent', 'skill'] as const) {
    const ofPlugin = kind === 'agent' ? own?.agents : own?.skills;
    const ofProject = kind === 'agent' ? parts.projectAgents : parts.projectSkills;
    const bare = mentions.filter(
      (mention) =>
        mention.kind === kind &&
        mention.form === 'call' &&
        ofPlugin?.has(mention.name) === true &&
        !ofProject.has(mention.name),
    );
    const [first] = bare;
    const key = `${kind} ${file.root}`;
    const count = counts.get(key) ?? 0;
    if (
      own !== undefined &&
      first !== undefined &&
      (kind === 'agent' || count < MAX_BARE) &&
      !BUILT_IN_NAMES.has(first.name)
    ) {
      counts.set(key, count + 1);
      const more = new Set(bare.map(({ name }) => name)).size - 1;
      const said = {
        message: `The ${kind} ${quote(first.name)}${more > 0 ? `, like ${more} more,` : ''} is called without the name of its plugin`,
        hint: `Write ${quote(`${own.plugin}:${first.name}`)}.`,
      };
      report(file, first.range, said, { effects: kind === 'agent' ? WITHOUT_PLUGIN : SKILL_WITHOUT_PLUGIN });
    }
  }
  for (const { kind, form, name, range } of mentions) {
    const isOther =
      form === 'call' &&
      (kind === 'skill'
        ? parts.agents.has(name) && !parts.skills.has(name)
        : parts.skills.has(name) && !parts.agents.has(name) && !parts.names.has(`${name}.agent`));
    if (isOther && !BUILT_IN_NAMES.has(name)) {
      const [what, other] = kind === 'skill' ? ['an agent', 'Agent'] : ['a skill or a command', 'Skill'];
      const said = {
        message: `${quote(name)} is ${what}, and no ${kind}`,
        hint: `Let the model use the tool \`${other}\` for it.`,
      };
      report(file, range, said, { effects: OTHER_KIND });
      return;
    }
  }
}

/** So many files of a plugin that call skills are reported. The others repeat the habit. */
const MAX_BARE = 3;

const OTHER_KIND: Effects = [
  info(
    ['claude'],
    'Claude Code has a tool for agents and another one for skills and commands. The call fails, unless the model corrects it.',
  ),
];

const SKILL_WITHOUT_PLUGIN: Effects = [
  info(
    ['claude'],
    'Claude Code lists skills and commands of plugins with the name of the plugin. The call fails, unless the model corrects it.',
  ),
];

/** Claude Code says "Agent type 'reviewer' not found. Available agents: review-tools:reviewer". */
const WITHOUT_PLUGIN: Effects = [
  info(
    ['claude'],
    'Claude Code finds agents of plugins only with the name of the plugin. The call fails, unless the model corrects it.',
  ),
];
