import type { WritingPurpose } from '../../guidelines/instructions-for.ts';

/** The request for each purpose, if the user gives none. */
export const REQUESTS: Readonly<Record<WritingPurpose, string>> = {
  'code-generation': 'Continue the work that the attached files and the change are about.',
  'test-generation': 'Write the tests that the changed code still lacks.',
  'commit-message': 'Write the message for a commit of this change.',
  'pull-request-description': 'Write the title and the description of a pull request with this change.',
};
