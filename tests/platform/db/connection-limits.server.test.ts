import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '@/lib/server/platform/db/connection-limits';
import { closePool, pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { visitor } from '@/tests/support/api/api';
import { registrationForm } from '@/tests/support/database/factories';
import { withProductionLimits } from '@/tests/support/database/limits';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const register = () => visitor().send('PUT', '/api/users/register', { body: registrationForm() });

describe('[R54] with a failing database', () => {
  it('a visitor waits less than five seconds for connection and response together', () =>
    withProductionLimits(async () => {
      expect(limits.connect + limits.answer).toBeLessThan(5_000);
      // The server ends a statement or a wait for a lock before the client gives up on the connection.
      expect(limits.lock).toBeLessThan(limits.statement);
      expect(limits.statement).toBeLessThan(limits.answer);
      const { rows } = await pool().query(
        `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      );
      expect(rows).toEqual([{ statement: `${limits.statement}ms`, lock: `${limits.lock}ms` }]);
    }));

  it('a locked table is a 503 for requests that wait for it', async () => {
    const holder = new pg.Client({ connectionString: databaseUrl() });
    await holder.connect();
    closers.push(() => holder.end());
    await holder.query('begin');
    await holder.query('lock table accounts in access exclusive mode');
    await withProductionLimits(async () => {
      const reply = await register();
      expect(reply.status).toBe(503);
      expect(reply.refusal.code).toBe('unavailable');
      expect(reply.headers.get('retry-after')).toBe('2');
    });
    await holder.query('rollback');
    expect((await register()).status).toBe(201);
  });

  it('a database that accepts connections and does not respond is a 503', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    await closePool();
    const restore = changeSettings({ databaseUrl: `postgresql://site@127.0.0.1:${port}/site` });
    closers.push(async () => {
      await closePool();
      restore();
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    await withProductionLimits(async () => {
      for (const reply of [await register(), await visitor().send('GET', '/api/readyz')]) {
        expect(reply.status).toBe(503);
        expect(reply.refusal.code).toBe('unavailable');
      }
    });
  });
});
