import type { Rule } from '../types.ts';
import { frontmatterAnchorAliasTag } from './frontmatter-anchor-alias-tag.ts';
import { frontmatterBooleanQuoted } from './frontmatter-boolean-quoted.ts';
import { frontmatterDuplicateKey } from './frontmatter-duplicate-key.ts';
import { frontmatterKeyCase } from './frontmatter-key-case.ts';
import { frontmatterKeyTypo } from './frontmatter-key-typo.ts';
import { frontmatterLanguageMarker } from './frontmatter-language-marker.ts';
import { frontmatterNotAMap } from './frontmatter-not-a-map.ts';
import { frontmatterNotFirstLine } from './frontmatter-not-first-line.ts';
import { frontmatterOtherClientKey } from './frontmatter-other-client-key.ts';
import { frontmatterRepeated } from './frontmatter-repeated.ts';
import { frontmatterScalarCoerced } from './frontmatter-scalar-coerced.ts';
import { frontmatterTabIndent } from './frontmatter-tab-indent.ts';
import { frontmatterUnclosed } from './frontmatter-unclosed.ts';
import { frontmatterUnindentedContinuation } from './frontmatter-unindented-continuation.ts';
import { frontmatterValueEmpty } from './frontmatter-value-empty.ts';
import { frontmatterValuePlaceholder } from './frontmatter-value-placeholder.ts';
import { frontmatterWrongType } from './frontmatter-wrong-type.ts';
import { frontmatterYamlDialect } from './frontmatter-yaml-dialect.ts';
import { frontmatterYamlSyntax } from './frontmatter-yaml-syntax.ts';

/** In the order of their ids. */
export const FRONTMATTER_RULES: readonly Rule[] = [
  frontmatterAnchorAliasTag,
  frontmatterBooleanQuoted,
  frontmatterDuplicateKey,
  frontmatterKeyCase,
  frontmatterKeyTypo,
  frontmatterLanguageMarker,
  frontmatterNotAMap,
  frontmatterNotFirstLine,
  frontmatterOtherClientKey,
  frontmatterRepeated,
  frontmatterScalarCoerced,
  frontmatterTabIndent,
  frontmatterUnclosed,
  frontmatterUnindentedContinuation,
  frontmatterValueEmpty,
  frontmatterValuePlaceholder,
  frontmatterWrongType,
  frontmatterYamlDialect,
  frontmatterYamlSyntax,
];
