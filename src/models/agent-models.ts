import { at } from '../structures/at.ts';
import { OFFERED_MODELS } from '../customizations/known/known-models.ts';
import { nameOfChosen, type ChosenModel } from './choose.ts';
import { shorten } from '../text/shown/shorten.ts';

/** An agent with the models it asks for. The texts come from a repository. */
export interface AgentWithModel {
  readonly name: string;
  /** Values of its `model`, the preferred one first. */
  readonly models: readonly string[];
}

export interface ModelsOfRun {
  readonly main: ChosenModel;
  /** The fallback models and the verification model. */
  readonly others: readonly ChosenModel[];
  /** The `model-names` of the configuration: what an agent may write → a model, in the syntax of `fallback-models`. */
  readonly modelNames: ReadonlyMap<string, string>;
  /** Throws a `UserError` for a model that cannot be asked. */
  readonly named: (name: string) => ChosenModel;
}

export interface AgentModel {
  readonly model: ChosenModel;
  /** Present if none of the models that the agent asks for is available. */
  readonly note?: string;
}

/**
 * Chooses the model for an agent: the first of its models that `model-names` maps, that the run uses anyway, or that
 * the run's provider is known to offer. If there is none, the agent gets the run's main model, with a note.
 */
export function chooseAgentModel(agent: AgentWithModel, run: ModelsOfRun): AgentModel {
  const wanted = agent.models.map((name) => name.trim()).filter((name) => name !== '');
  const own = { model: run.main };
  for (const name of wanted) {
    if (MEANS_OWN.has(name.toLowerCase())) {
      return own;
    }
    const model = findRenamed(name, run) ?? findConfigured(name, run) ?? findAtProvider(name, run);
    if (model !== undefined) {
      return { model };
    }
  }
  return wanted.length === 0 ? own : { ...own, note: explainSubstitute(agent.name, wanted, run.main) };
}

/** `inherit` is used by Claude Code, `Auto` by Copilot. */
const MEANS_OWN = new Set(['auto', 'default', 'inherit']);

/** An invalid entry in `model-names` is an error in the team's configuration and ends the run. */
function findRenamed(name: string, run: ModelsOfRun): ChosenModel | undefined {
  const spelling = normalizeName(name);
  const row = run.modelNames.get(name) ?? [...run.modelNames].find(([text]) => normalizeName(text) === spelling)?.[1];
  return row === undefined ? undefined : run.named(row);
}

function findConfigured(name: string, run: ModelsOfRun): ChosenModel | undefined {
  const configured = [run.main, ...run.others];
  const spelling = normalizeName(name);
  const isAlias = CLAUDE_ALIASES.has(spelling);
  return (
    configured.find((one) => one.model !== undefined && normalizeName(one.model) === spelling) ??
    configured.find(
      (one) => isAlias && one.model !== undefined && normalizeName(one.model).split('-').includes(spelling),
    ) ??
    configured.find((one) => nameOfChosen(one) === name)
  );
}

/**
 * Claude Code's short names → the newest model of each family, from the model list in the types of Anthropic's client
 * (1.11.0).
 */
const CLAUDE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['haiku', 'claude-haiku-5-5'],
  ['opus', 'claude-opus-5-5'],
  ['sonnet', 'claude-sonnet-5-5'],
]);

/**
 * Finds a model that the run's provider is known to offer, in the provider's spelling. Nothing is assumed about
 * compatible servers of other vendors.
 */
function findAtProvider(name: string, { main }: ModelsOfRun): ChosenModel | undefined {
  const model = modelAt(main, name);
  return model === undefined || !PLAIN_NAME.test(model) ? undefined : { ...main, model };
}

/** The name comes from a repository and is sent to a server, so only harmless characters are accepted. */
const PLAIN_NAME = /^[a-z0-9.-]{1,64}$/;

function modelAt(main: ChosenModel, name: string): string | undefined {
  const bare = withoutVendor(name);
  const spelling = normalizeName(name);
  switch (main.provider) {
    case 'openai':
      return isOpenAiItself(main.baseUrl) && /^(?:gpt|chatgpt|codex|o\d)(?:-|$)/.test(spelling)
        ? hyphenated(bare)
        : undefined;
    case 'anthropic':
      return (
        CLAUDE_ALIASES.get(spelling) ??
        (spelling.startsWith('claude-') ? hyphenated(bare).replaceAll('.', '-') : undefined)
      );
    case 'copilot': {
      const offered = OFFERED_MODELS.find((one) => normalizeName(one) === spelling) ?? newestOffered(spelling);
      return offered === undefined ? undefined : hyphenated(offered);
    }
    case 'azure-openai':
    case 'bedrock':
    case 'vertex':
    case 'ollama':
      return undefined;
  }
}

function isOpenAiItself(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com';
}

/** Within a family, the list is sorted from old to new. */
function newestOffered(alias: string): string | undefined {
  return CLAUDE_ALIASES.has(alias)
    ? OFFERED_MODELS.findLast((one) => normalizeName(one).startsWith(`claude-${alias}-`))
    : undefined;
}

/** `GPT-5 mini (copilot)` → `gpt-5-mini`. Dots are kept, as in `gpt-4.1`. */
function hyphenated(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

/** Normalizes a model name, so that `Claude Sonnet 4.5` and `claude-sonnet-4-5-20250929` are equal. */
function normalizeName(name: string): string {
  const words = withoutPublisher(withoutVendor(name).toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').replace(/-(?:20\d\d-?\d\d-?\d\d|latest)$/, '');
}

/** `openai/gpt-4o` → `gpt-4o`. */
function withoutPublisher(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** VS Code writes the vendor after the model: `GPT-5 (copilot)`. */
function withoutVendor(name: string): string {
  const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
  return (open < 0 ? name : name.slice(0, open)).trim();
}

const MOST_SHOWN_CHARACTERS = 80;
const MOST_SHOWN_MODELS = 5;

function explainSubstitute(agent: string, wanted: readonly string[], main: ChosenModel): string {
  const names = wanted.slice(0, MOST_SHOWN_MODELS).map(shown);
  const more = wanted.length - names.length;
  const list = `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  return `the agent ${shown(agent)} asks for ${list}, which this run does not have, so ${nameOfChosen(main)} is used. To choose another model, add a line to \`model-names:\` in the configuration file: ${JSON.stringify(shown(at(wanted, 0)))}: PROVIDER:MODEL`;
}

/** Text from the repository, as one line of limited length. */
function shown(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return shorten(line, MOST_SHOWN_CHARACTERS);
}
