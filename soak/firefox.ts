/** Judges constructions in Firefox, with the worker of the built page. Verdicts, poses and frames must equal Node's exactly. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { judgeCase } from '@boneyard/physics/testing';
import { parts } from '@boneyard/server/testing/serverprocess';
import type { Soak } from './soaks';
import { compare, MOST, numbersOf } from './verdicts';

// Relative to dist/, where the bundled program runs.
const assets = fileURLToPath(new URL('./web/assets/', import.meta.url));
/** No prompts, updates or telemetry. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
};
const TIMEOUT = 300_000;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** A page that fetches constructions, has the worker judge them and sends back the results, until the browser is closed. */
function pageWith(worker: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Boneyard</title><script type="module">
const worker = new Worker('/${worker}', { type: 'module' });
const judged = (question) => new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage({ ...question, ask: 'judge', poses: new Float32Array(0) });
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

function withTimeout<T>(wanted: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Firefox does not answer')), TIMEOUT).unref();
  });
  return Promise.race([wanted, late]);
}

/** Starts Firefox with a temporary profile, which is deleted when this process ends. */
function start(firefox: string, address: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'boneyard-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore' });
  // Clean up after Ctrl-C too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    browser.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  });
}

type Ask = (questions: readonly unknown[]) => Promise<string[]>;

/** Serves the page. Each of its requests brings the answers to the last questions and waits for the next ones. */
async function openFirefox(firefox: string): Promise<Ask> {
  const worker = readdirSync(assets).find((name) => /^physics\.worker-.*\.js$/.test(name))!;
  let answered = (_: string[]) => {};
  let arrive = (_: ServerResponse) => {};
  const nextRequest = () =>
    new Promise<ServerResponse>((resolve) => {
      arrive = resolve;
    });
  let page = nextRequest();
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = basename(request.url ?? '');
    if (request.method === 'POST') {
      answered(JSON.parse(await text(request)));
      arrive(response);
    } else if (name === '') response.setHeader('content-type', 'text/html').end(pageWith(`assets/${worker}`));
    else if (!readdirSync(assets).includes(name)) response.writeHead(404).end();
    else response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain').end(readFileSync(assets + name));
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  start(firefox, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async (questions) => {
    const waiting = await withTimeout(page);
    page = nextRequest();
    const answers = new Promise<string[]>((resolve) => {
      answered = resolve;
    });
    waiting.setHeader('content-type', 'application/json').end(JSON.stringify(questions));
    return withTimeout(answers);
  };
}

let asking: Promise<Ask> | undefined;

async function checkFirefox(number: number): Promise<void> {
  asking ??= parts().then(({ part }) => openFirefox(part('firefox')!));
  const numbers = numbersOf(number);
  const ask = await asking;
  const answers = await ask(numbers.map((one) => ({ ...judgeCase(one, MOST), id: one })));
  compare(numbers, answers, 'Firefox');
}

export const firefoxSoak: Soak = {
  name: 'firefox',
  small: 0,
  large: 100,
  needs: ['firefox'],
  run: checkFirefox,
};
