/** A device that holds passkeys, as Chromium's tools pretend there is one. */

import { type CDPSession, expect, type Page } from '@playwright/test';

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

/** Makes an account for whoever is known here by this name. */
export async function signUp(page: Page, name: string): Promise<Device> {
  const device = await deviceOf(page);
  await page.goto('/online/account');
  await page.getByRole('button', { name: `Make an account for ${name}` }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  return device;
}
