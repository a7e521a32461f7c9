/** One entry of a pad, asked for as its game needs it: a new one, or one that is corrected. */

import { arithmetics } from '@boneyard/engine/pads/arithmetic';
import { type Entry, type EntryKind, endsRound } from '@boneyard/engine/pads/pad';
import { nextSeat } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import { useState } from 'react';
import { usePapers } from '../papers/speaking';
import { Choice } from '../ui/choice';
import { EndingForm } from './ending';
import { LengthsForm } from './lengths';
import { QuadTurnForm } from './quadturn';
import type { FormProps } from './writing';

type Kind = Exclude<EntryKind, 'out' | 'blocked'> | 'ending';

/** Whoever draws still has to play; otherwise it is the next player's turn. */
function expected({ names, entries }: FormProps['pad']): Seat {
  const last = entries.at(-1);
  if (!last || endsRound(last)) return 0;
  return last.kind === 'drawn' ? last.seat : nextSeat(names.length, last.seat);
}

export function EntryForm({ entry, ...props }: Omit<FormProps, 'correcting'> & { readonly entry?: Entry }) {
  const { pad: said } = usePapers();
  const { pad } = props;
  const kinds = [...arithmetics[pad.game].kinds, 'ending'] as readonly Kind[];
  const [kind, setKind] = useState<Kind>(entry ? (endsRound(entry) ? 'ending' : entry.kind) : kinds[0]!);
  const first = entry && 'seat' in entry ? entry.seat : expected(pad);
  const given = { ...props, correcting: entry !== undefined };

  function body() {
    switch (kind) {
      case 'ending':
        return <EndingForm {...given} entry={entry && endsRound(entry) ? entry : undefined} />;
      case 'lengths':
        return <LengthsForm {...given} first={first} entry={entry?.kind === 'lengths' ? entry : undefined} />;
      case 'tile':
      case 'bonus':
      case 'drawn':
      case 'passed':
        return (
          <QuadTurnForm
            key={kind}
            {...given}
            kind={kind}
            first={first}
            entry={entry?.kind === kind ? entry : undefined}
          />
        );
    }
  }

  return (
    <>
      {kinds.length > 1 && (
        <Choice<Kind>
          label={said.entering}
          values={kinds}
          value={kind}
          name={(one) => said.kinds[one]}
          onChange={setKind}
        />
      )}
      {body()}
    </>
  );
}
