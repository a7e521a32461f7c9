/** What other parts keep of an account: it goes with it into the export, and goes when it goes. */

export interface Belonging {
  /** Its name in the export. */
  readonly name: string;
  /** As it is handed to its owner. */
  export(account: string): Promise<unknown>;
  remove(account: string): Promise<void>;
}
