import { describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { agreementsChanged } from '@/lib/content/brokerage/brokerage-messages';
import { agreementFingerprint } from '@/lib/server/accounts/agreement-fingerprint';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { applicationBody, applicationRow, brokerAccounts, look, send } from '@/tests/support/features/applications';
import { auditOf, registerMember } from '@/tests/support/database/factories';

describe('[S21] POST /api/alpaca/account', () => {
  it('[F6] opens an account with the body of section 3, and returns no tax id', async () => {
    const member = await registerMember();
    const { status, answer, text } = await send(member);
    expect(status).toBe(200);
    expect(answer.message).toBe('Alpaca account created successfully!');
    expect(answer.application).toMatchObject({ status: 'SUBMITTED', refusal: null, needs: [] });
    expect(answer.application.history.map((one) => one.status)).toEqual(['sending', 'SUBMITTED']);
    expect(text).not.toMatch(/(?<!\.)900|3456|1990|tax_id/);
    expect(await applicationRow(member)).toMatchObject({ state: 'sent', sealed: null, attempts: 1 });
  });

  it('[S19] accepts the body of section 3 exactly, without our additions', async () => {
    const member = await registerMember();
    const { employment: _, bands: __, trusted_contact: ___, ...body } = applicationBody({ email: member.email });
    const { country: ____, ...contact } = body.contact;
    const bare = { ...body, contact: { ...contact, email_address: member.email }, unknown: { key: 1 } };
    const reply = await member.from.send('POST', '/api/alpaca/account', { body: bare, bearer: member.token });
    expect(reply.status).toBe(200);
  });

  it('[F7] keeps version, hash, time and the IP address seen by the server, whatever the client says', async () => {
    const member = await registerMember({ from: visitor({ ip: '198.51.100.7' }) });
    const { answer } = await send(member);
    const row = await applicationRow(member);
    const { rows } = await pool().query<{ name: string; ip: string; at: Date; text_hash: string }>(
      'select name, ip, at, text_hash from consent_events where subject = $1',
      [row?.id],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(agreements).sort());
    for (const { ip, at, text_hash: hash, name } of rows) {
      expect(ip).toBe('198.51.100.7');
      expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
      expect(hash).toBe(agreementFingerprint(agreements[name as keyof typeof agreements].document));
    }
    expect(answer.application.agreements).toHaveLength(4);
  });

  it('[F7] refuses an outdated version of an agreement, and fewer than four', async () => {
    const member = await registerMember();
    const body = applicationBody({ email: member.email });
    const [first, ...rest] = body.agreements;
    const old = { ...body, agreements: [{ ...first!, version: 999 }, ...rest] };
    const sent = (one: object) => member.from.send('POST', '/api/alpaca/account', { body: one, bearer: member.token });
    expect((await sent(old)).refusal).toMatchObject({ code: 'conflict', fields: { agreements: agreementsChanged } });
    expect((await sent({ ...body, agreements: rest })).status).toBe(400);
    expect(await applicationRow(member)).toBeUndefined();
  });

  it.each([
    ['date_of_birth', '2015-01-01'],
    ['street_address', 'PO Box 12'],
    ['given_name', 'José'],
    ['tax_id', '666-55-4321'],
    ['annual_income_max', '50001'],
    ['employer_name', ''],
    ['trusted_contact_family_name', ''],
    ['phone_number', '+44 20 7183'],
  ] as const)('[F5] [F8] refuses %s %j at its question, by the same rule as the form', async (key, value) => {
    const member = await registerMember();
    const reply = await send(member, { [key]: value });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.refusal.fields ?? {})).toEqual([key]);
    expect(reply.text).not.toContain('4321');
    expect(await applicationRow(member)).toBeUndefined();
  });

  it('[R37] accepts only test tax ids', async () => {
    const reply = await send(await registerMember(), { tax_id: '545-22-7788' });
    expect([reply.status, reply.refusal.fields?.tax_id]).toEqual([400, expect.stringContaining('900-12-3456')]);
  });

  it('[F13] rejects as unsuitable with the sentence alone, records it, and records changed answers', async () => {
    const member = await registerMember();
    const reply = await send(member, { investment_objective: 'generate_income' });
    expect(reply.status).toBe(422);
    expect(reply.refusal.message).toBe(
      'We are sorry but The ROI is only available for people with an investment objective of Speculation or Growth.',
    );
    expect((await send(member)).status).toBe(200);
    const lines = (await auditOf(member.id)).map(({ event, result }) => `${event} ${result}`);
    expect(lines).toContain('application_unsuitable refused');
    expect(lines).toContain('suitability_changed ok');
  });

  it('[R45] opens one account however often it is clicked, with the same response for each', async () => {
    const member = await registerMember();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(member)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await send(member)).status).toBe(200);
    expect(await brokerAccounts(member.email)).toBe(1);
    expect(await applicationRow(member)).toMatchObject({ attempts: 1 });
    const other = await send(member, { city: 'Elko' });
    expect([other.status, other.refusal.code]).toEqual([409, 'conflict']);
  });

  it('[F8] shows a rejection by the broker at its question, keeps the draft and allows another attempt', async () => {
    const member = await registerMember();
    const draft = { answers: { city: 'Reno' }, step: 'agreements' as const };
    await member.from.ask(brokerageContract.saveDraft, { body: draft, bearer: member.token });
    const reply = await send(member, { tax_id: '900-12-0422' });
    expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([422, ['tax_id']]);
    expect(await applicationRow(member)).toMatchObject({ state: 'refused', sealed: null });
    expect((await look(member)).application?.status).toBe('refused');
    const read = () => member.from.ask(brokerageContract.readDraft, { bearer: member.token });
    expect((await read()).answer.draft?.answers).toEqual(draft.answers);
    expect((await send(member)).status).toBe(200);
    expect((await read()).answer.draft).toBeNull();
  });

  it('[R45] after a lost response looks the account up instead of creating another', async () => {
    const member = await registerMember();
    const lost = await send(member, { tax_id: '900-12-0504' });
    expect([lost.status, lost.refusal.code]).toEqual([504, 'upstream_timeout']);
    expect((await look(member)).application?.status).toBe('unanswered');
    expect((await send(member)).status).toBe(200);
    expect(await brokerAccounts(member.email)).toBe(1);
    expect(await applicationRow(member)).toMatchObject({ state: 'sent', sealed: null, attempts: 2 });
  });
});
