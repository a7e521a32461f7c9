/** Where a message of a greeted connection goes. */

import type { Asked } from '@boneyard/protocol/messages';
import type { House } from '../house/house';
import { type Listener, tell } from '../house/listener';

export type AfterHello = Exclude<Asked, { t: 'hello' }>;

export function answer(house: House, listener: Listener, asked: AfterHello): void {
  switch (asked.t) {
    case 'come':
      house.come(listener, asked.table).then((why) => {
        if (why) tell(listener, { t: 'refused', what: 'come', why });
      });
      return;
    case 'go':
      house.go(listener);
      return;
    case 'list':
      house.watchList(listener, asked.on);
      return;
    case 'seek':
      house.seek(listener, asked).then((why) => {
        if (why) tell(listener, { t: 'refused', what: 'seek', why });
      });
      return;
    case 'unseek':
      house.unseek(listener);
      return;
    default:
      house.ask(listener, asked);
  }
}
