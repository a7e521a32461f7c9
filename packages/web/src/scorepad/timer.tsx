/** A turn timer: the player starts it with a tap, and a gentle sound plays when the time is up. */

import { useEffect, useState } from 'react';
import { usePrintWords } from '../print/printwords';
import { Choice } from '../ui/choice';
import { sound } from '../ui/sounds';
import { TIMERS, type Timer } from './savedpads';

/** Keeps the screen on while the timer runs: a phone that goes to sleep would stop it. */
function useWakeLock(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => {
      lock?.then((held) => held?.release()).catch(() => {});
    };
  }, [running]);
}

/** The time left, in seconds; undefined while the timer is stopped. */
function useCountdown() {
  const [ends, setEnds] = useState<number>();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (ends === undefined) return setLeft(undefined);
    let rang = false;
    const tick = () => {
      const seconds = Math.max(0, (ends - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds > 0 || rang) return;
      rang = true;
      clearInterval(ticking);
      sound('time');
    };
    const ticking = setInterval(tick, 100);
    tick();
    return () => clearInterval(ticking);
  }, [ends]);
  return {
    left,
    start: (seconds: number) => setEnds(Date.now() + seconds * 1000),
    stop: () => setEnds(undefined),
  };
}

function RunningTimer({ seconds }: { readonly seconds: number }) {
  const { pad: texts } = usePrintWords();
  const { left, start, stop } = useCountdown();
  useWakeLock(left !== undefined && left > 0);
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
        <p role="timer" aria-label={texts.seconds(shown)}>
          {shown}
        </p>
      </div>
      <div className="doing">
        <p role="status">{up && texts.timeUp}</p>
        <button type="button" className="button brass large" onClick={() => start(seconds)}>
          {left === undefined ? texts.turn : texts.again}
        </button>
        <button type="button" className="button" disabled={left === undefined} onClick={stop}>
          {texts.stop}
        </button>
      </div>
    </div>
  );
}

interface Props {
  /** The saved value. */
  readonly timer: Timer;
  onChange(timer: Timer): void;
}

export function TurnTimer({ timer, onChange }: Props) {
  const { pad: texts } = usePrintWords();
  const [seconds, setSeconds] = useState(timer);
  return (
    <section className="panel" aria-label={texts.timer}>
      <Choice<Timer>
        label={texts.timer}
        values={TIMERS}
        value={seconds}
        name={texts.timers}
        onChange={(one) => {
          setSeconds(one);
          onChange(one);
        }}
      />
      {seconds > 0 && <RunningTimer key={seconds} seconds={seconds} />}
    </section>
  );
}
