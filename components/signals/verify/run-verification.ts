import { createClient } from '@/lib/client/http/create-client';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { browserHttp } from '@/lib/client/http/http';
import { ledgerContract, type LedgerHeadAnswer } from '@/lib/contracts/signals/ledger';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { verifyLedgerSource, type Verdict } from './verify-ledger-source';

/** `name` is the file's name; null for the ledger that the site publishes. */
export type Outcome =
  { kind: 'failed'; reason: string } | (Verdict & { name: string | null; isShort: boolean; isSample: boolean });

/**
 * Verifies a file, or without one the ledger that the site publishes. Import lazily, because this loads axios, zod and
 * the hash code.
 */
export async function runVerification(
  file: File | null,
  { onProgress }: { onProgress: (entries: number) => void },
): Promise<Outcome> {
  try {
    const head = await createClient(ledgerContract, browserHttp()).head();
    const source = file ? file.stream() : await download();
    const today = utcDay(new Date());
    const verdict = await verifyLedgerSource(source, { published: publishedHashes(head), today, onProgress });
    const isShort = verdict.kind === 'good' && verdict.summary.entries < (head.head?.number ?? 0);
    return { ...verdict, name: file?.name ?? null, isShort, isSample: head.meta.isSample };
  } catch (error) {
    return { kind: 'failed', reason: failureSentence(error) };
  }
}

const publishedHashes = ({ head, days }: LedgerHeadAnswer) =>
  new Map([...days, ...(head ? [head] : [])].map(({ number, hash }) => [number, hash]));

async function download(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { data } = await browserHttp().get<ReadableStream<Uint8Array<ArrayBuffer>>>(ledgerFilePath, {
    adapter: 'fetch',
    responseType: 'stream',
  });
  return data;
}
