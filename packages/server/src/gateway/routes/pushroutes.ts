/** Routes for devices that want a notification when it is their owner's turn. */

import { pushRegistration } from '@boneyard/protocol/accounts';
import { languageOf } from '@boneyard/words/languages';
import type { FastifyInstance } from 'fastify';
import type { PushRepository } from '../../notifications/pushes';
import { mayPushTo } from '../../notifications/pushnetwork';
import { vapidKeys } from '../../notifications/webpush';
import type { Authenticator } from '../authenticate';
import { refuse } from '../refusal';

export interface PushConfig {
  readonly pushes: PushRepository;
  /** Push services at private addresses are allowed. */
  readonly near: boolean;
}

/** `limited` holds the rate limit of requests that cost something. */
export function pushRoutes(
  app: FastifyInstance,
  { pushes, near }: PushConfig,
  authenticator: Authenticator,
  limited: object,
): void {
  app.get('/pushes', async (request, reply) => {
    const known = await authenticator.authenticate(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    const { publicKey } = await vapidKeys(pushes);
    return { key: publicKey, on: await pushes.has(known.session!) };
  });

  app.post('/pushes', limited, async (request, reply) => {
    const known = await authenticator.authenticate(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    const sent = pushRegistration.safeParse(request.body);
    if (!sent.success || !mayPushTo(sent.data.endpoint, near)) return refuse(reply, 400, 'malformed');
    const { endpoint, keys, language } = sent.data;
    await pushes.add(known.me.id, known.session!, {
      endpoint,
      ...keys,
      language: languageOf(language),
      made: Date.now(),
    });
    return { on: true };
  });

  app.delete('/pushes', limited, async (request, reply) => {
    const known = await authenticator.authenticate(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    await pushes.leave(known.session!);
    return { on: false };
  });
}
