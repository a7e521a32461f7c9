/** From which pages requests may come that do something: ours, and nobody else's. */

export interface Asking {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** With a public address only that one; without, whatever name the browser found us under. */
export function isOurs({ origin, host }: Asking, publicUrl: URL | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicUrl) return new URL(origin).origin === publicUrl.origin;
  return host !== undefined && new URL(origin).host === host;
}
