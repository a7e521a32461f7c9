/** Filled in when the page is built. */
declare const __VERSION__: string;
