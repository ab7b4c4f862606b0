/** Where github.com documents `applyTo` and `excludeAgent`. */
export const GITHUB_INSTRUCTIONS =
  'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions';

/** Where VS Code documents instruction files. */
export const VSCODE_INSTRUCTIONS = 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions';
