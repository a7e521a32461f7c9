/** Calls people by the push services of their browsers, with messages that only their devices can read. */

import type { Agent } from 'node:https';
import type { GameId } from '@boneyard/rules/games';
import { browser as english } from '@boneyard/words/en/browser';
import { calls as callsInEnglish } from '@boneyard/words/en/calls';
import { browser as french } from '@boneyard/words/fr/browser';
import { calls as callsInFrench } from '@boneyard/words/fr/calls';
import webpush, { WebPushError } from 'web-push';
import type { Call, Caller } from '../house/calling';
import type { Complain } from '../house/tally';
import { mayCall } from './outside';
import type { Push, Pushes } from './pushes';

/** What the device shows. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** What is opened by it. */
  readonly url: string;
  /** A later message about the same table takes its place. */
  readonly tag: string;
}

export interface Pushing {
  readonly pushes: Pushes;
  readonly agent: Agent;
  /** Machines nearby may be called. */
  readonly near: boolean;
  /** Whom a push service may turn to: an address of ours. */
  readonly subject: string;
  readonly complain: Complain;
  readonly now?: () => number;
}

/** A push service that does not answer in this time is tried again later, in milliseconds. */
const ANSWERS_IN = 8_000;
const LONGEST = 28 * 24 * 3600;
/** The device is not known there any more. */
const GONE = [404, 410];
/** Not now; everything else that is refused will be refused again. */
const LATER = (status: number) => status === 429 || status >= 500;

const WORDS = { en: { ...english, calls: callsInEnglish }, fr: { ...french, calls: callsInFrench } };

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair of keys by which push services know this server. */
export async function vapidKeys(pushes: Pushes): Promise<Keys> {
  return JSON.parse(await pushes.key('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Keys;
}

export function messageTo({ language }: Push, { table, game, others }: Call): Message {
  const { calls, games, speech } = WORDS[language];
  const body = calls.waits(games[game as GameId].name, speech.and(others));
  return { title: calls.turn, body, url: `/at/${table}`, tag: table };
}

export function pushing({ pushes, agent, near, subject, complain, now = Date.now }: Pushing): Caller {
  /** False when it has to be tried again. */
  async function send(push: Push, call: Call, keys: Keys): Promise<boolean> {
    const { endpoint, p256dh, auth } = push;
    if (!mayCall(endpoint, near)) return true;
    const left = Math.max(60, Math.round((call.due - now()) / 1000));
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(messageTo(push, call)), {
        vapidDetails: { subject, ...keys },
        TTL: Math.min(LONGEST, left),
        topic: call.table,
        agent,
        timeout: ANSWERS_IN,
      });
      return true;
    } catch (error) {
      const status = error instanceof WebPushError ? error.statusCode : undefined;
      if (status !== undefined && GONE.includes(status)) {
        await pushes.drop(endpoint);
        return true;
      }
      // Of the address only whose it is: the rest would let others call in our name.
      complain(`calling by ${new URL(endpoint).host}: ${status ?? (error as Error).message}`, { table: call.table });
      return status !== undefined && !LATER(status);
    }
  }

  return async (call) => {
    const { table, at, player } = call;
    try {
      const devices = await pushes.of(player);
      if (devices.length === 0 || (await pushes.wasCalled(table, at, player))) return true;
      const keys = await vapidKeys(pushes);
      const sent = await Promise.all(devices.map((push) => send(push, call, keys)));
      // Called twice does less harm than not at all, so it is noted afterwards; one device that was reached is enough.
      const reached = sent.some((one) => one);
      if (reached) await pushes.called(table, at, player, now());
      return reached;
    } catch (error) {
      complain(`calling: ${error}`, { table });
      return false;
    }
  };
}
