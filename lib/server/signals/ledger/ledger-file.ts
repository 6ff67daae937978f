import { canonicalText } from '@/lib/domain/signals/ledger/canonical';
import { ledgerHeader } from '@/lib/domain/signals/ledger/entries';
import { db } from '@/lib/server/platform/db/pool';
import { findLedgerHead, listEntryTexts } from './ledger-repository';

/** Entries per query, which bounds the memory that a download needs. */
const batch = 1_000;

/** The ledger up to its current head, line by line in the public format. Entries added later are not included. */
export async function ledgerFile(): Promise<{ head: string; lines: AsyncGenerator<string> }> {
  const head = await findLedgerHead(db());
  return { head: head?.hash ?? 'empty', lines: linesUntil(head?.number ?? 0) };
}

async function* linesUntil(until: number): AsyncGenerator<string> {
  yield `${canonicalText(ledgerHeader)}\n`;
  for (let after = 0; after < until;) {
    const rows = await listEntryTexts(db(), { after, until, limit: batch });
    // The entry is canonical JSON, and the key `entry` sorts before `hash`, so the line is canonical too.
    yield rows.map(({ entry, hash }) => `{"entry":${entry},"hash":"${hash}"}\n`).join('');
    after = rows.at(-1)?.number ?? until;
  }
}
