import type { Attack, Brings } from './attack.ts';

/** Puts what the attacks of a scene bring into one pull request. Two attacks that write the same name would hide each other. */
export function joinBrings(attacks: readonly Attack[]): Required<
  Pick<Brings, 'base' | 'head' | 'repositories' | 'replies' | 'calls' | 'settings'>
> &
  Pick<Brings, 'title' | 'body' | 'text'> & {
    readonly inputs: Readonly<Record<string, string>>;
    readonly env: Readonly<Record<string, string>>;
  } {
  const brings = attacks.map((attack) => attack.brings);
  const titles = brings.flatMap(({ title }) => title ?? []);
  const texts = brings.flatMap(({ text }) => text ?? []);
  const bodies = brings.flatMap(({ body }) => body ?? []);
  return {
    base: joinOnce(attacks, 'base'),
    head: joinOnce(attacks, 'head'),
    repositories: joinOnce(attacks, 'repositories'),
    inputs: joinOnce(attacks, 'inputs'),
    env: joinOnce(attacks, 'env'),
    settings: joinOnce(attacks, 'settings'),
    replies: brings.flatMap(({ replies = [] }) => replies),
    calls: brings.flatMap(({ calls = [] }) => calls),
    ...(texts.length === 0 ? {} : { text: texts.join('\n\n') }),
    ...(titles.length === 0 ? {} : { title: titles.join(' ') }),
    ...(bodies.length === 0 ? {} : { body: bodies.join('\n\n') }),
  };
}

function joinOnce<Name extends 'base' | 'head' | 'repositories' | 'inputs' | 'env' | 'settings'>(
  attacks: readonly Attack[],
  name: Name,
): NonNullable<Brings[Name]> {
  const joined: Record<string, unknown> = {};
  for (const { tries, brings } of attacks) {
    for (const [key, value] of Object.entries<unknown>(brings[name] ?? {})) {
      if (key in joined && joined[key] !== value) {
        throw new Error(`"${tries}" brings \`${key}\`, which another attack of its scene brings too.`);
      }
      joined[key] = value;
    }
  }
  return joined as NonNullable<Brings[Name]>;
}
