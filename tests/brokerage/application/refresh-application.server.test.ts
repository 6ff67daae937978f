import { afterEach, describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { setClock } from '@/lib/server/platform/clock';
import { firmAnswers } from '@/tests/support/features/application-answers';
import { applicationBody, look, send } from '@/tests/support/features/applications';
import { pool } from '@/lib/server/platform/db/pool';
import { registerMember, type Member } from '@/tests/support/database/factories';

afterEach(() => setClock());

const later = (ms: number) => setClock(() => new Date(Date.now() + ms));

const amend = (member: Member, answers: Record<string, string>) =>
  member.from.ask(brokerageContract.amend, { body: { answers }, bearer: member.token });

const address = {
  ...{ street_address: '7731 Quaxbridge Lane', city: 'Reno', country: 'USA', state: 'Nevada', postal_code: '89501' },
};

/** A member whose application waits for something that the broker requests, selected by the test tax ID. */
async function waiting(taxId: string) {
  const member = await registerMember();
  await send(member, { tax_id: taxId });
  later(6_000);
  return member;
}

/** The account status by the last digits of the test tax ID. */
const courses: [string, string][] = [
  ['0001', 'REJECTED'],
  ['0002', 'ACTION_REQUIRED'],
  ['0003', 'APPROVAL_PENDING'],
  ['0004', 'SUBMISSION_FAILED'],
  ['0005', 'ONBOARDING'],
  ['0007', 'INACTIVE'],
  ['0008', 'PAPER_ONLY'],
  ['0009', 'APPROVED'],
  ['0010', 'ACCOUNT_UPDATED'],
  ['0011', 'ACCOUNT_CLOSED'],
  ['0012', 'other'],
  ['0014', 'ACTIVE'],
  ['3456', 'ACTIVE'],
];

describe('[F10] GET /api/alpaca/application', () => {
  it.each(courses)('[F14] a tax id that ends with %s results in %s', async (digits, status) => {
    const member = await registerMember();
    await send(member, { tax_id: `900-12-${digits}` });
    later(60_000);
    const { application, isSandbox } = await look(member);
    expect([application?.status, isSandbox]).toEqual([status, true]);
    expect(application?.history.at(-1)?.status).toBe(status);
  });

  it('returns nothing before the application, and counts each status once however often it is read', async () => {
    const member = await registerMember();
    expect((await look(member)).application).toBeNull();
    await send(member);
    later(25_000);
    await Promise.all([look(member), look(member), look(member)]);
    later(60_000);
    await look(member);
    const { application } = await look(member);
    expect(application?.history.map(({ status }) => status)).toEqual(['sending', 'SUBMITTED', 'APPROVED', 'ACTIVE']);
  });

  const family = { exposed_family_given_name: 'Bo', exposed_family_family_name: 'Lee' };
  it.each([
    ['is_control_person', firmAnswers('controlled'), 'CONTROL_PERSON'],
    ['is_affiliated_exchange_or_finra', firmAnswers('affiliate'), 'AFFILIATED'],
    ['immediate_family_exposed', family, 'FAMILY_MEMBER_PEP'],
  ] as const)(
    '[F6] %s with what the broker requires is reviewed by a person, without another question',
    async (flag, details, need) => {
      const { disclosure_context: _, ...bare } = applicationBody({ [flag]: 'yes', ...details });
      const [whole, without] = [await registerMember(), await registerMember()];
      expect((await send(whole, { [flag]: 'yes', ...details })).status).toBe(200);
      const body = { ...bare, contact: { ...bare.contact, email_address: without.email } };
      const reply = await without.from.send('POST', '/api/alpaca/account', { body, bearer: without.token });
      expect(reply.status).toBe(200);
      later(6_000);
      expect((await look(whole)).application).toMatchObject({ status: 'APPROVAL_PENDING', needs: [] });
      expect((await look(without)).application).toMatchObject({ status: 'ACTION_REQUIRED', needs: [{ code: need }] });
      later(60_000);
      expect((await look(whole)).application?.status).toBe('ACTIVE');
    },
  );

  it('[F5] refuses an incomplete disclosure at the missing question', async () => {
    const details = firmAnswers('controlled', { controlled_firm_city: '', controlled_firm_state: '' });
    const reply = await send(await registerMember(), { is_control_person: 'yes', ...details });
    expect([reply.status, Object.keys(reply.refusal.fields ?? {}).sort()]).toEqual([
      400,
      ['controlled_firm_city', 'controlled_firm_state'],
    ]);
  });

  it('[F10] asks for documents, accepts them, and continues', async () => {
    const member = await registerMember();
    await send(member, { tax_id: '900-12-0013' });
    later(6_000);
    expect((await look(member)).application?.needs).toEqual([
      { code: 'TAX_IDENTIFICATION', documents: ['tax_id_verification'] },
      { code: 'ADDRESS_VERIFICATION', documents: ['address_verification'] },
    ]);
    const paper = (raw: BodyInit, type = 'application/pdf') =>
      member.from.send('POST', '/api/alpaca/documents?type=address_verification', {
        raw,
        headers: { 'Content-Type': type },
        bearer: member.token,
      });
    expect((await paper('%PDF-1.7 a bill')).status).toBe(200);
    const { application } = await look(member);
    expect(application?.documents).toMatchObject([{ type: 'address_verification' }]);
    expect(application).toMatchObject({ status: 'ACTION_REQUIRED', needs: [{ code: 'TAX_IDENTIFICATION' }] });
    expect((await amend(member, { tax_id: '900 12 7777' })).answer.application?.status).toBe('APPROVAL_PENDING');
    expect((await paper('%PDF-1.7 another')).refusal.code).toBe('conflict');
    expect((await paper('<html>')).status).toBe(400);
    expect((await paper('%PDF-1.7', 'image/png')).status).toBe(400);
    expect((await paper('GIF89a', 'image/gif')).status).toBe(415);
    expect((await paper('')).status).toBe(400);
    expect((await paper(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('[F10] PUT /api/alpaca/application/details', () => {
  it('corrects a tax id, which is not stored, and the broker decides', async () => {
    const member = await waiting('900-12-0013');
    const { answer, text } = await amend(member, { tax_id: '900-12-7777' });
    expect(answer.application?.needs.map(({ code }) => code)).toEqual(['ADDRESS_VERIFICATION']);
    expect(text).not.toMatch(/(?<!\.)900|7777/);
    expect((await amend(member, address)).answer.application?.status).toBe('APPROVAL_PENDING');
    expect((await amend(member, address)).refusal.code).toBe('conflict');
    later(90_000);
    const { application } = await look(member);
    expect(application?.history.map(({ status }) => status).slice(-2)).toEqual(['APPROVAL_PENDING', 'ACTIVE']);
    const { rows } = await pool().query<{ all: string }>(
      `select coalesce(string_agg(t::text, ''), '') as all from (select a::text as t from applications a
        union all select e::text from audit_events e union all select s::text from simulated_records s
        union all select o::text from outbox o) as everything`,
    );
    expect(rows[0]?.all).not.toMatch(/900-?12-?7777|Quaxbridge/);
  });

  it('adds the company of a disclosure', async () => {
    const member = await registerMember();
    const { disclosure_context: _, ...body } = applicationBody({
      is_control_person: 'yes',
      ...firmAnswers('controlled'),
    });
    const bare = { ...body, contact: { ...body.contact, email_address: member.email } };
    await member.from.send('POST', '/api/alpaca/account', { body: bare, bearer: member.token });
    later(6_000);
    expect((await look(member)).application?.needs).toEqual([{ code: 'CONTROL_PERSON', documents: [] }]);
    const details = firmAnswers('controlled') as Record<string, string>;
    expect((await amend(member, details)).answer.application?.status).toBe('APPROVAL_PENDING');
  });

  it.each([
    ['half an address', { ...address, city: '' }, 400, ['city']],
    ['a number that is never given out', { tax_id: '000-12-3456' }, 400, ['tax_id']],
    ['what is not asked', { ...address, given_name: 'Bo' }, 400, ['given_name']],
    ['only what is not asked', { given_name: 'Bo' }, 409, []],
    ['nothing', {}, 409, []],
    ['what the broker refuses', { tax_id: '900-12-0422' }, 422, ['tax_id']],
  ] as const)('refuses %s', async (_, answers, status, fields) => {
    const member = await waiting('900-12-0013');
    const reply = await amend(member, answers);
    expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([status, fields]);
    expect((await look(member)).application?.needs).toHaveLength(2);
  });

  it('can still end in a rejection, and is refused for an account that was asked for nothing', async () => {
    const member = await waiting('900-12-0013');
    await amend(member, address);
    await amend(member, { tax_id: '900-12-0001' });
    later(90_000);
    expect((await look(member)).application?.status).toBe('REJECTED');
    setClock();
    const other = await registerMember();
    expect((await amend(other, address)).refusal.code).toBe('conflict');
    await send(other);
    expect((await amend(other, address)).refusal.code).toBe('conflict');
  });
});

describe('[S21] GET /api/alpaca/account/exists', () => {
  it('[F8] follows our own row, and ignores a closed account', async () => {
    const member = await registerMember();
    const exists = async () =>
      (await member.from.ask(brokerageContract.exists, { bearer: member.token })).answer.exists;
    expect(await exists()).toBe(false);
    await send(member, { tax_id: '900-12-0001' });
    expect(await exists()).toBe(true);
    later(60_000);
    await look(member);
    expect(await exists()).toBe(false);
  });
});
