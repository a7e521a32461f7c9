/** Devices that want to be called when it is their owner's turn. */

import { subscribing } from '@boneyard/protocol/people';
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../people/outside';
import type { Pushes } from '../people/pushes';
import { vapidKeys } from '../people/pushing';
import { refuse } from './refusing';
import type { Who } from './who';

export interface Calls {
  readonly pushes: Pushes;
  /** Machines nearby may be called. */
  readonly near: boolean;
}

/** `asked` is how often these may be asked for. */
export function pushRoutes(app: FastifyInstance, { pushes, near }: Calls, who: Who, asked: object): void {
  app.get('/pushes', async (request, reply) => {
    const known = await who.of(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    const { publicKey } = await vapidKeys(pushes);
    return { key: publicKey, on: await pushes.has(known.session!) };
  });

  app.post('/pushes', asked, async (request, reply) => {
    const known = await who.of(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    const sent = subscribing.safeParse(request.body);
    if (!sent.success || !mayCall(sent.data.endpoint, near)) return refuse(reply, 400, 'malformed');
    const { endpoint, keys, language } = sent.data;
    await pushes.add(known.me.id, known.session!, { endpoint, ...keys, language, made: Date.now() });
    return { on: true };
  });

  app.delete('/pushes', asked, async (request, reply) => {
    const known = await who.of(request.headers);
    if (known?.me.kind !== 'account') return refuse(reply, 401, 'no account');
    await pushes.leave(known.session!);
    return { on: false };
  });
}
