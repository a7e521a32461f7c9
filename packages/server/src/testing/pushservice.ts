/** A push service for tests, and the devices that it reaches: it decrypts messages as a device would. */

import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, KEY } from './certificate';

export interface ReceivedPush {
  readonly device: string;
  readonly message: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface TestDevice {
  readonly id: string;
  /** The subscription, as a browser describes it. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

export interface PushService {
  readonly agent: Agent;
  readonly received: ReceivedPush[];
  /** The status that it answers with from now on. */
  status: number;
  /** After the status it sends a body that never ends; or not even a status. */
  manner: 'usual' | 'endless' | 'silent';
  /** How much of a body it got rid of, in bytes. */
  sent: number;
  device(): TestDevice;
  /** The next message; one that arrived earlier and was not read yet counts. */
  next(patience?: number): Promise<ReceivedPush>;
  close(): Promise<void>;
}

interface Held {
  readonly own: ECDH;
  readonly auth: Buffer;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts by RFC 8291 and 8188, implemented independently: one record, aes128gcm. */
function read(body: Buffer, { own, auth }: Held): unknown {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derived(own.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** The claims of a token by RFC 8292. Throws unless it is signed with the key that comes with it. */
export function vapidOf(header: unknown): { readonly aud: string; readonly sub: string; readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(header)) ?? [];
  const [head, body, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signer, Buffer.from(signature!, 'base64url')))
    throw new Error('the token is not signed with its key');
  return { ...JSON.parse(Buffer.from(body!, 'base64url').toString()), key };
}

export async function pushService(): Promise<PushService> {
  const devices = new Map<string, Held>();
  const received: ReceivedPush[] = [];
  let seen = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = (request.url ?? '').slice(1);
      const held = devices.get(device);
      if (held && service.status < 300)
        received.push({ device, message: read(Buffer.concat(chunks), held), headers: request.headers });
      if (service.manner === 'silent') return;
      response.writeHead(held ? service.status : 404);
      if (service.manner === 'usual') return void response.end();
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) service.sent += 65_536;
      };
      response.on('drain', pour);
      pour();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    agent: new Agent({ ca: CERTIFICATE }),
    received,
    status: 201,
    manner: 'usual',
    sent: 0,
    device() {
      const id = randomBytes(16).toString('base64url');
      const own = createECDH('prime256v1');
      const p256dh = own.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      devices.set(id, { own, auth });
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { id, subscription: { endpoint: `https://localhost:${port}/${id}`, keys } };
    },
    async next(patience = 15_000) {
      for (const until = Date.now() + patience; received.length <= seen; ) {
        if (Date.now() > until) throw new Error('no message came');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return received[seen++]!;
    },
    async close() {
      service.agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
