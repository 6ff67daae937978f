import { afterEach, describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage';
import { setClock } from '@/lib/server/clock';
import { look, send } from '@/tests/support/applications';
import { registerMember } from '@/tests/support/factories';

afterEach(() => setClock());

const later = (ms: number) => setClock(() => new Date(Date.now() + ms));

/** Where an account stands, by the last digits of the made-up tax id. */
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
  it.each(courses)('[F14] a tax id that ends with %s comes to %s', async (digits, status) => {
    const member = await registerMember();
    await send(member, { tax_id: `900-12-${digits}` });
    later(60_000);
    const { application, isSandbox } = await look(member);
    expect([application?.status, isSandbox]).toEqual([status, true]);
    expect(application?.history.at(-1)?.status).toBe(status);
  });

  it('says nothing before, and each status once however many look', async () => {
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

  it('[F10] asks for papers, takes them, and goes on', async () => {
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
    expect(application?.status).toBe('APPROVAL_PENDING');
    expect((await paper('%PDF-1.7 another')).refusal.code).toBe('conflict');
    expect((await paper('<html>')).status).toBe(400);
    expect((await paper('%PDF-1.7', 'image/png')).status).toBe(400);
    expect((await paper('GIF89a', 'image/gif')).status).toBe(415);
    expect((await paper('')).status).toBe(400);
    expect((await paper(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('[S21] GET /api/alpaca/account/exists', () => {
  it('[F8] follows our own row, and forgets an account that is over', async () => {
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
