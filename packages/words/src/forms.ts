/** How the options of a game look on a form. */

export interface Field {
  readonly label: string;
  /** What it means. */
  readonly note: string;
  /** By the value as it is written in a record; yes and no, and bare numbers, say themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** By option. */
export type Form = Readonly<Record<string, Field>>;
