/** Requests that change something may come only from our own pages. */

export interface RequestOrigin {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** With a public URL only from there; otherwise from whatever name the browser used. */
export function isOurs({ origin, host }: RequestOrigin, publicUrl: URL | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicUrl) return new URL(origin).origin === publicUrl.origin;
  return host !== undefined && new URL(origin).host === host;
}
