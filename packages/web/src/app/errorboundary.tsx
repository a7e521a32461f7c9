/** Shows a message when a page crashes, with buttons to reload and to save a report. */

import { Component, type ReactNode } from 'react';
import { saveReport } from '../storage/downloads';
import { Footer } from './footer';
import { useWords } from './language';
import { TopBar } from './topbar';

interface Props {
  /** Another page may work: with another address it is tried. */
  readonly address?: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly address: string | undefined;
}

function ErrorMessage() {
  const { web } = useWords();
  return (
    <div className="frame">
      <div className="page">
        <TopBar />
        <main className="message">
          <h1>{web.crashed.title}</h1>
          <p>{web.crashed.text}</p>
          <div className="actions wrap">
            <button type="button" className="button brass" onClick={() => location.reload()}>
              {web.crashed.reload}
            </button>
            <button type="button" className="button" onClick={() => saveReport(undefined)}>
              {web.settings.report}
            </button>
          </div>
        </main>
      </div>
      <Footer />
    </div>
  );
}

/** A class, because only class components can catch errors in React. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ address }: Props, before: State): State | null {
    return address === before.address ? null : { broken: false, address };
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorMessage /> : this.props.children;
  }
}
