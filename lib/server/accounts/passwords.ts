import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '@/lib/content/shared/product';
import { passwordEasy } from '@/lib/content/accounts/messages';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { withHashingLimit } from './hash-queue';

/** OWASP's minimum for Argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, two iterations, one lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Number of most common passwords that are rejected. */
const refused = 3000;

export const hashPassword = (password: string) => withHashingLimit(() => hash(password, cost));

/** A hash of 48 random bytes that were discarded, at the current cost. Replace it whenever the cost changes. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$ZTyN/eoP/QzsD5PiRen0cw$eDCSe2FlXIoGLRaTuZHtMLyD7xvDDaJTksJElZPSufw';

/** Checks a password. Without a stored hash, returns false after the same time, by checking a decoy. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash === null) return checkDecoy(password);
  try {
    return await withHashingLimit(() => verify(storedHash, password));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'could not read a stored password hash');
    return checkDecoy(password);
  }
}

async function checkDecoy(password: string): Promise<false> {
  await withHashingLimit(() => verify(decoy, password));
  return false;
}

/** Whether a hash has a lower cost than the current one, so that it should be upgraded at login. */
export function isWeakerThanToday(storedHash: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(storedHash);
  if (!match) return true;
  return Number(match[1]) < cost.memoryCost || Number(match[2]) < cost.timeCost;
}

let common: Set<string> | undefined;

/** Rejects common passwords, the user's address or its local part, and the product's name. */
export function assertStrongPassword(password: string, email: string) {
  common ??= new Set(dictionary['passwords-common'].slice(0, refused).map(String));
  const lower = password.toLowerCase();
  const personalTexts = [email.toLowerCase(), email.toLowerCase().split('@')[0], productName.toLowerCase()];
  if (common.has(lower) || personalTexts.includes(lower)) {
    throw new AppError('bad_request', passwordEasy, { fields: { password: passwordEasy } });
  }
}
