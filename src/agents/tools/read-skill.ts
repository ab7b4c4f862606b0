import type { ReadCustomization } from '../../customizations/read-customization.ts';
import { readTool } from '../../customizations/frontmatter/tool-frontmatter.ts';
import { drawName } from '../../prompt/parts/change.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import type { ListSkillFiles } from '../skill-files.ts';
import type { OfferedSkill } from '../skills.ts';
import { readAskedPath } from './files/asked-path.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { readText, requiredText, readWholeNumber } from './calls/given-arguments.ts';
import type { Tool, ToolOutcome } from './tool.ts';
import { whyHidden, type MayShow } from './files/why-hidden.ts';
import { shorten } from '../../text/shown/shorten.ts';

export interface SkillSources {
  readonly skills: readonly Pick<OfferedSkill, 'name' | 'path' | 'level'>[];
  readonly read: ReadCustomization;
  readonly listFiles: ListSkillFiles;
  readonly mayShow: MayShow;
}

/** Limits of one call; the next call continues. Characters are UTF-16 code units. */
const MAX_LINES = 1_000;
const MAX_CHARACTERS = 40_000;
const MAX_FILES = 100;
const MAX_NAMES = 50;

/** The tool that reads a skill of the team in the trusted revision. Nothing of a skill is run. */
export function readSkillTool(sources: SkillSources): Tool {
  return {
    name: 'read_skill',
    description:
      'Reads a skill by its name: what the team has written down on a kind of task. With the name of one of its extra files, that file as text; scripts are not run.',
    parameters: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'The name of the skill, as it is listed.' },
        file: { type: 'string', description: 'An extra file of the skill, from its folder: `references/api.md`.' },
        offset: { type: 'integer', minimum: 0, description: 'How many lines to pass over.' },
      },
      required: ['name'],
    },
    run: async (given) => {
      const skill = findSkill(requiredText(given, 'name'), sources.skills);
      if (skill === undefined) {
        return unknownSkill(sources.skills);
      }
      const offset = readWholeNumber(given, 'offset') ?? 0;
      const file = (readText(given, 'file') ?? '').trim();
      return isOwn(file, skill) ? readBody(skill, offset, sources) : readExtra(skill, file, offset, sources);
    },
  };
}

type Skill = SkillSources['skills'][number];

/**
 * Finds a skill by its name (in any letter case, if only one matches) or by its file, which is listed next to the
 * name.
 */
function findSkill(asked: string, skills: readonly Skill[]): Skill | undefined {
  const name = asked.trim();
  const similar = skills.filter((skill) => skill.name.toLowerCase() === name.toLowerCase());
  return (
    skills.find((skill) => skill.name === name) ??
    skills.find((skill) => skill.path === name || folderOf(skill.path) === name) ??
    (similar.length === 1 ? similar[0] : undefined)
  );
}

function unknownSkill(skills: readonly Skill[]): ToolOutcome {
  const names = skills.slice(0, MAX_NAMES).map(({ name }) => drawName(name));
  const hint = names.length === 0 ? 'There are none.' : `There are: ${names.join(', ')}.`;
  return { kind: 'refused', reason: `No skill has that name. ${hint}` };
}

function isOwn(file: string, { path }: Skill): boolean {
  return file === '' || file === nameOf(path) || file === path;
}

async function readBody(skill: Skill, offset: number, { read, listFiles }: SkillSources): Promise<ToolOutcome> {
  const text = await read(skill);
  if (text.kind === 'problem') {
    return { kind: 'refused', reason: `The skill cannot be read: ${text.message}.` };
  }
  const { body } = await readTool(text.source);
  const files = await listFiles(skill);
  return {
    kind: 'text',
    text: [`Skill ${drawName(skill.name)}`, ...takeLines(body.text, offset), ...drawFiles(files)].join('\n'),
  };
}

function drawFiles(files: readonly string[]): readonly string[] {
  const rest = files.length - MAX_FILES;
  return files.length === 0
    ? []
    : [
        '',
        'Extra files of this skill:',
        ...files.slice(0, MAX_FILES).map(drawName),
        ...(rest > 0 ? [`and ${rest} more`] : []),
      ];
}

/** Reads an extra file. Only files that are listed in the skill's own folder are read. */
async function readExtra(
  skill: Skill,
  written: string,
  offset: number,
  { read, listFiles, mayShow }: SkillSources,
): Promise<ToolOutcome> {
  const folder = folderOf(skill.path);
  const asked = readAskedPath(written.startsWith(`${folder}/`) ? written.slice(folder.length + 1) : written);
  if (asked.kind === 'refused') {
    return { kind: 'refused', reason: 'That file does not belong to the skill: name one from its own folder.' };
  }
  const files = await listFiles(skill);
  if (!files.includes(asked.path)) {
    const reason = `The skill ${drawName(skill.name)} has no file ${drawName(asked.path)}.`;
    return { kind: 'refused', reason: [reason, ...drawFiles(files)].join('\n') };
  }
  const path = `${folder}/${asked.path}`;
  const hidden = await whyHidden(path, mayShow);
  if (hidden !== undefined) {
    return { kind: 'refused', reason: hidden };
  }
  const text = await read({ path, level: skill.level });
  if (text.kind === 'problem') {
    return { kind: 'refused', reason: `That file cannot be read: ${text.message}.` };
  }
  return text.source.text.includes('\0')
    ? { kind: 'refused', reason: 'That file is binary.' }
    : { kind: 'text', text: [`File ${drawName(asked.path)}`, ...takeLines(text.source.text, offset)].join('\n') };
}

/** The lines from an offset on, up to the limits of a call, without secrets. */
function takeLines(text: string, offset: number): readonly string[] {
  const lines = blankSecrets(text.replace(/^\uFEFF/, '').trimEnd()).split(/\r?\n/);
  const shown: string[] = [];
  let room = MAX_CHARACTERS;
  for (const line of lines.slice(offset, offset + MAX_LINES)) {
    room -= line.length + 1;
    if (room < 0 && shown.length > 0) {
      break;
    }
    shown.push(shorten(line, MAX_CHARACTERS));
  }
  const rest = lines.length - offset - shown.length;
  return rest <= 0 ? shown : [...shown, `${rest} more lines follow: call again with offset ${offset + shown.length}`];
}
