import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { createLedgerVerifier, type LedgerFault, type LedgerSummary } from '@/lib/domain/signals/ledger/verify-ledger';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';

export const ledgerUsage = `  ledger                print the head of the signal ledger and of the last days
  ledger verify [file]  recompute every hash, order and reveal of the site's ledger, or of a downloaded file`;

type Said = { text: string; isGood: boolean };

/** `npm run ops -- ledger ...`; returns undefined for unknown arguments. */
export async function runLedger(http: AxiosInstance, [verb, path]: string[]): Promise<Said | undefined> {
  if (verb === undefined) {
    const { days } = await createClient(ledgerContract, http).head();
    const lines = days.map(({ day, number, hash }) => `${day}  ${String(number).padStart(6)}  ${hash}`);
    return { text: lines.join('\n') || 'The ledger is empty.', isGood: true };
  }
  if (verb !== 'verify') return undefined;
  if (path !== undefined) return report(await verify(createReadStream(path)));
  const { data } = await http.get<AsyncIterable<Uint8Array>>(ledgerFilePath, { responseType: 'stream' });
  return report(await verify(Readable.from(data)));
}

async function verify(source: Readable): Promise<LedgerFault | LedgerSummary> {
  const verifier = createLedgerVerifier();
  for await (const line of linesOf(source)) {
    const fault = verifier.add(line);
    if (fault) return fault;
  }
  return verifier.summary(utcDay(now()));
}

async function* linesOf(source: Readable): AsyncGenerator<string> {
  // An error of the file or the connection is thrown by this loop.
  yield* createInterface({ input: source, crlfDelay: Infinity });
}

function report(found: LedgerFault | LedgerSummary): Said {
  if ('reason' in found)
    return { text: `Line ${found.line} (entry ${found.entry}) is wrong. ${found.reason}`, isGood: false };
  const { entries, head, signals, closed, hidden, corrections, late } = found;
  const lines = [
    `All ${entries} entries are valid: ${signals} signals, ${closed} closed, ${hidden.length} not public yet, ${corrections} corrections.`,
    `Head ${head ?? 'none'}`,
    ...(late.length > 0 ? [`Revealed late: ${late.join(', ')}`] : []),
  ];
  return { text: lines.join('\n'), isGood: true };
}
