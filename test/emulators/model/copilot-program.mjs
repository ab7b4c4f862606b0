// What the `copilot` of a test runs: it tells the emulator how it was started, and does what it is told.
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';

const [emulator, ...args] = process.argv.slice(2);
const asks = args.includes('--version') || args.includes('-v') || args.includes('--help') || args.includes('-h');
const input = asks || process.stdin.isTTY ? '' : await textOf(process.stdin);
const told = await tell({
  arguments: args,
  environment: { ...process.env },
  input,
  workingFolder: process.cwd(),
  filesThere: readdirSync('.'),
  pid: process.pid,
});
if (told.spans !== '' && process.env['COPILOT_OTEL_FILE_EXPORTER_PATH'] !== undefined) {
  writeFileSync(process.env['COPILOT_OTEL_FILE_EXPORTER_PATH'], told.spans);
}
process.stderr.write(told.stderr);
switch (told.afterwards) {
  case 'exit':
    process.exitCode = told.exitCode;
    process.stdout.write(told.stdout);
    break;
  case 'crash':
    process.stdout.write(told.stdout, () => process.kill(process.pid, 'SIGSEGV'));
    break;
  case 'hang':
    process.stdout.write(told.stdout);
    setInterval(() => undefined, 1000);
    break;
  case 'stubborn':
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => process.stderr.write(`${signal} passed over\n`));
    process.stdout.write(told.stdout);
    process.stderr.write('signals are passed over\n');
    setInterval(() => undefined, 1000);
    break;
  case 'endless output':
    pour(`${told.stdout}${'x'.repeat(65_536)}\n`);
    break;
  case 'surviving child': {
    // It keeps the pipes open, as a server that a tool has started does.
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
    await tell({ child: child.pid });
    child.unref();
    process.stdout.write(told.stdout, () => process.exit(told.exitCode));
    break;
  }
}

function pour(text) {
  while (process.stdout.write(text));
  process.stdout.once('drain', () => pour(text));
  process.stdout.once('error', () => process.exit(1));
}

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function tell(news) {
  return new Promise((resolve, reject) => {
    const sent = request(emulator, { method: 'POST' }, (response) => resolve(textOf(response).then(JSON.parse)));
    sent.on('error', reject);
    sent.end(JSON.stringify(news));
  });
}
