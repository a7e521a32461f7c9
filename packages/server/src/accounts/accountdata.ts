/** What another part of the server stores about an account: exported and deleted with the account. */

export interface AccountData {
  /** Its name in the export. */
  readonly name: string;
  /** As its owner gets it. */
  export(account: string): Promise<unknown>;
  remove(account: string): Promise<void>;
}
