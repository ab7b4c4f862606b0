/** The account that a workflow's own token posts as. GitHub does not tell such a token who it is. */
export const WORKFLOW_LOGIN = 'github-actions[bot]';
