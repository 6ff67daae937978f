import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '@/lib/content/product';
import { passwordEasy } from '@/lib/content/messages';
import { AppError } from '../errors';
import { log } from '../log';
import { inHashQueue } from './hash-queue';

/** OWASP's minimum for argon2id (password storage cheat sheet, 2024): 19 MiB, two passes, one lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How many of the most used passwords are refused. */
const refused = 3000;

export const hashPassword = (password: string) => inHashQueue(() => hash(password, cost));

/** Of 48 random bytes that nobody kept, at today's cost: a new cost needs a new one. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$ZTyN/eoP/QzsD5PiRen0cw$eDCSe2FlXIoGLRaTuZHtMLyD7xvDDaJTksJElZPSufw';

/** Checks a password; without a stored hash it works just as long against a decoy and says no. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash === null) return checkDecoy(password);
  try {
    return await inHashQueue(() => verify(storedHash, password));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'a stored password hash cannot be read');
    return checkDecoy(password);
  }
}

async function checkDecoy(password: string): Promise<false> {
  await inHashQueue(() => verify(decoy, password));
  return false;
}

/** Whether a hash was made at less than today's cost and should be made anew at the next sign-in. */
export function isWeakerThanToday(storedHash: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(storedHash);
  if (!match) return true;
  return Number(match[1]) < cost.memoryCost || Number(match[2]) < cost.timeCost;
}

let common: Set<string> | undefined;

/** Refuses passwords that guessers try first, and the address or our own name. */
export function refuseEasyPassword(password: string, email: string) {
  common ??= new Set(dictionary['passwords-common'].slice(0, refused).map(String));
  const lower = password.toLowerCase();
  const own = [email.toLowerCase(), email.toLowerCase().split('@')[0], productName.toLowerCase()];
  if (common.has(lower) || own.includes(lower)) {
    throw new AppError('bad_request', passwordEasy, { fields: { password: passwordEasy } });
  }
}
