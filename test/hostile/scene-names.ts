/** The runs that attacks take part in, with the words of `docs/threats.md`. */
export const SCENES = {
  offline: 'the Action on a pull request, without a model',
  asked: 'the Action on a pull request, with a model that reviews it',
  strays: 'the Action on a pull request, with a model whose findings have no place in it',
  tools: 'the Action on a pull request, with a model that calls tools',
  dump: 'the Action that dumps the prompt of a pull request',
  command: '`housestyle review` in a clone, without a model',
  written: '`housestyle review` in a clone whose configuration or links say where to write',
  kept: '`housestyle review` in a clone that brings kept replies along',
  git: '`housestyle review` in a clone with settings of git that start programs',
  printed: 'the commands that print a change, in each format',
  listed: 'the commands that print instruction files, in each format',
  validated: '`housestyle validate` in a clone',
  servers: 'the Action next to a model or a GitHub that misbehaves',
  described: 'the Action that describes a pull request with a model',
  answered: 'the Action that answers a question in a comment with a model',
  taught: '`housestyle learn`, which reads past pull requests',
  joined: '`housestyle fleet`, which joins what other jobs wrote',
  sharded: '`housestyle publish`, which merges what the jobs of a large review left',
  edited: '`housestyle lsp` in an editor that opens instruction files',
  stocked: '`housestyle fleet`, which reads the repositories of an owner',
  linked: '`plan`, `review` and `publish` of all files in a clone with links',
  forged: 'the Action on a pull request on which others have written our markers',
} as const;

export type SceneName = keyof typeof SCENES;
