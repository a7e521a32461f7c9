/** What a language does with numbers and lists. `Intl` knows; a text only says which words go with which form. */

type Rule = Intl.LDMLPluralRule;

/**
 * What a text says for each plural form of its language, with # for the number: `{ one: '# tile', other: '# tiles' }`. A number
 * as key is for that very number: `{ 0: 'no tiles', … }`.
 */
type Forms<Form extends Rule> = Readonly<Record<Form | 'other', string>> &
  Readonly<Partial<Record<Rule, string>>> & { readonly [exactly: number]: string };

/**
 * By locale. `Form` names the plural forms that the language has besides `other`: every text has to state them. One that only
 * millions have, such as the French `many`, is left out there; where it is not stated, `other` is said.
 */
export function grammar<Form extends Rule>(locale: string) {
  /** The form goes by the number as it is written. */
  const plurals = new Intl.PluralRules(locale, { maximumFractionDigits: 1 });
  function listed(type: Intl.ListFormatType): (list: readonly string[]) => string {
    const format = new Intl.ListFormat(locale, { type });
    return (list) => format.format(list);
  }
  /** With a true minus sign, which is as wide as a digit, and one digit behind the point where it says something. */
  function written(options?: Intl.NumberFormatOptions): (n: number) => string {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative', ...options });
    return (n) => format.format(n).replace('-', '−');
  }
  const number = written();
  return {
    number,
    /** With a plus sign too. */
    signed: written({ signDisplay: 'exceptZero' }),
    percent: written({ style: 'percent', maximumFractionDigits: 0 }),
    /** Ratings are compared like names: without signs between their digits. */
    rating: written({ useGrouping: false }),
    count(n: number, forms: Forms<Form>): string {
      const said: Readonly<Partial<Record<string, string>>> = forms;
      return (said[n] ?? said[plurals.select(n)] ?? forms.other).replace('#', number(n));
    },
    /** “Ana, Bo and Cy”. */
    and: listed('conjunction'),
    /** “3 or 5”. */
    or: listed('disjunction'),
    /** Figures one after the other: “Ana 12, Bo −5”. */
    list: listed('unit'),
  };
}
