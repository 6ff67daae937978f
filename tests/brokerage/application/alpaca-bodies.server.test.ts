import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toAlpacaAmendment } from '@/lib/server/providers/brokerage/to-alpaca-amendment';
import { alpacaAt } from '@/tests/support/providers/alpaca-at';
import { accountFrom, answers, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';

let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
beforeEach(async () => {
  fake = await startFakeAlpaca();
});
afterEach(() => fake.close());

const broker = () => alpacaAt(fake.apiBase);

describe('[R40] the broker', () => {
  it('[F6] [F11] gets documents and a bank link in the documented body', async () => {
    fake.behave((response, { method, path }) =>
      method === 'DELETE'
        ? response.writeHead(204).end()
        : reply(response, 200, path.endsWith('/upload') ? [] : method === 'GET' ? [] : { id: 'r-1', status: 'QUEUED' }),
    );
    const paper = {
      type: 'identity_verification',
      format: 'image/png',
      bytes: new Uint8Array([137, 80, 78, 71]),
    } as const;
    await broker().sendDocument('a-1', paper);
    expect(await broker().linkBank('a-1', 'processor-sandbox-0a')).toEqual({
      id: 'r-1',
      status: 'QUEUED',
      createdAt: null,
    });
    await broker().listBanks('a-1');
    await broker().unlinkBank('a-1', 'r-1');
    const sent = fake.calls.map(({ method, path, query, body: text }) => [
      `${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
      text === '' ? null : (JSON.parse(text) as unknown),
    ]);
    expect(sent).toEqual([
      [
        'POST /v1/accounts/a-1/documents/upload',
        [{ document_type: 'identity_verification', content: 'iVBORw==', mime_type: 'image/png' }],
      ],
      ['POST /v1/accounts/a-1/ach_relationships', { processor_token: 'processor-sandbox-0a' }],
      [
        'GET /v1/accounts/a-1/ach_relationships?statuses=QUEUED%2CAPPROVED%2CPENDING%2CREJECTED%2CCANCEL_REQUESTED',
        null,
      ],
      ['DELETE /v1/accounts/a-1/ach_relationships/r-1', null],
    ]);
  });

  it('[F10] gets corrected details in the documented form, with the existing disclosures', async () => {
    const flags = { is_control_person: true, is_affiliated_exchange_or_finra: false, is_politically_exposed: true };
    const sent = { contact: { email_address: 'a@example.test' }, identity: { given_name: 'A', family_name: 'L' } };
    const disclosures = { ...flags, immediate_family_exposed: null, employment_status: 'employed' };
    fake.behave(answers(200, accountFrom(sent, { disclosures })));
    const address = {
      street_address: '1 Main St',
      city: 'Reno',
      country: 'USA',
      state: 'Nevada',
      postal_code: '89501',
    };
    const known = { country_of_tax_residence: 'USA' };
    await broker().amend('a-1', toAlpacaAmendment({ ...known, ...address }));
    await broker().amend('a-1', toAlpacaAmendment({ ...known, tax_id: '900 12 7777' }));
    const family = { exposed_family_given_name: 'Bo', exposed_family_family_name: 'Lee' };
    await broker().amend('a-1', toAlpacaAmendment({ ...known, immediate_family_exposed: 'yes', ...family }));
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /v1/accounts/a-1',
      'PATCH /v1/accounts/a-1',
      'GET /v1/accounts/a-1',
      'PATCH /v1/accounts/a-1',
    ]);
    const bodies = fake.calls.flatMap(({ body: text }) => (text === '' ? [] : [JSON.parse(text) as unknown]));
    expect(bodies).toEqual([
      { contact: { ...address, street_address: ['1 Main St'], state: 'NV' } },
      { identity: { tax_id: '900-12-7777', tax_id_type: 'USA_SSN' } },
      {
        disclosures: {
          ...flags,
          immediate_family_exposed: true,
          context: [{ context_type: 'IMMEDIATE_FAMILY_EXPOSED', given_name: 'Bo', family_name: 'Lee' }],
        },
      },
    ]);
  });
});
