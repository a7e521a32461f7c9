#!/usr/bin/env node
// Playwright starts this in place of Firefox. It starts the Firefox of the system and stands between the two, since
// Playwright's WebDriver BiDi asks for a command that the ESR does not know, and types in a way that React does not notice.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { part } from '../../scripts/parts.mjs';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Sent for every context. The colour scheme is set by a preference instead. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
/** Playwright assigns to `value` directly; React overrides that property and takes the input event for one of its own. */
const ASSIGNMENTS = { 'inputElement.value += text;': 'text', 'inputElement.value = value;': 'value' };
const setter = (value) =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, ${value});`;
const LARGEST = 256 * 1024 * 1024;

function corrected(message) {
  return Object.entries(ASSIGNMENTS).reduce((text, [from, value]) => text.replaceAll(from, setter(value)), message);
}

function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: LARGEST });
  const early = [];
  browser.on('open', () => {
    for (const message of early) browser.send(message);
  });
  client.on('message', (data) => {
    const message = corrected(data.toString());
    const { id, method } = JSON.parse(message);
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else early.push(message);
  });
  browser.on('message', (data) => client.send(data.toString()));
  for (const event of ['close', 'error']) {
    browser.on(event, () => client.close());
    client.on(event, () => browser.close());
  }
}

const firefox = spawn(part('firefox'), process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (!address) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (client, { url }) => connect(client, `${address}${url}`));
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
