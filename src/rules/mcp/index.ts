import type { Rule } from '../types.ts';
import { mcpDuplicateServer } from './mcp-duplicate-server.ts';
import { mcpInsecureUrl } from './mcp-insecure-url.ts';
import { mcpInternalHost } from './mcp-internal-host.ts';
import { mcpJsonSyntax } from './mcp-json-syntax.ts';
import { mcpKeyForType } from './mcp-key-for-type.ts';
import { mcpPlaceholder } from './mcp-placeholder.ts';
import { mcpPlaintextSecret } from './mcp-plaintext-secret.ts';
import { mcpProgramMissing } from './mcp-program-missing.ts';
import { mcpRequiredForType } from './mcp-required-for-type.ts';
import { mcpRootKey } from './mcp-root-key.ts';
import { mcpSecretPrefix } from './mcp-secret-prefix.ts';
import { mcpServerType } from './mcp-server-type.ts';
import { mcpSseDeprecated } from './mcp-sse-deprecated.ts';
import { mcpToolsRequired } from './mcp-tools-required.ts';
import { mcpUnknownKey } from './mcp-unknown-key.ts';
import { mcpUnpinnedPackage } from './mcp-unpinned-package.ts';
import { mcpUnsupportedVariable } from './mcp-unsupported-variable.ts';
import { mcpValueType } from './mcp-value-type.ts';

/** In the order of their ids. */
export const MCP_RULES: readonly Rule[] = [
  mcpDuplicateServer,
  mcpInsecureUrl,
  mcpInternalHost,
  mcpJsonSyntax,
  mcpKeyForType,
  mcpPlaceholder,
  mcpPlaintextSecret,
  mcpProgramMissing,
  mcpRequiredForType,
  mcpRootKey,
  mcpSecretPrefix,
  mcpServerType,
  mcpSseDeprecated,
  mcpToolsRequired,
  mcpUnknownKey,
  mcpUnpinnedPackage,
  mcpUnsupportedVariable,
  mcpValueType,
];
