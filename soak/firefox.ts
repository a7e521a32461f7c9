/** The same constructions in Firefox, by the worker of the built page: verdicts, poses and films must be Node's, to the last bit. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { asked } from '@boneyard/physics/testing';
import type { Soak } from './soaks';
import { compare, MOST, numbersOf } from './verdicts';

// Seen from dist/, where the bundled program runs.
const assets = fileURLToPath(new URL('./web/assets/', import.meta.url));
/** Nothing that asks, updates or reports. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
};
const PATIENCE = 300_000;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Asks for constructions, gives each to the worker and says what became of it, until the browser is closed. */
function pageWith(worker: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Boneyard</title><script type="module">
const desk = new Worker('/${worker}', { type: 'module' });
const judged = (question) => new Promise((resolve) => {
  desk.onmessage = ({ data }) => resolve(data);
  desk.postMessage({ ...question, ask: 'judge', poses: new Float32Array(0) });
});
const hex = async (floats) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', floats))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
let answers = [];
for (;;) {
  const questions = await (await fetch('/next', { method: 'POST', body: JSON.stringify(answers) })).json();
  answers = [];
  for (const question of questions) {
    const { verdict, failed } = await judged(question);
    answers.push(failed ?? verdict.holds + ' ' + (await hex(verdict.poses)) + ' ' + (await hex(verdict.frames)));
  }
}
</script>`;
}

/** Whoever waits longer than this waits in vain. */
function inTime<T>(wanted: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Firefox does not answer')), PATIENCE).unref();
  });
  return Promise.race([wanted, late]);
}

/** Starts Firefox with a profile of its own, which is gone when this process ends. */
function start(firefox: string, address: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'boneyard-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore' });
  // Also when it is stopped by hand.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    browser.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  });
}

type Ask = (questions: readonly unknown[]) => Promise<string[]>;

/** The page comes for questions, and brings the answers to the ones before. */
async function opened(firefox: string): Promise<Ask> {
  const worker = readdirSync(assets).find((name) => /^physics\.worker-.*\.js$/.test(name))!;
  let answered = (_: string[]) => {};
  let come = (_: ServerResponse) => {};
  const coming = () =>
    new Promise<ServerResponse>((resolve) => {
      come = resolve;
    });
  let page = coming();
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = basename(request.url ?? '');
    if (request.method === 'POST') {
      answered(JSON.parse(await text(request)));
      come(response);
    } else if (name === '') response.setHeader('content-type', 'text/html').end(pageWith(`assets/${worker}`));
    else if (!readdirSync(assets).includes(name)) response.writeHead(404).end();
    else response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain').end(readFileSync(assets + name));
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  start(firefox, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async (questions) => {
    const waiting = await inTime(page);
    page = coming();
    const answers = new Promise<string[]>((resolve) => {
      answered = resolve;
    });
    waiting.setHeader('content-type', 'application/json').end(JSON.stringify(questions));
    return inTime(answers);
  };
}

let asking: Promise<Ask> | undefined;

async function checkFirefox(number: number): Promise<void> {
  asking ??= opened(process.env.FIREFOX!);
  const numbers = numbersOf(number);
  const ask = await asking;
  const there = await ask(numbers.map((one) => ({ ...asked(one, MOST), id: one })));
  compare(numbers, there, 'Firefox');
}

export const firefoxSoak: Soak = {
  name: 'firefox',
  small: 0,
  large: 100,
  ...(!process.env.FIREFOX && { missing: 'There is no Firefox on this machine' }),
  run: checkFirefox,
};
