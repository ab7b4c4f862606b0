import { makeRepository, type TemporaryRepository } from '../harness/repository.ts';
import type { Attack } from './attack.ts';
import { GUIDANCE, ORDINARY, ORDINARY_LINE } from './ordinary.ts';
import { joinBrings } from './stage-attacks.ts';

interface Clone {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly repository: TemporaryRepository;
  readonly settings: Readonly<Record<string, string>>;
}

/** A clone on the branch of the change. */
export async function cloneChange(attacks: readonly Attack[]): Promise<Clone> {
  const { base, head, env, settings } = joinBrings(attacks);
  const ordinary = { '.github/prompts/ordinary.prompt.md': '---\nmodell: gpt-4o\n---\n\nDo it.\n' };
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { ...GUIDANCE, ...ordinary, [ORDINARY]: '', ...base } }],
    branches: { feature: { commits: [{ message: 'Change', files: { [ORDINARY]: `${ORDINARY_LINE}\n`, ...head } }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  return { cwd: repository.directory, env, repository, settings };
}
