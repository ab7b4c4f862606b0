import { join } from 'node:path';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { expectFaithful, setStage, type StageOptions } from '../end-to-end/stage.ts';
import type { Attack } from './attack.ts';
import { playedAction, type Played } from './played.ts';
import type { SceneName } from './scene-names.ts';
import { joinBrings } from './stage-attacks.ts';

/** Plays the attacks of a scene in one run, inside of a test. */
export type Play = (attacks: readonly Attack[]) => Promise<Played>;

/** What the base branch of every scene asks for. Each rule can be checked word for word. */
const GUIDANCE = { '.github/copilot-instructions.md': '# Code\n\n- Never use `var`.\n- Do not use `eval`.\n' };
/** A change that has nothing to do with any attack. Its finding shows that the run did its work. */
export const ORDINARY = 'src/ordinary.js';
export const ORDINARY_LINE = 'var ordinary = 1;';
/** The key of the model in every scene. It must not be written anywhere. */
export const MODEL_KEY = 'secret-key';

export const PLAYS: Readonly<Record<SceneName, Play>> = {
  offline: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { provider: 'offline', 'max-comments': '500', 'sarif-file': sarifPlace(), ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github });
  },
  asked: async (attacks) => {
    const { replies } = joinBrings(attacks);
    const model = await setModel(() => answer(...replies));
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: {
        model: 'gpt-4o',
        'base-url': model.url,
        'api-key': MODEL_KEY,
        'max-comments': '500',
        'sarif-file': sarifPlace(),
        ...inputs,
      },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github, model });
  },
};

async function setUp(attacks: readonly Attack[], options: StageOptions = {}) {
  const { base, head, inputs, env, title, body } = joinBrings(attacks);
  const stage = await setStage({
    base: { ...GUIDANCE, [ORDINARY]: '', ...base },
    head: { [ORDINARY]: `${ORDINARY_LINE}\n`, ...head },
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { body }),
    ...options,
  });
  return { ...stage, inputs, env };
}

function sarifPlace(): string {
  return join(temporaryFolder(), 'review.sarif');
}
