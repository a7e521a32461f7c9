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

/** The device of the person at this page, whose fingerprint or face is recognised at once. */
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

/** Makes an account for the player with this name. */
export async function signUp(page: Page, name: string): Promise<Device> {
  const device = await deviceOf(page);
  await page.goto('/online/account');
  await expect(page.getByText(`Playing as ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible();
  return device;
}
