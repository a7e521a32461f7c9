/** An authenticator in software: creates passkeys and signs with them. */

import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes, sign } from 'node:crypto';

export interface HeldPasskey {
  readonly id: string;
  readonly rpId: string;
  readonly user: string;
  readonly key: JsonWebKey;
}

export interface CredentialOptions {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

export interface PasskeyDevice {
  /** Its passkeys; copied into another device they are synced passkeys. */
  readonly held: HeldPasskey[];
  make(options: CredentialOptions, origin: string): object;
  sign(options: CredentialOptions, origin: string, held?: HeldPasskey): object;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const [PRESENT_AND_VERIFIED, WITH_KEY] = [0x05, 0x40];

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authData(rpId: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([sha256(rpId), Buffer.from([flags, 0, 0, 0, 0]), more]);
}

function cose({ x, y }: JsonWebKey): Buffer {
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x!, 'base64url'), middle, Buffer.from(y!, 'base64url')]);
}

/** CBOR: { fmt: "none", attStmt: {}, authData: … }. */
function attestation(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
  return Buffer.concat([head, Buffer.from([data.length >> 8, data.length & 255]), data]);
}

export function passkeyDevice(held: HeldPasskey[] = []): PasskeyDevice {
  return {
    held,
    make({ challenge, rp, user }, origin) {
      const rpId = rp!.id!;
      const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
      const id = randomBytes(32);
      held.push({ id: id.toString('base64url'), rpId, user: user!.id, key });
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose(key)]);
      const data = authData(rpId, PRESENT_AND_VERIFIED | WITH_KEY, credential);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }, origin, which = held[0]!) {
      const [client, data] = [clientData('webauthn.get', challenge, origin), authData(rpId!, PRESENT_AND_VERIFIED)];
      const key = createPrivateKey({ key: which.key, format: 'jwk' });
      return {
        id: which.id,
        rawId: which.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
          userHandle: which.user,
        },
      };
    },
  };
}
