/** A device that is called shows it, and opens the table. How the message gets there is tested with the server. */

import { type CDPSession, expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

interface Tools {
  on(event: string, hear: (given: Record<string, unknown>) => void): unknown;
  send(method: string, given?: object): Promise<unknown>;
}

test('a push message about your turn becomes a notification, which opens that table', async ({ page, baseURL }) => {
  const tools = (await page.context().newCDPSession(page)) as CDPSession & Tools;
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations as { registrationId: string }[];
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const started = page.context().waitForEvent('serviceworker');
  await page.goto('/');
  const worker = await started;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // A browser without windows has nowhere to show a notice, and none to open: both are caught where they leave the worker.
  await worker.evaluate(`
    self.notices = [];
    self.opened = [];
    self.registration.showNotification = async (title, { body, tag, data }) => void notices.push({ title, body, tag, data });
    self.clients.openWindow = async (url) => void opened.push(url);
  `);
  const message = { title: 'It is your turn', body: 'Dominoes with Bo', url: '/at/AAAAbbbbCCCC0123', tag: 'AAAA' };
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const { url: data, ...rest } = message;
  await expect.poll(() => worker.evaluate('notices')).toEqual([{ ...rest, data }]);
  await worker.evaluate(`
    const click = new ExtendableEvent('notificationclick');
    click.notification = { data: notices[0].data, close() {} };
    self.dispatchEvent(click);
  `);
  await expect.poll(() => worker.evaluate('opened')).toEqual([`${baseURL}${data}`]);
});
