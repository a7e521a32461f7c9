/** Shares something with the device's share dialog. */

/** True also when the player closes the dialog; false where sharing is not possible. */
export async function shareOnDevice(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
