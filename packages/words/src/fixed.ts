/** Decimals for columns in the terminal, with exactly so many digits behind the point; pages round as they need. */

export function fixedIn(locale: string): (n: number, digits: number) => string {
  return (n, digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(n)
      .replace('-', '−');
}
