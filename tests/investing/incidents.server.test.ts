import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { incidentsContract as calls } from '@/lib/contracts/investing/incidents';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { runIncidents } from '@/lib/server/investing/weekly-reports/incidents-commands';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { operatorHttp } from '@/tests/support/api/operator';

const bearer = settings().opsToken;
const begin = (text: string, at?: string) =>
  visitor().ask(calls.begin, { body: { text, ...(at ? { at } : {}) }, bearer });
const end = (id: string, text: string, at?: string) =>
  visitor().ask(calls.end, { params: { id }, body: { text, ...(at ? { at } : {}) }, bearer });
const list = async () => (await visitor().ask(calls.list, {})).answer.items;

beforeEach(async () => {
  await emptyLedger('incident_ends');
  await emptyLedger('incidents');
  await emptyLedger('weekly_reports');
  setClock(() => new Date('2026-02-03T10:00:00Z'));
});
afterEach(() => setClock());

describe('[H9] an incident', () => {
  it('is published with its end, once, newest first', async () => {
    const { incident } = (await begin('Nobody could sign in.', '2026-01-05T10:00:00Z')).answer;
    expect((await begin('Nobody could sign in.')).answer).toEqual({ incident, isNew: false });
    await begin('Quotes are late.');
    const ended = (await end(incident.id, 'A full disk.', '2026-01-05T10:30:00Z')).answer;
    expect(ended).toMatchObject({
      isNew: true,
      incident: { endedAt: '2026-01-05T10:30:00.000Z', outcome: 'A full disk.' },
    });
    expect((await end(incident.id, 'A full disk.')).answer).toEqual({ ...ended, isNew: false });
    expect((await list()).map(({ text, outcome }) => [text, outcome])).toEqual([
      ['Quotes are late.', null],
      ['Nobody could sign in.', 'A full disk.'],
    ]);
    // An incident that has ended may begin again with the same text.
    expect((await begin('Nobody could sign in.')).answer.isNew).toBe(true);
  });

  it('is never changed, and refuses an invalid time', async () => {
    const { incident } = (await begin('Quotes are late.', '2026-02-03T09:00:00Z')).answer;
    expect((await end(incident.id, 'Fixed.', '2026-02-03T08:59:59Z')).status).toBe(422);
    expect((await end(incident.id, 'Fixed.', '2026-02-03T10:00:01Z')).status).toBe(422);
    expect((await begin('Tomorrow.', '2026-02-04T00:00:00Z')).status).toBe(422);
    expect((await begin('When?', 'yesterday')).status).toBe(400);
    expect((await begin('x'.repeat(301))).status).toBe(400);
    expect((await end('nobody', 'Fixed.')).status).toBe(404);
    expect((await end(incident.id, 'Fixed.')).status).toBe(200);
    expect((await end(incident.id, 'Fixed otherwise.')).status).toBe(409);
    expect((await visitor().send('POST', '/api/ops/incidents', { body: { text: 'x' } })).status).toBe(401);
    for (const statement of [`update incidents set text = 'x'`, 'delete from incidents', 'delete from incident_ends'])
      await expect(pool().query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is recorded once when two report it at the same moment', async () => {
    const both = await Promise.all([begin('Quotes are late.'), begin('Quotes are late.')]);
    expect(both.map(({ answer }) => answer.isNew).toSorted()).toEqual([false, true]);
    expect(await list()).toHaveLength(1);
  });

  it('is counted by the report of the week in which it began, in UTC', async () => {
    for (const at of ['2026-01-04T23:59:59Z', '2026-01-05T00:00:00Z', '2026-01-11T23:59:59Z', '2026-01-12T00:00:00Z'])
      await begin(`It began at ${at}.`, at);
    const body = { week: '2026-01-05', signedBy: 'Robin Example' };
    const written = await visitor().ask(weeklyReportsContract.write, { body, bearer });
    expect(written.answer.report.figures.incidents).toBe(2);
    // A report that predates incident records has no count of incidents, so it needs no correction.
    await emptyLedger('weekly_reports');
    const { figures } = written.answer.report;
    await pool().query(
      `insert into weekly_reports (week, revision, figures, words, signed_by, written_at, previous_hash, hash)
       values ('2026-01-05', 1, $1, '', 'Robin Example', now(), 'before', 'after')`,
      [JSON.stringify({ ...figures, incidents: null })],
    );
    const checked = await visitor().ask(weeklyReportsContract.check, { params: { week: '2026-01-05' }, bearer });
    expect(checked.answer).toEqual({ figures, differing: [] });
  });

  it('[K6] is started, ended and listed by command', async () => {
    const run = (words: string[], at?: string) => runIncidents(operatorHttp(), words, at);
    expect(await run([])).toBe('No incidents.');
    const begun = await run(['begin', 'Quotes', 'are', 'late.'], '2026-02-03T09:00:00Z');
    expect(begun).toMatch(/^\w{20} {2}2026-02-03T09:00:00.000Z to now {2}Quotes are late\.$/);
    const id = begun!.slice(0, 20);
    expect(await run(['end', id, 'Fixed.'])).toMatch(/to 2026-02-03T10:00:00.000Z {2}Quotes are late\. {2}Fixed\.$/);
    expect(await run([])).toContain('Fixed.');
    expect(await run(['begin'])).toBeUndefined();
    expect(await run(['end', id])).toBeUndefined();
  });
});
