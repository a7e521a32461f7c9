/** The page of one score pad: finds it on this device and opens it. */

import { isProblem } from '@boneyard/rules/problem';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../language';
import { Message } from '../pages/message';
import { usePapers } from '../papers/speaking';
import { padOf } from './keeping';
import { useOpenPad } from './opening';
import { PadSheet } from './pad';
import '../look/papers.css';

export function PadPage({ id }: { readonly id: string }) {
  const { web, problem } = useWords();
  const { pad: said } = usePapers();
  const [, navigate] = useLocation();
  const open = useOpenPad(id);
  const pad = useMemo(() => open?.kept && padOf(open.kept), [open?.kept]);
  const toPads = { action: said.title, onAct: () => navigate('/pads') };
  if (!open) return <p className="loading">{web.loading}</p>;
  if (!open.kept || !pad) return <Message {...said.missing} {...toPads} />;
  if (isProblem(pad)) return <Message title={said.damaged} text={said.broken(problem(pad))} {...toPads} />;
  return <PadSheet pad={pad} timer={open.kept.timer} trouble={open.trouble} onChange={open.change} />;
}
