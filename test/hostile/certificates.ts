import { Buffer } from 'node:buffer';
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate that signs itself, for one address and a time from `from` to `to` years from now. */
export function makeCertificate(address: string, from = -1, to = 1): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(object(COMMON_NAME), text('Test'))));
  const algorithm = sequence(object(ECDSA_SHA256));
  const content = sequence(
    node(0xa0, node(0x02, Buffer.of(2))),
    node(0x02, Buffer.from('0102030405060708', 'hex')),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    node(0xa3, sequence(alternativeAddress(address), IS_AUTHORITY)),
  );
  const signature = node(0x03, Buffer.concat([Buffer.of(0), sign(content, privateKey)]));
  const whole = sequence(content, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

const COMMON_NAME = '550403';
const ECDSA_SHA256 = '2a8648ce3d040302';

function alternativeAddress(address: string): Buffer {
  return sequence(object('551d11'), node(0x04, sequence(node(0x87, Buffer.from(address.split('.').map(Number))))));
}

const IS_AUTHORITY = sequence(object('551d13'), node(0x04, sequence(node(0x01, Buffer.of(0xff)))));

function sign(content: Buffer, key: KeyObject): Buffer {
  return createSign('sha256').update(content).sign(key);
}

function time(years: number): Buffer {
  const at = new Date(Date.now() + years * 365 * 86_400_000).toISOString();
  return node(0x17, Buffer.from(`${at.slice(2, 19).replaceAll(/\D/g, '')}Z`));
}

function text(value: string): Buffer {
  return node(0x0c, Buffer.from(value));
}

function object(hex: string): Buffer {
  return node(0x06, Buffer.from(hex, 'hex'));
}

function set(...parts: readonly Buffer[]): Buffer {
  return node(0x31, ...parts);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return node(0x30, ...parts);
}

/** A value of DER: its tag, its length and its content. */
function node(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, Math.floor(length / 0x1_00), length % 0x1_00];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}
