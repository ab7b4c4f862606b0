import { usageError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import type { Terminal } from '../output/terminal.ts';

/** The environment variable with the key for each provider. With `auto`, a server address means an OpenAI-compatible server. */
const KEYS: Readonly<Partial<Record<Options['provider'], string>>> = {
  auto: 'OPENAI_API_KEY',
  openai: 'OPENAI_API_KEY',
  'azure-openai': 'AZURE_OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
};

/** Refuses to send a key to a server that only the repository names: it could be a cloned repository's own server. */
export function refuseForeignServer(line: CommandLine, options: Options, terminal: Terminal): void {
  const isTheRepositorys = options.isServerConfigured && line.config === undefined;
  const key = isTheRepositorys && options.apiKey === undefined ? keyOf(options.provider, terminal) : undefined;
  if (key !== undefined) {
    throw usageError(
      'foreign-server',
      `The repository's configuration names the server ${options.baseUrl ?? ''}; ${key} is not sent there without your consent`,
      'If you trust the server, pass `--base-url`, or name the configuration file with `--config`.',
    );
  }
}

/** Undefined if there is none. AWS credentials are found in many places, so they always count as there. */
function keyOf(provider: Options['provider'], { environment }: Terminal): string | undefined {
  const key = KEYS[provider];
  const isSet = key !== undefined && (environment[key] ?? '').trim() !== '';
  return provider === 'bedrock' ? 'an AWS key or signature' : isSet ? key : undefined;
}
