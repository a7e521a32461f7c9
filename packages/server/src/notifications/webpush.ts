/** Notifies players through the push services of their browsers, with messages that only their devices can read. */

import { type Agent, request } from 'node:https';
import type { GameId } from '@boneyard/rules/games';
import { wordsIn } from '@boneyard/words/words';
import webpush, { type RequestDetails } from 'web-push';
import type { ReportError } from '../operations/errors';
import type { PushDevice, PushRepository } from './pushes';
import { mayPushTo } from './pushnetwork';
import type { TurnNotice, TurnNotifier } from './turnnotifications';

/** What the device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly url: string;
  /** A later message with the same tag replaces it. */
  readonly tag: string;
}

export interface WebPushOptions {
  readonly pushes: PushRepository;
  readonly agent: Agent;
  /** Push services at private addresses are allowed. */
  readonly near: boolean;
  /** Where a push service may contact the operator. */
  readonly subject: string;
  readonly reportError: ReportError;
  readonly now?: () => number;
  /** How long a push service has to answer, in milliseconds. */
  readonly answersIn?: number;
}

/** A push service that has not answered by then is tried again later, in milliseconds. */
const ANSWERS_IN = 8_000;
const LONGEST = 28 * 24 * 3600;
/** The push service does not know the device any more. */
const GONE = [404, 410];
/** Try again later; any other refusal is final. */
const LATER = (status: number) => status === 429 || status >= 500;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The key pair that identifies this server to push services. */
export async function vapidKeys(pushes: PushRepository): Promise<Keys> {
  return JSON.parse(await pushes.key('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Keys;
}

async function messageTo({ language }: PushDevice, { table, game, others }: TurnNotice): Promise<PushMessage> {
  const { parts, games, speech } = await wordsIn(language);
  const calls = await parts.calls();
  const body = calls.waits(games[game as GameId].name, speech.and(others));
  return { title: calls.turn, body, url: `/at/${table}`, tag: table };
}

/**
 * Gives the status that the push service answers with. The library would collect the body too, and a page may name any
 * service, also one that never stops sending.
 */
function post({ endpoint, method, headers, body }: RequestDetails, agent: Agent, answersIn: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answersIn);
    const sending = request(endpoint, { method, headers, agent, signal }, (response) => {
      resolve(response.statusCode!);
      response.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

export function webPushNotifier({
  pushes,
  agent,
  near,
  subject,
  reportError,
  now = Date.now,
  answersIn = ANSWERS_IN,
}: WebPushOptions): TurnNotifier {
  /** False when it has to be tried again. */
  async function send(push: PushDevice, notice: TurnNotice, keys: Keys): Promise<boolean> {
    const { endpoint, p256dh, auth } = push;
    if (!mayPushTo(endpoint, near)) return true;
    if (!(await pushes.beginAttempt(endpoint, now()))) return true;
    const left = Math.max(60, Math.round((notice.due - now()) / 1000));
    const details = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(await messageTo(push, notice)),
      { vapidDetails: { subject, ...keys }, TTL: Math.min(LONGEST, left), topic: notice.table },
    );
    const status = await post(details, agent, answersIn).catch((error: Error) => error);
    if (typeof status === 'number' && GONE.includes(status)) {
      await pushes.drop(endpoint);
      return true;
    }
    await pushes.endAttempt(endpoint);
    if (typeof status === 'number' && status < 300) return true;
    // Only the host of the address: with the rest others could send in our name.
    const failure = typeof status === 'number' ? new Error(`the push service answered ${status}`) : status;
    reportError('PUSH_FAILED', failure, { table: notice.table, service: new URL(endpoint).host });
    return typeof status === 'number' && !LATER(status);
  }

  return {
    async notify(notice) {
      const { table, at, player } = notice;
      try {
        const devices = await pushes.of(player);
        if (devices.length === 0 || (await pushes.wasNotified(table, at, player))) return true;
        const keys = await vapidKeys(pushes);
        const sent = await Promise.all(devices.map((push) => send(push, notice, keys)));
        // Twice does less harm than not at all, so it is noted afterwards. One device that was reached is enough.
        const reached = sent.some((one) => one);
        if (reached) await pushes.markNotified(table, at, player, now());
        return reached;
      } catch (error) {
        reportError('STORE_READ_FAILED', error, { table });
        return false;
      }
    },
  };
}
