// Recognises errors that are caused by the machine, not by our code, and explains them in one sentence.

const NO_SPACE = /ENOSPC|EDQUOT|no space left on device|os error 28\b/i;
const NO_PERMISSION = /EACCES|EPERM|EROFS|permission denied|read-only file system|os error (13|30)\b/i;
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/;

/** `where` is the file or folder that could not be written. Undefined for other errors. */
export function problemIn(text, where) {
  if (NO_SPACE.test(text))
    return `The disk is full: ${where} could not be written. Boneyard needs about 600 MB; free some space and try again.`;
  if (NO_PERMISSION.test(text))
    return `You have no permission to write to ${where}. Change its permissions, or copy Boneyard to a folder of your own and start it there.`;
  if (NO_NETWORK.test(text))
    return 'The npm registry cannot be reached, and Boneyard has to download packages from it once. Check the network connection and try again.';
  return undefined;
}

/** Exits: with one line if the machine is the cause, otherwise with the whole error. */
export function giveUp(error, where) {
  console.error(problemIn(`${error.code} ${error.message}`, error.path ?? where) ?? error);
  process.exit(1);
}
