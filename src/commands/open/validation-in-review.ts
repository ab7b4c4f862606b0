import type { ValidationTerms } from '../../jobs/validate.ts';
import type { Options } from '../../options/options.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/**
 * How a review validates the customization files that a change touches; nothing if an option switches that off. Few changes
 * touch such a file, so the rules are loaded only for those.
 */
export function validationInReview(
  options: Pick<Options, 'customizationChecks' | 'clients' | 'rules' | 'baseline' | 'paths' | 'ignore'>,
  trusted: Workspace,
): { readonly readValidationTerms?: () => Promise<ValidationTerms> } {
  if (options.customizationChecks === 'off') {
    return {};
  }
  return {
    readValidationTerms: async () => {
      const { readTerms } = await import('./validation-terms.ts');
      return readTerms(options, trusted);
    },
  };
}
