/** The languages by the names that they call themselves: one press changes the page, and nothing else. */

import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { useWords } from './language';
import { chooseForAll, useSettings } from './settings';

export function LanguageList({ className }: { readonly className?: string }) {
  const { web } = useWords();
  const { language } = useSettings();
  return (
    <fieldset className="languages" aria-label={web.settings.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className={className}
          lang={one}
          aria-pressed={one === language}
          onClick={() => chooseForAll({ language: one })}
        >
          {LOCALES[one].name}
        </button>
      ))}
    </fieldset>
  );
}

/** The same behind a globe, for bars of tables and the like. On phones the list is in the menu beside it (frame.css). */
export function LanguageMenu() {
  const { web } = useWords();
  return (
    <Disclosure face={<Icon name="online" />} label={web.settings.language} className="globe">
      <LanguageList className="menu-link" />
    </Disclosure>
  );
}
