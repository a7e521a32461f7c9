/** Invite a friend: a game and its variant, a name, and one button that leads to the link. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { seatsFor, variantOptions } from '@boneyard/rules/variants';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { VariantChoice } from '../app/variantchoice';
import { webGameOf } from '../games';
import { possibleOptions } from '../play/setup/houserules';
import { useOwnRulesText } from '../rules/rulestext';
import { Choice } from '../ui/choice';
import { GameChoice } from './gamechoice';
import { ServerTrouble, useIdentity } from './identity';
import { useOnlineWords } from './onlinewords';
import { NameField, usePlayerName } from './playername';
import { hasFailed, openTable } from './requests';
import './online.css';
import './invite.css';

/** The game that the address names, or the first one. */
function gameIn(search: URLSearchParams): GameId {
  const asked = search.get('game') ?? '';
  return webGameOf(asked) ? (asked as GameId) : GAME_IDS[0]!;
}

export function InvitePage() {
  const { web } = useWords();
  const { inviting, failed } = useOnlineWords();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const identity = useIdentity();
  const player = usePlayerName(identity);
  const [id, setId] = useState(() => gameIn(search));
  const [variant, setVariant] = useState<string>();
  const [players, setPlayers] = useState(2);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const game = gameCalled(id)!;
  const chosen = game.variants.find((one) => one.id === variant) ?? game.variants[0];
  const wishes = variantOptions(chosen);
  const fitting = seatsFor(game, chosen);
  const seats = fitting.includes(players) ? players : fitting[0]!;
  const table = setTable(game, seats, possibleOptions(id, seats, wishes));

  const rulesText = useOwnRulesText(id);

  async function create(): Promise<void> {
    if (isProblem(table)) return;
    setBusy(true);
    const me = await player.confirm();
    const chairs = Array.from({ length: seats }, () => ({ kind: 'person' }) as const);
    const wish = { game: id, options: table.options, chairs, clock: null, late: 'bot', listed: false } as const;
    const answer = me && (await openTable(wish));
    setBusy(false);
    if (!answer) return;
    if (hasFailed(answer)) setTrouble(failed[answer.failed]);
    else navigate(`/at/${answer.table}`);
  }

  return (
    <div className="page online inviting">
      <TopBar />
      <main>
        <h1>{inviting.title}</h1>
        <p className="promise">{inviting.about}</p>
        {identity.failed ? (
          <ServerTrouble failed={identity.failed} onRetry={identity.tryAgain} />
        ) : (
          <form
            className="panel"
            onSubmit={(event) => {
              event.preventDefault();
              create();
            }}
          >
            <GameChoice
              label={inviting.game}
              value={id}
              onChange={(next) => {
                setId(next);
                setVariant(undefined);
              }}
            />
            <VariantChoice
              game={id}
              label={inviting.variant}
              value={variant ?? game.variants[0].id}
              onChange={setVariant}
            />
            <Choice label={web.setup.players} values={fitting} value={seats} name={String} onChange={setPlayers} />
            <p className="quiet">
              {!isProblem(table) && inviting.rules(rulesText(table))}{' '}
              <Link href={`/online/${id}`}>{inviting.more}</Link>
            </p>
            <NameField player={player} />
            <p role="alert" className="trouble">
              {trouble}
            </p>
            <button type="submit" className="button brass large" disabled={busy || identity.me === undefined}>
              {inviting.create}
            </button>
          </form>
        )}
      </main>
    </div>
  );
}
