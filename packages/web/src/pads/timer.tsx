/** A turn timer: tapped when a turn begins, it says with a gentle sound when the time is up. */

import { useEffect, useState } from 'react';
import { usePapers } from '../papers/speaking';
import { sound } from '../sounds';
import { Choice } from '../ui/choice';
import { TIMERS, type Timer } from './keeping';

/** A screen that goes dark would stop the clock of a phone on the table. */
function useWakefulness(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => {
      lock?.then((held) => held?.release()).catch(() => {});
    };
  }, [running]);
}

/** The time that is left, in seconds; undefined while the timer stands. */
function useCountdown() {
  const [ends, setEnds] = useState<number>();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (ends === undefined) return setLeft(undefined);
    let rang = false;
    const look = () => {
      const seconds = Math.max(0, (ends - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds > 0 || rang) return;
      rang = true;
      clearInterval(ticking);
      sound('time');
    };
    const ticking = setInterval(look, 100);
    look();
    return () => clearInterval(ticking);
  }, [ends]);
  return {
    left,
    start: (seconds: number) => setEnds(Date.now() + seconds * 1000),
    stop: () => setEnds(undefined),
  };
}

function Running({ seconds }: { readonly seconds: number }) {
  const { pad: said } = usePapers();
  const { left, start, stop } = useCountdown();
  useWakefulness(left !== undefined && left > 0);
  const shown = left === undefined ? seconds : Math.ceil(left);
  const up = left === 0;
  return (
    <div className="pad-timer">
      <div className={up ? 'dial up' : 'dial'}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="45" />
          <circle
            className="rest"
            r="45"
            pathLength="1"
            strokeDasharray={`${left === undefined ? 1 : left / seconds} 1`}
            transform="rotate(-90)"
          />
        </svg>
        <p role="timer" aria-label={said.seconds(shown)}>
          {shown}
        </p>
      </div>
      <div className="doing">
        <p role="status">{up && said.timeUp}</p>
        <button type="button" className="button brass large" onClick={() => start(seconds)}>
          {left === undefined ? said.turn : said.again}
        </button>
        <button type="button" className="button" disabled={left === undefined} onClick={stop}>
          {said.stop}
        </button>
      </div>
    </div>
  );
}

interface Props {
  /** As it is kept. */
  readonly timer: Timer;
  onChange(timer: Timer): void;
}

export function TurnTimer({ timer, onChange }: Props) {
  const { pad: said } = usePapers();
  const [seconds, setSeconds] = useState(timer);
  return (
    <section className="panel" aria-label={said.timer}>
      <Choice<Timer>
        label={said.timer}
        values={TIMERS}
        value={seconds}
        name={said.timers}
        onChange={(one) => {
          setSeconds(one);
          onChange(one);
        }}
      />
      {seconds > 0 && <Running key={seconds} seconds={seconds} />}
    </section>
  );
}
