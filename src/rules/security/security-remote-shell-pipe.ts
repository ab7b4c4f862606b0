import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { AS_SAMPLE, isAboutAttacks, isAttackSample } from './attack-sample.ts';
import { namesDownload } from './downloads.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { findAround } from './find-around.ts';
import { phraseRule } from './markdown-rule.ts';
import { hasWordsAround, isOnlyShown, WARNS_OF_COMMAND } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

/** Matches a pipe into a shell or interpreter: `| sh`, `| sudo bash`, `| python3 -`, `| iex`. */
const INTO_SHELL = regex('gi')`
  \|[ \t]*(?:\\\r?\n[ \t]*)?(?:sudo[ \t]+(?:-\w+[ \t]+){0,3})?(?:
    (?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?![\w.:=-]|\/)|python3?(?=[ \t]*(?:-(?![-\w])|$|[\n\`"'&;)]))
    |(?:iex|Invoke-Expression)\b
  )
`;

/** Matches the download before the pipe. Lines that a backslash joins count as one. */
const LOADS =
  /\b(?:curl|wget|irm|iwr|Invoke-WebRequest|Invoke-RestMethod)\s(?:[^\n|;&`]|\\\r?\n|`[^`\n|]{0,100}`|&(?!&)){1,300}$/i;

/** Parts of PowerShell commands that run a download. */
const POWERSHELL = ['| iex', '|iex', 'x (', 'Downl', 'Invoke'];
const REACH = 400;
const MAX_TRIED = 200;

export const securityRemoteShellPipe = phraseRule({
  id: 'security-remote-shell-pipe',
  bundled: 'all',
  description: 'A text runs a download without checking it',
  effects: inAllClients(
    'warning',
    'let the model run the line as it is written, and with it whatever the server sends at that time.',
  ),
  looksFor: { parts: ['curl', 'wget', ...POWERSHELL] },
  *find(checked) {
    const { text } = checked;
    const isLoading = namesDownload(checked);
    const isPowerShell = POWERSHELL.some((part) => text.includes(part));
    if (!isLoading && !isPowerShell) {
      return;
    }
    for (const range of [...intoShell(text), ...insideShell(text)]) {
      if (!isOnlyShown(checked, range) && !hasWordsAround(checked, range, WARNS_OF_COMMAND)) {
        yield range;
      }
    }
  },
  effectsOf: (found, checked, range) => {
    if (isAttackSample(found, checked)) {
      return AS_SAMPLE;
    }
    return isInstallation(found, checked, range) || isDocumented(found, checked, range) ? AS_DOCUMENTED : undefined;
  },
  say: (found) => ({
    message: `${quote(found)} runs whatever the server sends`,
    hint: NO_SCHEME.test(found)
      ? 'Write `https://`: without it, curl and wget load over HTTP, where everybody on the way can change the file.'
      : 'Download a fixed version, verify its checksum, and run the file.',
  }),
});

/**
 * Hosts from which vendors tell everybody to install their product in this way. Whether to trust them is a decision that
 * most teams have made.
 */
const INSTALLERS = regex()`
  ^https:\/\/(?:
    (?:sh|win)\.rustup\.rs|astral\.sh|get\.docker\.com|raw\.githubusercontent\.com\/Homebrew\/install
    |bun\.(?:sh|com)|deno\.land|(?:community\.)?chocolatey\.org|aka\.ms|dot\.net|get\.pnpm\.io
    |install\.python-poetry\.org|fluxcd\.io|run\.linkerd\.io|aspire\.dev|claude\.ai|antigravity\.google
    |get\.helm\.sh|raw\.githubusercontent\.com\/(?:nvm-sh\/nvm|helm\/helm)|cli\.github\.com|fly\.io|mise\.run
    |nodejs\.org|deb\.nodesource\.com
  )(?:\/|$)
`;

/** Matches an address over TLS that names an installer: `https://get.a.dev`, `https://a.dev/install.sh`, `a.sh/install.ps1`. */
const NAMES_INSTALLER = regex('i')`
  ^(?:https:\/\/)?(?:
    (?:get|sh|sdk|install|win|dl|download)\.[\w.-]+\.[a-z]{2,}(?:[/?#]|$)
    |[\w.-]+\.[a-z]{2,}\/(?:\S*(?:install|setup|get-|bootstrap)|(?:\S*\/)?cli(?:\/|$))
  )
`;
/** Hosts where everybody can put a text, numbers instead of a host, and programs of attackers. */
const ANYBODYS = regex('i')`
  \/\/(?:
    bit\.ly|t\.co|goo\.gl|tinyurl\.com|is\.gd|pastebin\.com|paste\.|gist\.|transfer\.sh|[\w-]+\.ngrok
    |\d{1,3}(?:\.\d{1,3}){3}
  )
  |attack|evil|malicious|payload|exploit
`;
const ADDRESSES = /https?:\/\/[^\s'"`)|]+|(?<=\b(?:irm|iwr|curl|wget)\s(?:-\S+\s)*)[\w-]+(?:\.[\w-]+)+\/[^\s'"`)|]*/g;

/** Whether a command is the line by which a vendor lets people install a product. A script must load it over TLS. */
function isInstallation(found: string, { text, format }: CheckedText, { start }: TextRange): boolean {
  const addresses = found.match(ADDRESSES) ?? [];
  const isShown = format === 'markdown' || /^RUN\s/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  return (
    addresses.length > 0 &&
    addresses.every(
      (address) =>
        INSTALLERS.test(address) ||
        ((isShown || address.startsWith('https://')) && NAMES_INSTALLER.test(address) && !ANYBODYS.test(address)),
    )
  );
}

/**
 * Whether a text shows how a vendor's program is loaded over TLS from a host of the vendor. On the hosts of GitHub, everybody can
 * put files, and in a text about attacks the host may be that of an attacker. There, the text must be a page that a skill brings
 * along, or must say that something is installed.
 */
function isDocumented(found: string, checked: CheckedText, range: TextRange): boolean {
  const addresses = found.match(ADDRESSES) ?? [];
  return (
    checked.format === 'markdown' &&
    addresses.length > 0 &&
    addresses.every((address) => address.startsWith('https://') && !ANYBODYS.test(address)) &&
    (checked.kind === 'bundled-document' ||
      (!addresses.some((address) => GITHUB.test(address)) && !isAboutAttacks(checked)) ||
      hasWordsAround(checked, range, SAYS_INSTALL))
  );
}

const GITHUB = /^https:\/\/(?:[\w-]+\.)*github(?:usercontent)?\.(?:com|io)\//i;
const INSTALLS = /\binstall(?:s|ed|ing|ation)?\b/i;
const SAYS_INSTALL = { before: INSTALLS, around: INSTALLS };

/**
 * An address without `https://`.
 *
 * @see https://curl.se/docs/manpage.html, "If you provide a URL without a leading protocol:// scheme, curl guesses" HTTP
 */
const NO_SCHEME = /\b(?:curl|wget)\s(?:-\S+\s)*[\w-]+(?:\.[\w-]+)+(?=[/\s)|]|$)/;

const AS_DOCUMENTED = inAllClients(
  'info',
  'let the model run the line as it is written. It is the line that the vendor documents, but it has no fixed version.',
);

function* intoShell(text: string): Generator<TextRange> {
  let tried = 0;
  for (const { 0: bar, index } of text.matchAll(INTO_SHELL)) {
    tried += 1;
    if (tried > MAX_TRIED) {
      return;
    }
    const from = Math.max(0, index - REACH);
    const load = LOADS.exec(text.slice(from, index));
    if (load !== null && /https?:\/\/|\$|[a-z]\.[a-z]/i.test(load[0])) {
      yield { start: from + load.index, end: index + bar.length };
    }
  }
}

/** Finds `bash <(curl …)`, `sh -c "$(curl …)"` and `iex (irm …)`. */
function* insideShell(text: string): Generator<TextRange> {
  for (const opening of ['<(', '$(']) {
    yield* findAround(
      text,
      `${opening}curl `,
      /\b(?:ba|z|da|k)?sh[ \t]+(?:-\w+[ \t]+){0,3}["']?[<$]\(curl[ \t][^)\n]{1,200}\)/,
    );
    yield* findAround(
      text,
      `${opening}wget `,
      /\b(?:ba|z|da|k)?sh[ \t]+(?:-\w+[ \t]+){0,3}["']?[<$]\(wget[ \t][^)\n]{1,200}\)/,
    );
  }
  yield* findAround(
    text,
    '.DownloadString(',
    /\b(?:iex|Invoke-Expression)\b[^\n|]{1,150}\.DownloadString\([^)\n]{1,200}\)/i,
  );
  yield* findAround(text, 'iex (', /\biex[ \t]+\((?:irm|iwr|Invoke-\w+)[ \t][^)\n]{1,200}\)/i);
}
