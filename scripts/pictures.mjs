// npm run pictures [name]: the pictures of the documents, taken in the gallery. The same sources give the same pictures.

import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { serveGallery } from './galleryserver.mjs';
import { part, provide } from './parts.mjs';
import { show } from './progress.mjs';
import { root, setUp } from './setup.mjs';

const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** By their names in docs/: the scene, and the screen it is seen on. */
const PICTURES = {
  'table-classic': { scene: 'classic/classic/last turn:2/light/desktop/en', screen: DESKTOP },
  'table-bead': { scene: 'bead/bead,referee=auto/picked:2/dark/desktop/en', screen: DESKTOP },
  'table-tower': { scene: 'magnetic/tower,hands=real,players=2/last turn:4/light/desktop/en', screen: DESKTOP },
  'table-quad-phone': { scene: 'quad/quad/picked:5/light/phone/en', screen: PHONE },
  'table-bead-phone': { scene: 'bead/bead/middle:6/dark/phone/fr', screen: PHONE },
  review: { scene: 'classic/classic,players=2/review/light/desktop/en', screen: DESKTOP },
};

/** Of WebP, from 0 to 100: letters stay sharp, and no picture is larger than 200 KB. */
const QUALITY = 88;
/** In milliseconds; a busy machine draws towers slowly. */
const PATIENCE = 120_000;

async function taken(browser, address, { scene, screen }) {
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
  await page.goto(`${address}scene.html#${scene}`, { timeout: PATIENCE });
  const { drawn, failed } = await page
    .waitForFunction(
      () => {
        const { drawn, failed } = document.documentElement.dataset;
        return (drawn || failed) && { drawn, failed };
      },
      undefined,
      { timeout: PATIENCE },
    )
    .then((found) => found.jsonValue());
  if (failed || drawn !== scene) throw new Error(`${scene}: ${failed ?? drawn}`);
  const session = await page.context().newCDPSession(page);
  // Playwright takes no pictures in this format. This session knows nothing of the scale that Playwright has set.
  const clip = { x: 0, y: 0, ...screen.viewport, scale: screen.deviceScaleFactor };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await page.close();
  return Buffer.from(data, 'base64');
}

await setUp();
const [missing] = await provide(['chromium']);
if (missing) {
  console.error(`Pictures need ${missing.title}. On Debian: apt-get install ${missing.apt.join(' ')}`);
  process.exit(1);
}
const wanted = Object.entries(PICTURES).filter(([name]) => name.includes(process.argv[2] ?? ''));
show('Starting the gallery');
const gallery = await serveGallery({ port: 0, live: false });
const browser = await chromium.launch({ executablePath: part('chromium'), args: ['--no-sandbox'] });
for (const [index, [name, picture]] of wanted.entries()) {
  show(`Picture ${index + 1} of ${wanted.length}: ${name}`);
  const bytes = await taken(browser, gallery.address, picture);
  writeFileSync(`${root}docs/${name}.webp`, bytes);
  console.log(`docs/${name}.webp, ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();
await gallery.close();
