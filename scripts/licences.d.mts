/** The types of licences.mjs. */

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As it names it, if it does. */
  readonly licence: string | undefined;
  readonly text: string | undefined;
}

export function shippedPackages(): readonly ShippedPackage[];
export function licences(): string;
