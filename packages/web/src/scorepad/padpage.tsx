/** The page of one score pad on this device. */

import { isProblem } from '@boneyard/rules/problem';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { usePrintWords } from '../print/printwords';
import { LoadingText } from '../ui/loadingtext';
import { Message } from '../ui/message';
import { useOpenPad } from './openpad';
import { PadSheet } from './padsheet';
import { padOf } from './savedpads';
import './scorepad.css';
import './entries.css';

export function PadPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const problem = useProblemWords();
  const { pad: texts } = usePrintWords();
  const [, navigate] = useLocation();
  const open = useOpenPad(id);
  const pad = useMemo(() => open?.saved && padOf(open.saved), [open?.saved]);
  const toPads = { action: texts.title, onAct: () => navigate('/pads') };
  if (!open) return <LoadingText text={web.loading} />;
  if (!open.saved || !pad) return <Message {...texts.missing} {...toPads} />;
  if (isProblem(pad)) return <Message title={texts.damaged} text={texts.broken(problem(pad))} {...toPads} />;
  return <PadSheet pad={pad} timer={open.saved.timer} trouble={open.trouble} onChange={open.change} />;
}
