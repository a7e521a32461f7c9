/** Answers a request with a problem as JSON. */

import type { FastifyReply } from 'fastify';

export function refuse(reply: FastifyReply, status: number, problem: string, more: object = {}): FastifyReply {
  return reply.code(status).send({ problem, ...more });
}
