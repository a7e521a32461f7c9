/** What the browser may do with our pages: run our own scripts, and nothing from anywhere else. */

import type { FastifyHelmetOptions } from '@fastify/helmet';

/** `secure` where people come by https. A table at home is plain http, and must not ask for more. */
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
