import { bankOff } from '@/lib/content/bank-messages';
import { AppError } from '../errors';
import { bankingProvider } from '../providers/banking/provider';
import { simulatedMemory } from '../repositories/simulated-records';

/** All questions to Plaid that one call of ours asks, together: every answer of the site comes within ten seconds. */
const totalMs = 8_000;

export const bankSignal = () => AbortSignal.timeout(totalMs);

export const banking = () => bankingProvider(simulatedMemory('plaid'));

/** 503 when banks are off. */
export function requireBanking() {
  const provider = banking();
  if (!provider) throw new AppError('not_configured', bankOff);
  return provider;
}
