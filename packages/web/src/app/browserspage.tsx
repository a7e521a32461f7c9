/** Which browsers are supported, and what players miss in a browser that lacks an optional feature. */

import { OPTIONAL, type Optional } from '@boneyard/words/browsers';
import { hasWebGL } from '../ui/webgl';
import { BROWSERS } from './browsers';
import { TopBar } from './topbar';
import { wordsOnDemand } from './wordsondemand';
import '../online/online.css';
import '../account/account.css';

const useBrowserWords = wordsOnDemand('browsers');

/** Whether this browser has the feature. A page cannot find out in every browser whether it can be installed. */
const DETECTED: Readonly<Record<Optional, () => boolean | undefined>> = {
  space: hasWebGL,
  sound: () => 'AudioContext' in window,
  offline: () => 'serviceWorker' in navigator,
  install: () => undefined,
  awake: () => 'wakeLock' in navigator,
  share: () => 'share' in navigator,
  calls: () => 'PushManager' in window,
  passkeys: () => 'PublicKeyCredential' in window,
};

function FeatureSupport({ feature }: { readonly feature: Optional }) {
  const { has } = useBrowserWords().optional;
  const here = DETECTED[feature]();
  return here === undefined ? undefined : has[here ? 'yes' : 'no'];
}

export function BrowsersPage() {
  const { title, about, least, others, optional } = useBrowserWords();
  return (
    <div className="page online people">
      <TopBar />
      <main className="reference">
        <h1>{title}</h1>
        <p className="promise">{about}</p>
        <div className="online-desk">
          <section className="panel wide">
            <h2>{least}</h2>
            <ul className="points">
              {BROWSERS.map(({ id, name, version }) => (
                <li key={id} translate="no">
                  {name} {version}
                </li>
              ))}
            </ul>
            {others.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
          <section className="panel wide">
            <h2>{optional.title}</h2>
            <p>{optional.about}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{optional.what}</th>
                  <th scope="col">{optional.without}</th>
                  <th scope="col">{optional.here}</th>
                </tr>
              </thead>
              <tbody>
                {OPTIONAL.map((feature) => (
                  <tr key={feature}>
                    <th scope="row">{optional.rows[feature].what}</th>
                    <td data-label={optional.without}>{optional.rows[feature].without}</td>
                    <td>
                      <FeatureSupport feature={feature} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </main>
    </div>
  );
}
