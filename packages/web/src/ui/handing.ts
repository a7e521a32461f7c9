/** Hands something over by the device's own means. */

/** True when the device took it, or when the person thought better of it. */
export async function handedOver(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
