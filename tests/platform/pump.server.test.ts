import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { startPump, type Pump } from '@/lib/server/app/outbox/outbox';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { endOtherConnections } from '@/tests/support/database/connections';
import { eventually } from '@/tests/support/eventually';
import { hostilities, startHostileServer } from '@/tests/support/providers/hostile-mail-server';
import { startMailCatcher, type MailCatcher } from '@/tests/support/providers/mail-catcher';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { emptyOutbox, messages, onlyMessage, putWelcome, welcomeTo } from '@/tests/support/features/outbox';

let server: MailCatcher;
let restore: () => void;
const pumps: Pump[] = [];
const pump = () => {
  const started = startPump();
  pumps.push(started);
  return started;
};

beforeEach(async () => {
  await emptyOutbox();
  server = await startMailCatcher();
  restore = changeSettings({ smtpUrl: server.url });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pumps.splice(0).map((running) => running.stop()));
  restore();
  await server.close();
});

describe('the delivery loop', () => {
  it('[R44] sends messages stored before it started and those committed afterwards', async () => {
    await putWelcome('before@example.test');
    pump();
    await server.caught(1);
    await transaction((tx) => enqueueMessage(tx, welcomeTo('after@example.test')));
    const mails = await server.caught(2);
    expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['before@example.test'], ['after@example.test']]);
    await eventually(async () => expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'sent']));
  });

  it('[K5] sends each message once with two pumps on one database', async () => {
    pump();
    pump();
    const people = Array.from({ length: 30 }, (_, n) => `person${n}@example.test`);
    await Promise.all(people.map((to) => putWelcome(to)));
    await server.caught(30);
    await Promise.all(pumps.splice(0).map((running) => running.stop()));
    expect(server.mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([...people].sort());
    expect((await messages()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
  });

  it('[R59] takes no new message once told to stop, and finishes those in progress', async () => {
    const running = pump();
    await putWelcome('first@example.test');
    await server.caught(1);
    await running.stop();
    expect(await onlyMessage()).toMatchObject({ state: 'sent' });
    await putWelcome('second@example.test');
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
    expect(server.mails).toHaveLength(1);
  });

  it('[R54] continues after every database connection was cut', async () => {
    pump();
    await putWelcome('before@example.test');
    await server.caught(1);
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    await endOtherConnections(client);
    await client.query(
      `insert into outbox (id, topic, payload)
      select '~after-the-cut-00000', topic, $1 from outbox limit 1`,
      [welcomeTo('after@example.test').payload],
    );
    await client.end();
    const mails = await server.caught(2);
    expect(mails.at(-1)?.envelopeTo).toEqual(['after@example.test']);
  });

  it('[R41] a mail server that hangs on one mail delays no other mail and no other queue', async () => {
    // One mail is stuck at a time; the others are sent.
    let connections = 0;
    const stuck = await startHostileServer((socket) => void (connections += socket.destroyed ? 0 : 1));
    const hung = changeSettings({ smtpUrl: stuck.url });
    pump();
    for (let n = 0; n < 9; n += 1) await putWelcome(`stuck${n}@example.test`);
    await eventually(() => expect(connections).toBe(9));
    hung();
    const back = changeSettings({ smtpUrl: server.url });
    for (let n = 0; n < 12; n += 1) await putWelcome(`next${n}@example.test`);
    await server.caught(12);
    await enqueueMessage(db(), { topic: 'newsletter-request', payload: { subscriberId: 'nobody' } });
    await eventually(async () => expect((await messages()).filter(({ state }) => state === 'sent')).toHaveLength(13));
    expect((await messages()).filter(({ state }) => state === 'sending')).toHaveLength(9);
    await stuck.close();
    back();
  });

  it('[R44] holds a mail for as long as it takes, so that no other worker sends it too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stuck = await startHostileServer(() => undefined);
    const hung = changeSettings({ smtpUrl: stuck.url });
    pump();
    await putWelcome('slow@example.test');
    await eventually(() => expect(stuck.sockets.size).toBe(1));
    await db().execute(sql`update outbox set locked_until = now() + interval '30 seconds'`);
    vi.advanceTimersByTime(20_000);
    await eventually(async () => {
      const { rows } = await db().execute(
        sql`select 1 from outbox where attempts = 1 and locked_until > now() + interval '40 seconds'`,
      );
      expect(rows).toHaveLength(1);
    });
    await stuck.close();
    hung();
  });

  it('[R7] a mail server that hangs keeps no transaction open', async () => {
    const hung = await startHostileServer(hostilities['hangs after its greeting']);
    const back = changeSettings({ smtpUrl: hung.url });
    pump();
    await putWelcome('first@example.test');
    await eventually(() => expect(hung.sockets.size).toBe(1));
    // The server delays the first mail while these are committed.
    for (let n = 0; n < 20; n += 1) await transaction((tx) => enqueueMessage(tx, welcomeTo(`person${n}@example.test`)));
    const states = (await messages()).map(({ state }) => state);
    expect([states.length, states.includes('sent'), states.includes('failed')]).toEqual([21, false, false]);
    await hung.close();
    back();
  });
});
