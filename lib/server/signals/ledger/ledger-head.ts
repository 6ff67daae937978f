import type { LedgerHeadAnswer } from '@/lib/contracts/signals/ledger';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findLedgerHead, listDailyHeads } from './ledger-repository';

const shownDays = 30;

/** The current head and the daily heads. Each one lets a reader verify all entries up to it. */
export async function readLedgerHead(): Promise<LedgerHeadAnswer> {
  const [head, days] = await Promise.all([findLedgerHead(db()), listDailyHeads(db(), shownDays)]);
  const isSample = head?.isSample ?? false;
  return {
    head: head && { number: head.number, hash: head.hash, at: head.at.toISOString() },
    days,
    file: ledgerFilePath,
    meta: {
      source: isSample ? 'Sample generator' : 'Signal desk',
      asOf: (head?.at ?? now()).toISOString(),
      isSample,
    },
  };
}
