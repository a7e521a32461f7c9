/** A refusal as JSON: a code, and what it is about. */

import type { FastifyReply } from 'fastify';

export function refuse(reply: FastifyReply, status: number, problem: string, more: object = {}): FastifyReply {
  return reply.code(status).send({ problem, ...more });
}
