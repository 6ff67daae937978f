import type { Hono } from 'hono';
import { tradesCsvPath, tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import { startExport } from '@/lib/server/signals/listing/export-limits';
import { exportTrades } from '@/lib/server/signals/listing/trade-export';
import type { ApiEnv } from './dispatch';
import { toStream } from './to-stream';

/** Serves trades as files. Not in a contract, because they are streamed and never held in memory as a whole. */
export function mountTradesDownload(hono: Hono<ApiEnv>) {
  for (const [path, format] of [
    [tradesCsvPath, 'csv'],
    [tradesJsonPath, 'json'],
  ] as const)
    hono.get(path, async (c) => {
      c.set('route', path);
      const end = await startExport(c.get('origin'));
      try {
        const { name, type, parts } = await exportTrades(c.req.query(), format);
        const headers = {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'public, max-age=0, s-maxage=60',
        };
        if (c.req.method !== 'HEAD') return c.body(toStream(parts, end), 200, headers);
        end();
        return c.body(null, 200, headers);
      } catch (error) {
        end();
        throw error;
      }
    });
}
