/** The search that is going on: what for, for how long, and with whom. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { durationText } from '../../clock/durations';
import { Invitation } from '../invitation';
import { useServerTime } from '../servertime';
import { useTableTitle } from '../tabletitle';
import { useMatchWords } from './matchwords';
import type { MatchSearch } from './searchconnection';
import type { ActiveSearch } from './searchreducer';

interface Props {
  readonly looking: ActiveSearch;
  readonly search: MatchSearch;
}

export function ActiveSearchPanel({ looking, search }: Props) {
  const { seeking, together } = useMatchWords();
  const title = useTableTitle();
  const { disconnected, table, ahead, stop } = search;
  const { terms, pair } = looking;
  const { game, players, options } = terms;
  const now = useServerTime(ahead, true);
  const since = looking.since === undefined ? 0 : Math.max(0, now - looking.since);
  const name = title(game as GameId, { players, options: options as Options });
  const waits = pair !== undefined && pair.partner === null;
  const state = waits ? together.waits : pair ? together.with(pair.partner!) : seeking.widens;
  return (
    <section className="panel waiting" aria-busy={table === undefined}>
      <h2>{waits ? together.title(name) : seeking.title(name, players)}</h2>
      <p role="status">{table !== undefined ? seeking.found : disconnected ? seeking.lost : state}</p>
      {pair && waits && (
        <Invitation path={`/online/find/with/${pair.id}`} label={together.link} text={together.text(name)} />
      )}
      {pair && !waits && <p className="quiet">{seeking.widens}</p>}
      {!waits && (
        <p className="elapsed" aria-hidden="true">
          {seeking.since(durationText(since))}
        </p>
      )}
      <button type="button" className="button" onClick={stop} disabled={table !== undefined}>
        {seeking.stop}
      </button>
    </section>
  );
}
