/** What the browser may do with our pages: run our own scripts, and nothing from anywhere else. */

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

/** `secure` where clients connect by https. A server at home has plain http, where browsers refuse some of these. */
export const headers = (secure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      // The physics of towers is WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: secure && { maxAge: 365 * 24 * 3600, includeSubDomains: false },
  // Browsers refuse these on plain http, and say so in the console.
  crossOriginOpenerPolicy: secure && { policy: 'same-origin' },
  originAgentCluster: secure,
  crossOriginEmbedderPolicy: false,
});

const EMBEDDED = /^\/embed(\/[\w-]+)?(\?|$)/;

/** Pages of other sites may frame a replay, which has nothing to click but its steps, and nothing else of ours. */
export function allowFraming(url: string, { raw }: FastifyReply): void {
  if (!EMBEDDED.test(url)) return;
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  raw.removeHeader('x-frame-options');
}
