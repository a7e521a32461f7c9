/** The form for a new entry or a correction, with the fields that the game needs. */

import { arithmetics } from '@boneyard/engine/games';
import { type Entry, endsRound } from '@boneyard/engine/scorepad/pad';
import { nextSeat } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import { use, useState } from 'react';
import { usePageWords } from '../app/wordsondemand';
import { usePrintWords } from '../print/printwords';
import { Choice } from '../ui/choice';
import { EndingForm } from './endingform';
import type { FormProps } from './formframe';
import type { TurnEntry } from './padlook';
import { lookOf } from './tilefaces';

type Kind = TurnEntry['kind'] | 'ending';

/** The seat that is probably next: a player who drew still has to play; otherwise it is the next player's turn. */
function expected({ names, entries }: FormProps['pad']): Seat {
  const last = entries.at(-1);
  if (!last || endsRound(last)) return 0;
  return last.kind === 'drawn' ? last.seat : nextSeat(names.length, last.seat);
}

export function EntryForm({ entry, ...props }: Omit<FormProps, 'correcting'> & { readonly entry?: Entry }) {
  const { pad: texts } = usePrintWords();
  const { pad } = props;
  const kinds = [...arithmetics[pad.game].kinds(pad.options), 'ending'] as readonly Kind[];
  const [kind, setKind] = useState<Kind>(entry ? (endsRound(entry) ? 'ending' : entry.kind) : kinds[0]!);
  const first = entry && 'seat' in entry ? entry.seat : expected(pad);
  // Both are loaded before the form is shown: a form that waits later would take the page away under the player's finger.
  const { TurnForm } = use(lookOf(pad.game));
  const { padEnding } = usePageWords(pad.game);
  const given = { ...props, correcting: entry !== undefined };

  function body() {
    if (kind === 'ending')
      return <EndingForm {...given} words={padEnding} entry={entry && endsRound(entry) ? entry : undefined} />;
    if (!TurnForm) return undefined;
    const corrected = entry && !endsRound(entry) && entry.kind === kind ? entry : undefined;
    return <TurnForm key={kind} {...given} kind={kind} first={first} entry={corrected} />;
  }

  return (
    <>
      {kinds.length > 1 && (
        <Choice<Kind>
          label={texts.entering}
          values={kinds}
          value={kind}
          name={(one) => texts.kinds[one]}
          onChange={setKind}
        />
      )}
      {body()}
    </>
  );
}
