/** The runs that attacks take part in, with the words of `docs/threats.md`. */
export const SCENES = {
  offline: 'the Action on a pull request, without a model',
  asked: 'the Action on a pull request, with a model that reviews it',
  tools: 'the Action on a pull request, with a model that calls tools',
  dump: 'the Action that dumps the prompt of a pull request',
  command: '`housestyle review` in a clone, without a model',
  written: '`housestyle review` in a clone whose configuration or links say where to write',
  forged: 'the Action on a pull request on which others have written our markers',
} as const;

export type SceneName = keyof typeof SCENES;
