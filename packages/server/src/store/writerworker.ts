/** The writer thread: writes one group after the other into the file it was given. */

import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './batches';
import { groupWriter, openFile, type SqliteWrite } from './writer';
import { CLOSE, type GroupResult } from './writerthread';

const database = openFile(workerData as string);
const { write, finish } = groupWriter(database);

function resultOf(group: readonly SqliteWrite[]): GroupResult {
  try {
    return { results: write(group) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

parentPort!.on('message', (message: readonly SqliteWrite[] | typeof CLOSE) => {
  if (message !== CLOSE) return parentPort!.postMessage(resultOf(message));
  finish();
  database.close();
  parentPort!.close();
});
