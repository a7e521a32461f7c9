/** The foot of every page that is not a table: rules, privacy, about, and the language. */

import { Link, useLocation } from 'wouter';
import { useWords } from './language';
import { LanguageList } from './languagelist';

const LINKS = [
  ['rules', '/rules'],
  ['privacy', '/online/privacy'],
  ['about', '/about'],
] as const;

export function Footer() {
  const { web } = useWords();
  const [address] = useLocation();
  return (
    <footer className="foot">
      <nav aria-label={web.nav.foot}>
        {LINKS.map(([name, href]) => (
          <Link key={name} href={href} aria-current={address === href ? 'page' : undefined}>
            {web.nav.feet[name]}
          </Link>
        ))}
      </nav>
      <LanguageList />
    </footer>
  );
}
