import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { ledgerFilePath, ledgerFormatPath, pythonVerifierPath } from '@/lib/domain/signals/ledger/ledger-paths';
import { ledgerFile } from '@/lib/server/signals/ledger/ledger-file';
import type { ApiEnv } from './dispatch';
import { toStream } from './to-stream';

/**
 * Serves the signal ledger as a file. Not in a contract, because it is streamed and never held in memory as a whole.
 */
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
  document(hono, ledgerFormatPath, 'docs/ledger-format.md', 'text/markdown');
  document(hono, pythonVerifierPath, 'docs/ledger/verify_ledger.py', 'text/x-python');
}

/** Serves a file of the repository that is needed to verify the ledger independently. */
function document(hono: Hono<ApiEnv>, path: string, file: string, type: string) {
  hono.get(path, async (c) => {
    c.set('route', path);
    return c.body(await readFile(join(process.cwd(), file), 'utf8'), 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
    });
  });
}
