/** The types of the script beside it. */

export interface GalleryServer {
  /** With a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

export function serveGallery(where: { readonly port: number; readonly live: boolean }): Promise<GalleryServer>;
