/** `boneyard serve`: the server and its page. What the options do not say, the environment does (docs/running.md). */

import { argumentsOf, type Console } from '../console';

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;

export async function serveCommand(args: readonly string[], io: Console): Promise<number> {
  const { values } = argumentsOf({ args: [...args], options: OPTIONS }, io);
  const { env } = process;
  if (values.port !== undefined) env.PORT = values.port;
  if (values.host !== undefined) env.HOST = values.host;
  // Not beside the program, which may be a package in a cache.
  env.DATA = values.data ?? (env.DATA || 'data');
  // The server lies beside us in dist/, and goes on when this command is done.
  await import(new URL('./server.js', import.meta.url).href);
  return 0;
}
