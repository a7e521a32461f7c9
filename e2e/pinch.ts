/** Two fingers, as only the protocol of the browser can move them. */

import type { Locator, Page } from '@playwright/test';

/** Spreads two fingers over the middle of something, until it is about `factor` times as large. */
export async function spread(page: Page, where: Locator, factor: number): Promise<void> {
  const { x, y, width, height } = (await where.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const at = (off: number) => [
    { x: middle.x - off, y: middle.y, id: 0 },
    { x: middle.x + off, y: middle.y, id: 1 },
  ];
  const START = 30;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(START) });
  for (let step = 1; step <= 5; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(START * (1 + ((factor - 1) * step) / 5)),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
