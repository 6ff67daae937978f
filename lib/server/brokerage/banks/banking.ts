import { bankOff } from '@/lib/content/brokerage/bank-messages';
import { AppError } from '@/lib/server/platform/errors';
import { bankingProvider } from '@/lib/server/providers/banking/provider';
import { simulatedMemory } from '@/lib/server/platform/providers/simulated-records-repository';

/** Time limit for all Plaid calls of a request together, because the site responds within ten seconds. */
const totalMs = 8_000;

export const bankSignal = () => AbortSignal.timeout(totalMs);

export const banking = () => bankingProvider(simulatedMemory('plaid'));

/** The bank-linking provider; throws 503 when bank linking is off. */
export function requireBanking() {
  const provider = banking();
  if (!provider) throw new AppError('not_configured', bankOff);
  return provider;
}
