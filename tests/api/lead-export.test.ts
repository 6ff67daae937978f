import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { settings } from '@/lib/server/env';
import { app } from '@/lib/server/http/app';
import { leadsAsCsv, reviewTracker } from '@/lib/server/ops/leads';
import { visitor } from '@/tests/support/api';
import { freshEmail } from '@/tests/support/factories';
import { forms, leadForm, sendForm } from '@/tests/support/leads';

const toApp: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

/** The operator's way to the API, in this process. */
const operator = () =>
  axios.create({
    baseURL: 'http://localhost',
    adapter: 'fetch',
    env: { fetch: toApp },
    headers: { Authorization: `Bearer ${settings().opsToken}` },
  });

const list = (query: string, bearer?: string) => visitor().send('GET', `/api/ops/leads${query}`, { bearer });

describe('the list of leads', () => {
  it('[K6] gives the operator what every form left, with how it came, as CSV that no spreadsheet runs', async () => {
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

  it('[K6] comes in pages that together hold every lead once', async () => {
    const emails = Array.from({ length: 5 }, () => freshEmail());
    for (const email of emails) await sendForm('join-us', leadForm['join-us']({ email }));
    const found: string[] = [];
    let cursor = '';
    for (let page = 0; page < 100; page += 1) {
      const { answer } = await list(`?limit=2${cursor}`, settings().opsToken);
      const { items, nextCursor } = answer as { items: { email: string }[]; nextCursor: string | null };
      found.push(...items.map(({ email }) => email));
      if (nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(new Set(found).size).toBe(found.length);
    for (const email of emails) expect(found).toContain(email);
  });

  it.each([undefined, 'a-token-of-somebody-else'])('[R14] is closed to the bearer %s', async (bearer) => {
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

  it('[S21] shows an idea once the operator has read it, without who sent it, and not after it was refused', async () => {
    const idea = leadForm.tracker({ symbol: 'msft', reason: 'A new product.' });
    await sendForm('tracker', idea);
    expect(await shown()).toEqual([]);
    const id = (await reviewTracker(operator(), []))
      .split('\n')
      .find((line) => line.includes('MSFT'))
      ?.split(' ')[0];
    await reviewTracker(operator(), ['show', id ?? '']);
    const [first] = await shown();
    expect(first).toMatchObject({ symbol: 'MSFT', tradeType: 'Call', strike: 190.5, reason: 'A new product.' });
    expect(JSON.stringify(first)).not.toContain(idea.email);
    await reviewTracker(operator(), ['refuse', id ?? '']);
    expect(await shown()).toEqual([]);
  });

  it('[K6] has no idea under an unknown id', async () => {
    const reply = await visitor().send('PUT', '/api/ops/tracker/nobody', {
      bearer: settings().opsToken,
      body: { state: 'shown' },
    });
    expect(reply.status).toBe(404);
  });
});
