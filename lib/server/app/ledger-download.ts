import type { Hono } from 'hono';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { ledgerFile } from '@/lib/server/signals/ledger/ledger-file';
import type { ApiEnv } from './dispatch';

/** The signal ledger as a file. Not in a contract, because it is streamed and never held as a whole. */
export function mountLedgerDownload(hono: Hono<ApiEnv>) {
  hono.get(ledgerFilePath, async (c) => {
    c.set('route', ledgerFilePath);
    const { head, lines } = await ledgerFile();
    const headers = { ETag: `"${head}"`, 'Cache-Control': 'public, max-age=0, must-revalidate' };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const file = {
      ...headers,
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': 'attachment; filename="signal-ledger.jsonl"',
    };
    return c.req.method === 'HEAD' ? c.body(null, 200, file) : c.body(toStream(lines), 200, file);
  });
}

/** The next part is read when the client has taken the one before. */
function toStream(lines: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await lines.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await lines.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
