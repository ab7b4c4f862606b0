/** The runs that attacks take part in, with the words of `docs/threats.md`. */
export const SCENES = {
  offline: 'the Action on a pull request, without a model',
  asked: 'the Action on a pull request, with a model that reviews it',
} as const;

export type SceneName = keyof typeof SCENES;
