/** The page of github.com that documents `applyTo` and `excludeAgent`. */
export const GITHUB_INSTRUCTIONS =
  'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions';

/** The page of VS Code that documents instruction files. */
export const VSCODE_INSTRUCTIONS = 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions';
