import { storeContract } from '../store/testing/storecontract';
import { memoryStore, newMemoryTables } from './memorystore';

storeContract('memory', () => {
  const shelf = newMemoryTables();
  const open = async () => memoryStore(shelf);
  return { open, beside: open, clear: async () => {} };
});
