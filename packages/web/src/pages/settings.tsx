/** What a player can set: language, colours, speed, sounds, lights. */

import { LANGUAGES } from '@boneyard/words/languages';
import { report } from '../keeping/files';
import { useWords } from '../language';
import { change, PACES, THEMES, useSettings } from '../settings';
import { Choice } from '../ui/choice';
import { Dialog } from '../ui/dialog';

const TONGUES = { en: 'English', fr: 'Français' } as const;
const SWITCH = ['on', 'off'] as const;

export function SettingsForm() {
  const { web } = useWords();
  const { language, theme, pace, sounds, lights } = useSettings();
  const said = web.settings;
  return (
    <div className="settings">
      <Choice
        label={said.language}
        values={LANGUAGES}
        value={language}
        name={(one) => TONGUES[one]}
        onChange={(one) => change({ language: one })}
      />
      <Choice
        label={said.theme}
        values={THEMES}
        value={theme}
        name={(one) => said.themes[one]}
        onChange={(one) => change({ theme: one })}
      />
      <Choice
        label={said.pace}
        values={PACES}
        value={pace}
        name={(one) => said.paces[one]}
        onChange={(one) => change({ pace: one })}
      />
      <Choice
        label={said.sounds}
        values={SWITCH}
        value={sounds ? 'on' : 'off'}
        name={(one) => said[one]}
        onChange={(one) => change({ sounds: one === 'on' })}
      />
      <Choice
        label={said.lights}
        values={SWITCH}
        value={lights ? 'on' : 'off'}
        name={(one) => said[one]}
        onChange={(one) => change({ lights: one === 'on' })}
      />
    </div>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { web } = useWords();
  return (
    <Dialog title={web.settings.title} onClose={onClose}>
      <SettingsForm />
      <div className="actions wrap">
        <button type="button" className="button" title={web.settings.reportNote} onClick={() => report(undefined)}>
          {web.settings.report}
        </button>
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
      <p className="quiet">{web.settings.version(__VERSION__)}</p>
    </Dialog>
  );
}
