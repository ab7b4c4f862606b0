import { OURS, type Variant } from './measure-commit.ts';

/**
 * The prompts that show what each provider of context is worth: with all of them, with none, and for each one without
 * it and with it only. A provider that is left out by default is only measured alone, and in `bench/context/providers/`.
 */
export function aloneVariants(
  providers: readonly string[],
  leftOutByDefault: readonly string[] = [],
): readonly Variant[] {
  return [
    { name: OURS, leaveOut: [] },
    { name: 'no context', leaveOut: providers },
    ...providers.flatMap((provider) => [
      { name: `without ${provider}`, leaveOut: [...new Set([...leftOutByDefault, provider])] },
      { name: `${provider} alone`, leaveOut: providers.filter((other) => other !== provider) },
    ]),
  ];
}
