import type { z } from 'zod';
import type { banksContract } from '@/lib/contracts/brokerage/banks';
import { notFound } from '@/lib/content/shared/messages';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { banking } from './banking';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

type Played = z.output<typeof banksContract.sampleLink.body>;

/** Plays the bank's part in simulated Plaid Link. Throws 404 when banks are real. */
export async function simulateBank(
  accountId: string,
  { linkToken, bank, username, password, accountId: chosen, isRenewal = false }: Played,
  origin: Origin,
) {
  const sample = banking()?.sample;
  if (!sample) throw new AppError('not_found', notFound);
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const accounts = await sample.logIn({ linkToken, bank, username, password });
  if (chosen === undefined && !isRenewal) return { accounts, publicToken: null };
  return { accounts, publicToken: await sample.choose({ linkToken, bank, accountId: chosen }) };
}
