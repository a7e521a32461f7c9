/** Recovery codes: a hundred random bits each, in letters that are hard to confuse. */

import { randomBytes, scrypt } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const HOW_MANY = 10;
const [GROUPS, LONG] = [4, 5];

function newCode(): string {
  const letters = [...randomBytes(GROUPS * LONG)].map((byte) => LETTERS[byte % LETTERS.length]!);
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * LONG, (group + 1) * LONG).join('')).join(
    '-',
  );
}

export function newCodes(): string[] {
  return Array.from({ length: HOW_MANY }, newCode);
}

/** The code without dashes and blanks, in lower case, with letters that look alike made equal. */
function meant(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}

/** What is stored of a code. */
export function hashOfCode(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(meant(code), 'boneyard recovery', 32, { N: 4096 }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash.toString('hex'));
    });
  });
}
