import { setStage, type StageOptions } from '../end-to-end/stage.ts';
import { makeRepository } from '../harness/repository.ts';
import type { Attack } from './attack.ts';
import { GUIDANCE, ORDINARY, ORDINARY_LINE } from './ordinary.ts';
import { joinBrings } from './stage-attacks.ts';

/** Makes the pull request of the attacks of a scene. */
export async function setUp(attacks: readonly Attack[], options: StageOptions = {}) {
  const { base, head, inputs, env, title, body, repositories } = joinBrings(attacks);
  const others = await Promise.all(
    Object.entries(repositories).map(async ([fullName, files], index) => {
      const [owner = '', name = ''] = fullName.split('/');
      const { directory } = await makeRepository({ commits: [{ message: 'Theirs', files }] });
      return { owner, name, id: 700 + index, defaultBranch: 'main', gitDir: directory };
    }),
  );
  const stage = await setStage({
    base: { ...GUIDANCE, [ORDINARY]: '', ...base },
    head: { [ORDINARY]: `${ORDINARY_LINE}\n`, ...head },
    others,
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { body }),
    ...(attacks[0]?.brings.branch === undefined ? {} : { branch: attacks[0].brings.branch }),
    ...options,
  });
  return { ...stage, inputs, env };
}
