import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { equalityContract as calls } from '@/lib/contracts/investing/equality';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { consents } from '@/lib/content/visits/consents';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import type { Background } from '@/lib/domain/investing/equality';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedCapTable } from '@/lib/server/sample-data/cap-table';
import { seedEquality } from '@/lib/server/sample-data/equality';
import { processDueEqualityReports } from '@/lib/server/investing/equality/publish-equality-job';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { registerMember, type Member } from '@/tests/support/database/factories';

const { version } = consents['self-description'];
const say = ({ from, token: bearer }: Member, background: Background, consentVersion: number = version) =>
  from.ask(calls.describe, { body: { background, consentVersion }, bearer });
const readOwn = async ({ from, token: bearer }: Member) => (await from.ask(calls.mine, { bearer })).answer.background;
const read = async () => (await visitor().ask(calls.read, {})).answer;
const rowsOf = async (table: string) =>
  (await pool().query(`select * from ${table}`)).rows as Record<string, unknown>[];

beforeEach(async () => {
  for (const table of ['equality_publications', 'cap_table_entries', 'self_descriptions']) await emptyLedger(table);
});
afterEach(() => setClock());

describe('[H8] a self-description', () => {
  it('is free to give, change and withdraw, for both kinds of account, and private', async () => {
    const [ann, bob] = [await registerMember(), await registerMember({ kind: 'investor' })];
    expect(await readOwn(ann)).toBeNull();
    expect((await say(ann, 'women')).answer.background).toBe('women');
    await say(bob, 'unsaid');
    await say(ann, 'several');
    expect([await readOwn(ann), await readOwn(bob)]).toEqual(['several', 'unsaid']);
    const gone = await ann.from.ask(calls.withdraw, { bearer: ann.token });
    expect(gone.answer.background).toBeNull();
    expect(await rowsOf('self_descriptions')).toHaveLength(1);
    expect((await visitor().ask(calls.mine, {})).status).toBe(401);
  });

  it('is stored separately: neither its table nor its consent leads to the account, an address or a time of the answer', async () => {
    const ann = await registerMember();
    await say(ann, 'disability');
    await say(ann, 'disability');
    const [row] = await rowsOf('self_descriptions');
    expect(Object.keys(row!).sort()).toEqual(['background', 'consent_version', 'key']);
    const trail = (await rowsOf('consent_events')).filter(({ subject }) => subject === row!.key);
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({
      name: 'self-description',
      version,
      given: 'tick',
      ip: 'not kept',
      request_id: 'not kept',
    });
    const audit = (await rowsOf('audit_events')).filter(({ detail }) => JSON.stringify(detail)?.includes('disability'));
    expect(audit).toEqual([]);
  });

  it('needs the current text, and one of the answers', async () => {
    const ann = await registerMember();
    expect((await say(ann, 'women', version + 1)).status).toBe(409);
    expect((await say(ann, 'rich' as Background)).refusal.fields).toEqual({ background: 'Please choose an answer' });
    expect(await rowsOf('self_descriptions')).toEqual([]);
  });

  it('[G13] is part of its owner’s export and deletion', async () => {
    const ann = await registerMember();
    await say(ann, 'income');
    const { answer } = await ann.from.ask(myAccountContract.export, { bearer: ann.token });
    expect(answer.tables.self_descriptions).toEqual([{ background: 'income', consent_version: version }]);
    const { remove } = myAccountContract;
    const left = await ann.from.ask(remove, {
      bearer: ann.token,
      body: { password: ann.password, confirmation: deletionPhrase },
    });
    expect(left.status, left.text).toBe(200);
    expect(await rowsOf('self_descriptions')).toEqual([]);
  });
});

describe('[H8] the published figures', () => {
  const at = (day: string) => setClock(() => new Date(`${day}T06:00:00Z`));

  it('change once a quarter and never with a single answer', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => registerMember()));
    for (const member of members.slice(0, 6)) await say(member, 'ethnicity');
    at('2031-01-01');
    await processDueEqualityReports();
    const first = (await read()).publication!;
    expect(first).toMatchObject({ on: '2031-01-01', meant: 5, merged: 0, other: 0 });
    expect(first.population % 5).toBe(0);
    expect(first.population).toBeGreaterThanOrEqual(7);
    await pool().query(`insert into self_descriptions select 'x' || n, 'ethnicity', 1 from generate_series(1, 3) n`);
    at('2031-03-31');
    await processDueEqualityReports();
    expect((await read()).publication).toEqual(first);
    at('2031-04-01');
    await Promise.all([processDueEqualityReports(), processDueEqualityReports()]);
    expect((await read()).publication).toEqual({ ...first, on: '2031-04-01' });
    await pool().query(`insert into self_descriptions select 'y' || n, 'ethnicity', 1 from generate_series(1, 2) n`);
    at('2031-07-01');
    await processDueEqualityReports();
    expect((await read()).publication).toMatchObject({ on: '2031-07-01', meant: 10 });
    expect(await rowsOf('equality_publications')).toHaveLength(3);
    await expect(pool().query('delete from equality_publications')).rejects.toThrow();
  });

  it('are shown beside the ledger, labeled as a sample when they are one', async () => {
    expect(await read()).toMatchObject({ allocatedBp: 0, heldBp: 0, publication: null, meta: { isSample: false } });
    await seedCapTable(db(), '2026-11-01');
    await Promise.all([seedEquality(db(), '2026-11-01'), seedEquality(db(), '2026-11-01')]);
    const shown = await read();
    expect(shown).toMatchObject({ allocatedBp: 4_687, heldBp: 3_305, meta: { isSample: true } });
    expect(shown.publication).toMatchObject({ on: '2026-10-01', population: 395 });
    expect(shown.publication!.groups.every(({ people }) => people % 5 === 0)).toBe(true);
  });
});
