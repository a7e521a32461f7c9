/** What every language says about the browsers that are supported. */

/** What some browsers lack, and Boneyard can do without. */
export const OPTIONAL = ['space', 'sound', 'offline', 'install', 'awake', 'share', 'calls', 'passkeys'] as const;
export type Optional = (typeof OPTIONAL)[number];

export interface BrowserWords {
  readonly title: string;
  readonly about: string;
  readonly least: string;
  readonly others: readonly string[];
  readonly optional: {
    readonly title: string;
    readonly about: string;
    readonly what: string;
    readonly without: string;
    readonly here: string;
    readonly has: Readonly<Record<'yes' | 'no', string>>;
    readonly rows: Readonly<Record<Optional, { readonly what: string; readonly without: string }>>;
  };
  /** Shown by browsers in which nothing else of the page works. */
  readonly tooOld: (browsers: string) => string;
  readonly noScripts: string;
  /** What search engines and previews of links show. */
  readonly description: string;
}
