/** How long this browser keeps stored data. */

/** Includes every browser on iPhones: they all use Safari's engine, and say so. */
function isSafari(): boolean {
  return /AppleWebKit.* Safari\//.test(navigator.userAgent) && !/Chrom(e|ium)\/|Android/.test(navigator.userAgent);
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Safari deletes the data of a page after seven days without a visit, unless the page is on the home screen. */
export function forgetsSoon(): boolean {
  return isSafari() && !isInstalled();
}
