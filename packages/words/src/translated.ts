/** The same texts in another language: as many, in the same order, under the same names. */
export type Translated<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: Translated<T[I]> }
  : T extends string
    ? string
    : { readonly [K in keyof T]: Translated<T[K]> };
