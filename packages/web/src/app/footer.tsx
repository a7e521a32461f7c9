/** The foot of every page that is not a table: rules, privacy, about, and the language. */

import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { Link, useLocation } from 'wouter';
import { useWords } from './language';
import { changeSettings, useSettings } from './settings';

const LINKS = [
  ['rules', '/rules'],
  ['privacy', '/online/privacy'],
  ['about', '/about'],
] as const;

export function Footer() {
  const { web } = useWords();
  const { language } = useSettings();
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
      <fieldset className="languages" aria-label={web.settings.language}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => changeSettings({ language: one })}
          >
            {LOCALES[one].name}
          </button>
        ))}
      </fieldset>
    </footer>
  );
}
