import { storeContract } from '../store/testing/contract';
import { memoryStore, newShelf } from './memory';

storeContract('memory', () => {
  const shelf = newShelf();
  const open = async () => memoryStore(shelf);
  return { open, beside: open, clear: async () => {} };
});
