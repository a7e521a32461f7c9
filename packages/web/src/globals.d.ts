/** The version in package.json; Vite fills it in. */
declare const __VERSION__: string;
