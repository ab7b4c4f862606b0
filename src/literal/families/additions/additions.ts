import type { AddedClause, ChangeFinder, ChangeSubject, Violation } from '../../types.ts';
import { joinPath, nameOf, parentsOf } from '../../../workspace/paths.ts';
import { fillIn, namesToFillIn } from '../../names-to-fill-in.ts';
import { codesIn, listCodes } from '../code-list.ts';
import { readPath } from '../paths/read-path.ts';
import { readAddedKind, readTemplateKind, type AddedKind, type AddedThing } from './added-kinds.ts';

/** What has to change, or to be there, for each thing that is added. */
interface Target {
  readonly written: string;
  /** The path for one thing; undefined if it cannot be told. */
  readonly pathFor: (thing: AddedThing) => string | undefined;
}

/**
 * Compiles what has to be done with each thing of a kind that is added: "Register new skills in `docs/skills.md`". A file that
 * names the thing already need not change. Undefined if the kind or the files are not known.
 */
export function compileAddition(
  { what, demand, targets, isStep, created }: AddedClause,
  codes: readonly string[],
): ChangeFinder | undefined {
  const files = readTargets(codesIn(targets, codes), demand);
  const isCreated = files?.some((target) => target.written === created) === true;
  const template = created === undefined ? undefined : readTemplateKind(created);
  const named = readAddedKind(what, codes);
  // A noun can mean something else than the file that another step creates: the plugin of a server is a file of its routes.
  const isOther = !isCreated && template !== undefined && named?.isInLines !== true && !isOfKind(created ?? '', named);
  const known = isOther ? undefined : named;
  const kind = known ?? template;
  // The step that creates the thing itself asks for nothing more.
  const isItself = known === undefined && isCreated;
  const isKnownBy = demand !== 'file' && files?.some(({ written }) => kind?.isKnownBy?.(nameOf(written)));
  // A prompt may be a line of a list.
  const isVague = isStep && what.endsWith('prompt');
  if (kind === undefined || files === undefined || isItself || isKnownBy === true || isVague) {
    return undefined;
  }
  const names = listCodes(
    files.map(({ written }) => written),
    'and',
  );
  return {
    looksAt: 'change',
    isAboutChange: true,
    ...(known === undefined || known.isInLines === true ? {} : { isAboutFile: (path) => listsFile(known, path) }),
    words: `reports a new ${kind.noun} without ${demand === 'change' ? `a change to ${names}` : names}`,
    find: async (change) => {
      const found: Violation[] = [];
      for (const file of change.files) {
        for (const thing of kind.list(file)) {
          const missing = await listMissing(files, thing, file.path, demand, change);
          if (missing.length > 0) {
            found.push(without(file.path, thing, kind, missing, demand));
          }
        }
      }
      return found;
    },
  };
}

/** Whether a path with a name to fill in is that of a thing of a kind, or of a file that belongs to it: `skills/<name>/SPEC.md`. */
function isOfKind(template: string, kind: AddedKind | undefined): boolean {
  const path = fillIn(template, 'sample').replace(/^\.?\//, '');
  return kind !== undefined && (path.toLowerCase().includes(kind.noun.toLowerCase()) || listsFile(kind, path));
}

function listsFile({ list }: AddedKind, path: string): boolean {
  return list({ path, status: 'added', hunks: [] }).length > 0;
}

function without(
  path: string,
  { name, line }: AddedThing,
  { noun }: AddedKind,
  missing: readonly string[],
  demand: Demand,
): Violation {
  const names = listCodes(missing, 'and');
  const at = { path, ...(line === undefined ? {} : { line }) };
  return demand === 'change'
    ? {
        ...at,
        found: `a new ${noun} without a change to ${names}`,
        note: `${listCodes([name])} is not in ${names}, which this change does not touch.`,
      }
    : { ...at, found: `a new ${noun} without ${names}`, note: `There is no ${names}.` };
}

type Demand = AddedClause['demand'];

/** The files among the code spans. Undefined if there are none, or one that may be a path is not understood. */
function readTargets(spans: readonly string[], demand: Demand): readonly Target[] | undefined {
  const targets: Target[] = [];
  for (const span of spans.map((code) => code.trim())) {
    const isPath = /^[\w.@<>{}[\]$ /-]+$/.test(span) && /\/|\.[a-z]{1,10}$|^[A-Z]+$/i.test(span);
    if (isPath && namesToFillIn(span).length === 1 && !span.endsWith('/')) {
      targets.push({ written: span, pathFor: ({ name }) => fillIn(span, name).replace(/^\.?\//, '') });
    } else if (demand === 'own' && /^[\w.-]+\/?$|^[\w.-]+\/[\w.-]+$/.test(span) && isPath) {
      const own = span.replace(/\/$/, '');
      targets.push({ written: span, pathFor: ({ folder }) => (folder === undefined ? undefined : `${folder}/${own}`) });
    } else if (demand === 'change' && readPath(span)?.isFolder === false && !/[*?]/.test(span)) {
      targets.push({ written: span, pathFor: () => span.replace(/^\.?\//, '') });
    } else if (demand !== 'change' || (isPath && span.includes('/'))) {
      return undefined;
    }
  }
  return targets.length === 0 ? undefined : targets;
}

async function listMissing(
  targets: readonly Target[],
  thing: AddedThing,
  source: string,
  demand: Demand,
  change: ChangeSubject,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { written, pathFor } of targets) {
    const path = pathFor(thing);
    if (path !== undefined && (await isMissing(placesOf(path, source, change), thing, demand, change))) {
      missing.push(namesToFillIn(written).length > 0 ? path : written);
    }
  }
  return missing;
}

/** Where a file may be that is written without its folder. */
function placesOf(path: string, source: string, { folder }: ChangeSubject): readonly string[] {
  const inFolder = folder === '' ? [path] : [`${folder}/${path}`, path];
  if (path === 'SKILL.md') {
    return parentsOf(source)
      .slice(-MOST_PARENTS)
      .map((parent) => joinPath(parent, path));
  }
  return path === 'marketplace.json'
    ? [...inFolder, ...['.claude-plugin', '.github/plugin', '.cursor-plugin'].map((parent) => `${parent}/${path}`)]
    : inFolder;
}

async function isMissing(
  places: readonly string[],
  { name, line }: AddedThing,
  demand: Demand,
  change: ChangeSubject,
): Promise<boolean> {
  // What is added in a line may be in a file that changes for other reasons.
  if (line === undefined && change.allFiles.some(({ path }) => places.includes(path))) {
    return false;
  }
  if (demand !== 'change') {
    const answers = await Promise.all(places.map(change.exists));
    return answers.every((answer) => answer === false);
  }
  const texts = await Promise.all(places.map(change.readHead));
  const text = texts.find((one) => one !== undefined);
  // A file that is not there cannot be changed, and one that names the thing need not be.
  return text !== undefined && !text.includes(name);
}

/** A hostile path may have half a million. */
const MOST_PARENTS = 20;
