/** A dialog to start a game quickly: which variant of it, and with whom. */

import { type BotLevel, LEVELS } from '@boneyard/bots/level';
import type { GameId } from '@boneyard/rules/games';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../app/language';
import { VariantChoice } from '../../app/variantchoice';
import { COMPANIES, type Company } from '../../storage/lastchoice';
import { Choice } from '../../ui/choice';
import { Dialog } from '../../ui/dialog';
import { choiceFor, playersFor, startChosen } from './start';

const LONGEST_NAME = 20;

interface Props {
  readonly id: GameId;
  onClose(): void;
}

interface NamesProps {
  readonly names: readonly string[];
  readonly players: number;
  onChange(names: readonly string[]): void;
}

/** For people who share the device. */
function NameFields({ names, players, onChange }: NamesProps) {
  const { web } = useWords();
  return (
    <fieldset className="choice">
      <legend>{web.quick.names}</legend>
      <div className="quick-names">
        {Array.from({ length: players }, (_, seat) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            aria-label={web.setup.name(seat + 1)}
            placeholder={web.setup.player(seat + 1)}
            maxLength={LONGEST_NAME}
            value={names[seat] ?? ''}
            onChange={({ target }) =>
              onChange(Array.from({ length: players }, (_, one) => (one === seat ? target.value : (names[one] ?? ''))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

export function QuickStart({ id, onClose }: Props) {
  const words = useWords();
  const { web, games } = words;
  const [, navigate] = useLocation();
  const [choice, setChoice] = useState(() => choiceFor(id));
  const [online, setOnline] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const { variant, players, level } = choice;
  const company = online ? 'online' : choice.company;
  const possible = playersFor(id, variant);

  function chooseVariant(wish: string): void {
    const fitting = playersFor(id, wish);
    setChoice({ ...choice, variant: wish, players: fitting.includes(players) ? players : Math.min(...fitting) });
  }

  function chooseCompany(wish: Company | 'online'): void {
    setOnline(wish === 'online');
    if (wish !== 'online') setChoice({ ...choice, company: wish });
  }

  return (
    <Dialog title={web.quick.title(games[id].name)} className="quick-start" onClose={onClose}>
      <Choice
        label={web.quick.company}
        values={[...COMPANIES, 'online'] as const}
        value={company}
        name={(one) => web.quick.companies[one]}
        onChange={chooseCompany}
      />
      {company !== 'online' && (
        <VariantChoice game={id} label={web.quick.variant} value={variant} onChange={chooseVariant} />
      )}
      {company === 'bots' && (
        <>
          {possible.length > 1 && (
            <Choice
              label={web.quick.opponents}
              values={possible.map((n) => n - 1)}
              value={players - 1}
              name={String}
              onChange={(opponents) => setChoice({ ...choice, players: opponents + 1 })}
            />
          )}
          <div>
            <Choice<BotLevel>
              label={web.quick.level}
              values={LEVELS}
              value={level}
              name={(one) => web.levels[one]}
              onChange={(one) => setChoice({ ...choice, level: one })}
            />
            <p className="quiet note">{web.levelNotes[level]}</p>
          </div>
        </>
      )}
      {company === 'device' && (
        <>
          <Choice
            label={web.setup.players}
            values={possible}
            value={players}
            name={String}
            onChange={(n) => setChoice({ ...choice, players: n })}
          />
          <NameFields names={names} players={players} onChange={setNames} />
          <p className="quiet">{web.setup.passAndPlay}</p>
        </>
      )}
      {company === 'online' && <p className="quiet">{web.quick.onlineNote}</p>}
      <div className="actions wrap">
        {company === 'online' ? (
          <>
            <Link href={`/online/invite?game=${id}`} className="button brass large">
              {web.first.invite}
            </Link>
            <Link href={`/online/find/${id}`} className="button large">
              {web.first.find}
            </Link>
          </>
        ) : (
          <button
            type="button"
            className="button brass large"
            onClick={async () => navigate(await startChosen(id, choice, words, names))}
          >
            {web.quick.start}
          </button>
        )}
        <Link href={`/play/${id}?variant=${variant}`} className="button">
          {web.quick.options}
        </Link>
        <button type="button" className="button" onClick={onClose}>
          {web.quick.cancel}
        </button>
      </div>
    </Dialog>
  );
}
