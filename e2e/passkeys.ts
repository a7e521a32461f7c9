/** A device that holds passkeys, as Chromium's tools pretend there is one. */

import type { CDPSession, Page } from '@playwright/test';

export interface Device {
  /** What it holds. */
  passkeys(): Promise<object[]>;
  /** As if these had come by way of the same person's other device. */
  receive(passkeys: readonly object[]): Promise<void>;
  /** All of them are lost. */
  lose(): Promise<void>;
}

interface Tools {
  send(method: string, given?: object): Promise<Record<string, unknown>>;
}

/** The device of whoever looks at this page; its owner is recognised at once. */
export async function deviceOf(page: Page): Promise<Device> {
  const tools = (await page.context().newCDPSession(page)) as CDPSession & Tools;
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async passkeys() {
      return (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials as object[];
    },
    async receive(passkeys) {
      for (const credential of passkeys) await tools.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    async lose() {
      await tools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
