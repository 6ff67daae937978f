import pg from 'pg';
import { vi } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';

type Query = string | { text?: string };

/** The SQL statements sent to Postgres, in order, without the setup of a new connection. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  await pool().query('select 1');
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([query]) => textOf(query as unknown as Query))
      .filter((text) => !text.includes('set_config'));
  } finally {
    spy.mockRestore();
  }
}

const textOf = (query: Query) => (typeof query === 'string' ? query : (query.text ?? ''));
