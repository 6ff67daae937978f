import { afterEach, describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { cleanExpiredRows } from '@/lib/server/app/jobs/clean';
import { firmAnswers } from '@/tests/support/features/application-answers';
import { auditOf, logIn, registerMember, type Member } from '@/tests/support/database/factories';

afterEach(() => setClock());

const save = (member: Member, answers: Record<string, string>, basedOn?: string | null) =>
  member.from.ask(brokerageContract.saveDraft, {
    body: { answers, step: 'contact-information', ...(basedOn === undefined ? {} : { basedOn }) },
    bearer: member.token,
  });
const read = async (member: Member, bearer = member.token) =>
  (await member.from.ask(brokerageContract.readDraft, { bearer })).answer.draft;

describe('[F2] the draft of an application', () => {
  it('continues on another device, and is stored encrypted', async () => {
    const member = await registerMember();
    expect(await read(member)).toBeNull();
    await save(member, { given_name: 'Ann', date_of_birth: '1990-02-03' });
    const elsewhere = await logIn(member);
    expect(await read(member, elsewhere.token)).toMatchObject({
      answers: { given_name: 'Ann', date_of_birth: '1990-02-03' },
      step: 'contact-information',
    });
    const { rows } = await pool().query<{ line: string }>('select t::text as line from application_drafts t');
    expect(rows.some(({ line }) => /1990|Ann/.test(line))).toBe(false);
  });

  it('keeps the details of a disclosure while it is answered yes, and deletes them after a no', async () => {
    const member = await registerMember();
    const details = { ...firmAnswers('controlled'), exposed_family_given_name: 'Bo' } as Record<string, string>;
    await save(member, { ...details, is_control_person: 'yes', immediate_family_exposed: 'yes' });
    expect((await read(member))?.answers).toMatchObject(details);
    await save(member, { ...details, is_control_person: 'no', immediate_family_exposed: 'yes' });
    expect((await read(member))?.answers).toEqual({
      ...{ is_control_person: 'no', immediate_family_exposed: 'yes' },
      exposed_family_given_name: 'Bo',
    });
  });

  it('[J4] counts each step once, however often it is saved', async () => {
    const member = await registerMember();
    for (const city of ['Reno', 'Elko']) await save(member, { city });
    const { rows } = await pool().query(
      `select detail from analytics_events where name = 'application_step' and dedupe_key like '%' || $1 || '%'`,
      [member.id],
    );
    expect(rows).toEqual([{ detail: 'contact-information' }]);
  });

  it('belongs to one member, and can be deleted', async () => {
    const [one, two] = [await registerMember(), await registerMember()];
    await save(one, { city: 'Reno' });
    expect(await read(two)).toBeNull();
    await one.from.ask(brokerageContract.deleteDraft, { bearer: one.token });
    expect(await read(one)).toBeNull();
  });

  it.each([
    [{ tax_id: '900-12-3456' }, 'tax_id'],
    [{ tax_id: '' }, 'tax_id'],
    [{ city: 'Reno 666-55-4321' }, 'city'],
    [{ ssn: 'x' }, 'ssn'],
  ])('never contains a tax id or an unknown question: %j', async (answers, field) => {
    const member = await registerMember();
    const { status, refusal } = await save(member, answers);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await read(member)).toBeNull();
  });

  it('is not silently overwritten by another device', async () => {
    const member = await registerMember();
    const first = (await save(member, { city: 'Reno' }, null)).answer.draft;
    setClock(() => new Date(Date.now() + 1000));
    const second = (await save(member, { city: 'Elko' }, first.updatedAt)).answer.draft;
    expect((await save(member, { city: 'Ely' }, first.updatedAt)).refusal.code).toBe('conflict');
    expect((await save(member, { city: 'Ely' }, null)).status).toBe(409);
    expect((await save(member, { city: 'Ely' }, second.updatedAt)).status).toBe(200);
    expect((await save(member, { city: 'Fallon' })).status).toBe(200);
  });

  it('ends after 30 days', async () => {
    const member = await registerMember();
    const { draft } = (await save(member, { city: 'Reno' })).answer;
    expect(Date.parse(draft.expiresAt) - Date.parse(draft.updatedAt)).toBe(30 * 86_400_000);
    await pool().query("update application_drafts set expires_at = now() - interval '1 second'");
    expect(await read(member)).toBeNull();
    await cleanExpiredRows();
    expect((await pool().query('select from application_drafts')).rowCount).toBe(0);
  });

  it('[F13] records when a rejected answer is changed to an accepted one', async () => {
    const member = await registerMember();
    await save(member, { risk_tolerance: 'conservative' });
    await save(member, { risk_tolerance: 'moderate' });
    expect((await auditOf(member.id)).filter(({ event }) => event === 'suitability_changed')).toHaveLength(1);
  });

  it('[R34] that was moved to another row cannot be decrypted: a neutral 500 and an audit entry', async () => {
    const [one, two] = [await registerMember(), await registerMember()];
    await save(one, { city: 'Reno' });
    await save(two, { city: 'Elko' });
    await pool().query(
      `update application_drafts set sealed = (select sealed from application_drafts where account_id = $1) where account_id = $2`,
      [one.id, two.id],
    );
    const reply = await two.from.ask(brokerageContract.readDraft, { bearer: two.token });
    expect([reply.status, reply.refusal.code]).toEqual([500, 'internal']);
    expect(reply.text).not.toContain('Reno');
    expect((await auditOf(two.id)).at(-1)?.event).toBe('seal_broken');
  });
});
