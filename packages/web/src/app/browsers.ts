/** The oldest supported versions of browsers. The page is built for them, tested against them, and names them. */

export const BROWSERS = [
  { id: 'chrome', name: 'Chrome', version: '111' },
  { id: 'edge', name: 'Edge', version: '111' },
  { id: 'firefox', name: 'Firefox', version: '121' },
  { id: 'safari', name: 'Safari', version: '16.4' },
] as const;
