import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { reportsContract } from '@/lib/contracts/visits/reports';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { randomId } from '@/lib/domain/shared/ids';
import { settings } from '@/lib/server/platform/settings/env';
import { app } from '@/lib/server/app/app';
import { leadsAsCsv, reviewTracker } from '@/lib/server/leads/leads-commands';
import { printTraffic } from '@/lib/server/visits/print-traffic-commands';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import { forms, leadForm, sendForm } from '@/tests/support/features/leads';
import { freshPhone, leavePhone, reply } from '@/tests/support/providers/texts';

const toApp: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

/** The operator's HTTP client, calling the API in this process. */
const operator = () =>
  axios.create({
    baseURL: 'http://localhost',
    adapter: 'fetch',
    env: { fetch: toApp },
    headers: { Authorization: `Bearer ${settings().opsToken}` },
  });

const list = (query: string, bearer?: string) => visitor().send('GET', `/api/ops/leads${query}`, { bearer });

describe('the list of leads', () => {
  it('[K6] gives the operator every form’s entries with their source, as CSV that is safe in spreadsheets', async () => {
    const touch = { at: '2026-01-02T03:04:05.000Z', path: '/', utm: { utm_source: 'talk' } };
    const sent = new Map(forms.map((form) => [form, leadForm[form]({ attribution: { first: touch, last: touch } })]));
    for (const [form, body] of sent) await sendForm(form, body);
    const formula = leadForm.sponsors({ organization: '=HYPERLINK("https://evil.example")' });
    await sendForm('sponsors', formula);
    const text = await leadsAsCsv(operator(), undefined);
    for (const [form, { email }] of sent) {
      const line = text.split('\r\n').find((row) => row.includes(email));
      expect(line).toMatch(new RegExp(`^${form},`));
      expect(line).toContain('talk');
    }
    expect(text).not.toMatch(/(^|,|\r\n)=/);
    expect(await leadsAsCsv(operator(), 'newsletter')).not.toContain(formula.email);
  });

  it('[I6] [I7] [J5] includes phone numbers and signups, and the report counts each lead once under its source', async () => {
    const touch = {
      at: '2026-01-02T03:04:05.000Z',
      path: '/',
      utm: { utm_source: `fair-${randomId().slice(0, 6).toLowerCase()}` },
    };
    const attribution = { first: touch, last: touch };
    const [first, second] = [freshPhone(), freshPhone()];
    const emails = [freshEmail(), freshEmail()];
    const { ask } = visitor();
    const signUp = (body: object) =>
      ask(simpleSignupContract.signUp, { body: { consent: true, attribution, ...body } });
    for (const alertType of ['Marketing page 2', 'Marketing page 3', 'Marketing page 3'])
      await leavePhone(first, { alertType, attribution });
    for (let times = 0; times < 2; times += 1) await signUp({ phone: second, email: emails[0] });
    await signUp({ email: emails[1] });
    await reply(first, 'STOP');

    const source = touch.utm.utm_source;
    const lines = (await leadsAsCsv(operator(), undefined)).split('\r\n').filter((line) => line.includes(source));
    const columns = lines.map((line) => line.split(',').filter((_, at) => [0, 2, 3, 4].includes(at)));
    // An apostrophe before the number keeps a spreadsheet from reading it as a formula.
    expect(columns).toEqual([
      ['test-drive', '', `'${first}`, 'stopped'],
      ['app-link', '', `'${first}`, 'stopped'],
      ['single-signup', '', `'${second}`, 'pending'],
      ['single-signup', emails[0], '', 'pending'],
      ['single-signup', emails[1], '', 'pending'],
    ]);
    const report = (await ask(reportsContract.traffic, { query: {}, bearer: settings().opsToken })).answer;
    expect(report.leadsByFirstTouch).toContainEqual({ name: source, leads: 4 });
    expect(report.leads.map(({ form }) => form)).toEqual(
      expect.arrayContaining(['test-drive', 'app-link', 'single-signup']),
    );
    expect(printTraffic(report).join('\n')).toMatch(new RegExp(`Leads, by first touch[\\s\\S]*${source} +4`));
  });

  it('[K6] comes in pages that together contain every lead once', async () => {
    const emails = Array.from({ length: 5 }, () => freshEmail());
    for (const email of emails) await sendForm('join-us', leadForm['join-us']({ email }));
    const found: { id: string; email: string | null }[] = [];
    let cursor = '';
    for (let page = 0; page < 100; page += 1) {
      const { answer } = await list(`?limit=2${cursor}`, settings().opsToken);
      const { items, nextCursor } = answer as { items: typeof found; nextCursor: string | null };
      found.push(...items);
      if (nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
  });

  it.each([undefined, 'a-token-of-someone-else'])('[R14] is forbidden for the bearer %s', async (bearer) => {
    expect((await list('', bearer)).status).toBe(401);
    expect((await visitor().send('GET', '/api/ops/tracker', { bearer })).status).toBe(401);
    expect((await visitor().send('PUT', '/api/ops/tracker/x', { bearer, body: { state: 'shown' } })).status).toBe(401);
  });

  it.each(['?cursor=x', '?cursor=9999-99-99T99:99:99.999Z_x', '?limit=0', '?limit=501', '?form=other'])(
    '[R27] refuses %s',
    async (query) => expect((await list(query, settings().opsToken)).status).toBe(400),
  );
});

describe('the public tracker', () => {
  const shown = async () => {
    const { answer } = await visitor().send('GET', '/api/public-tracker/submissions');
    return (answer as { items: Record<string, unknown>[] }).items;
  };

  it('[S21] shows an idea once the operator has approved it, without its sender, and not after it was refused', async () => {
    const idea = leadForm.tracker({ symbol: 'msft', reason: 'A new product.' });
    await sendForm('tracker', idea);
    expect(await shown()).toEqual([]);
    const id = (await reviewTracker(operator(), []))
      .split('\n')
      .find((line) => line.includes('MSFT'))
      ?.split(' ')[0];
    await reviewTracker(operator(), ['publish', id ?? '']);
    const [first] = await shown();
    expect(first).toMatchObject({ symbol: 'MSFT', tradeType: 'Call', strike: 190.5, reason: 'A new product.' });
    expect(JSON.stringify(first)).not.toContain(idea.email);
    await reviewTracker(operator(), ['reject', id ?? '']);
    expect(await shown()).toEqual([]);
  });

  it('[K6] has no idea with an unknown id', async () => {
    const reply = await visitor().send('PUT', '/api/ops/tracker/nobody', {
      bearer: settings().opsToken,
      body: { state: 'shown' },
    });
    expect(reply.status).toBe(404);
  });
});
