/** What a friend sees who follows a link to search together: who invites to what, and one button. */

import type { Me } from '@boneyard/protocol/players';
import type { PairInvitation, SeekTerms } from '@boneyard/protocol/seeks';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { webGames } from '../../games';
import { ServerTrouble } from '../identity';
import { useOnlineWords } from '../onlinewords';
import { type Failed, hasFailed } from '../requests';
import { useTableTitle } from '../tabletitle';
import { useMatchWords } from './matchwords';
import { fetchPair } from './playerrequests';
import { useTermsText } from './termstext';
import '../invite.css';

interface Props {
  readonly pair: string;
  readonly me: Me | null | undefined;
  onAccept(terms: SeekTerms): void;
}

function InvitationCard({ invitation, me, onAccept }: Omit<Props, 'pair'> & { readonly invitation: PairInvitation }) {
  const { find, together } = useMatchWords();
  const title = useTableTitle();
  const { name, terms } = invitation;
  const game = terms.game as GameId;
  const termsText = useTermsText(game);
  const { Picture } = webGames[game];
  const mayPlay = !terms.rated || me?.kind === 'account';
  return (
    <section className="panel pair-invited">
      <span className="picture" aria-hidden="true">
        <Picture />
      </span>
      <h2>{together.invited(name, title(game, terms))}</h2>
      <p className="quiet">{termsText(terms)}</p>
      {mayPlay ? (
        <button
          type="button"
          className="button brass large"
          disabled={me === undefined}
          onClick={() => onAccept(terms)}
        >
          {together.accept}
        </button>
      ) : (
        <>
          <p>{together.noAccount}</p>
          <Link href="/online/account" className="button brass">
            {find.makeAccount}
          </Link>
        </>
      )}
    </section>
  );
}

export function PairInvited({ pair, me, onAccept }: Props) {
  const { connecting } = useOnlineWords();
  const { find, together } = useMatchWords();
  const [found, setFound] = useState<PairInvitation | Failed>();
  const load = useCallback(() => {
    let unmounted = false;
    fetchPair(pair).then((answer) => unmounted || setFound(answer));
    return () => {
      unmounted = true;
    };
  }, [pair]);
  useEffect(load, [load]);
  if (!found) return <p className="quiet">{connecting}</p>;
  if (hasFailed(found) && found.failed !== 'refused') return <ServerTrouble failed={found.failed} onRetry={load} />;
  if (hasFailed(found) || !gameCalled(found.terms.game))
    return (
      <section className="panel">
        <p role="status">{together.gone}</p>
        <Link href="/online/find" className="button brass">
          {find.enter}
        </Link>
      </section>
    );
  return <InvitationCard invitation={found} me={me} onAccept={onAccept} />;
}
