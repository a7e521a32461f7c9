/** The settings: language, look, speed, sounds, highlights. */

import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { Link } from 'wouter';
import { saveReport } from '../storage/downloads';
import { Choice } from '../ui/choice';
import { Dialog } from '../ui/dialog';
import { canVibrate } from '../ui/vibration';
import { useWords } from './language';
import { LookChoices } from './lookchoice';
import { changeSettings, chooseForAll, PACES, useSettings } from './settings';
import { useSettingsWords } from './settingswords';

const SWITCH = ['on', 'off'] as const;

export function SettingsForm() {
  const { web } = useWords();
  const { language, pace, sounds, vibration, lights, oneplace } = useSettings();
  const texts = useSettingsWords();
  return (
    <div className="settings">
      <Choice
        label={web.settings.language}
        values={LANGUAGES}
        value={language}
        name={(one) => LOCALES[one].name}
        lang={(one) => one}
        onChange={(one) => chooseForAll({ language: one })}
      />
      <LookChoices />
      <Choice
        label={texts.pace}
        values={PACES}
        value={pace}
        name={(one) => texts.paces[one]}
        onChange={(one) => changeSettings({ pace: one })}
      />
      <Choice
        label={texts.sounds}
        values={SWITCH}
        value={sounds ? 'on' : 'off'}
        name={(one) => texts[one]}
        onChange={(one) => changeSettings({ sounds: one === 'on' })}
      />
      {canVibrate() && (
        <Choice
          label={texts.vibration}
          values={SWITCH}
          value={vibration ? 'on' : 'off'}
          name={(one) => texts[one]}
          onChange={(one) => changeSettings({ vibration: one === 'on' })}
        />
      )}
      <Choice
        label={texts.lights}
        values={SWITCH}
        value={lights ? 'on' : 'off'}
        name={(one) => texts[one]}
        onChange={(one) => changeSettings({ lights: one === 'on' })}
      />
      <Choice
        label={texts.oneplace}
        values={SWITCH}
        value={oneplace ? 'on' : 'off'}
        name={(one) => texts[one]}
        onChange={(one) => changeSettings({ oneplace: one === 'on' })}
      />
    </div>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { web } = useWords();
  const texts = useSettingsWords();
  return (
    <Dialog title={web.settings.title} onClose={onClose}>
      <SettingsForm />
      <div className="actions wrap">
        <button type="button" className="button" title={web.settings.reportNote} onClick={() => saveReport(undefined)}>
          {web.settings.report}
        </button>
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
      <p className="quiet">
        {web.settings.version(__VERSION__)} ·{' '}
        <Link href="/browsers" onClick={onClose}>
          {texts.browsers}
        </Link>
      </p>
    </Dialog>
  );
}
