import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/open/validation-in-review.ts
function validationInReview(options, trusted) {
  return options.customizationChecks === "off" ? {} : {
    readValidationTerms: async () => {
      let { readTerms } = await import("./validation-terms-BQMV6ZOD.js");
      return readTerms(options, trusted);
    }
  };
}

export {
  validationInReview
};
