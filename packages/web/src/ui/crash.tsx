/** What is shown when a page breaks: one sentence, one action, and a way to tell us. */

import { Component, type ReactNode } from 'react';
import { report } from '../keeping/files';
import { useWords } from '../language';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

function Broken() {
  const { web } = useWords();
  return (
    <main className="message">
      <h1>{web.crashed.title}</h1>
      <p>{web.crashed.text}</p>
      <div className="actions">
        <button type="button" className="button brass" onClick={() => location.reload()}>
          {web.crashed.reload}
        </button>
        <button type="button" className="button" onClick={() => report(undefined)}>
          {web.settings.report}
        </button>
      </div>
    </main>
  );
}

/** React knows no other way to catch what a page throws. */
export class Crash extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
