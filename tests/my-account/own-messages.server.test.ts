import { describe, expect, it } from 'vitest';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import type { MailList } from '@/lib/domain/publishing/newsletter';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { onTheList } from '@/tests/support/features/editions';
import { rowsOf } from '@/tests/support/features/leads';

const confirmAddress = ({ id }: Member) =>
  pool().query('update accounts set email_confirmed_at = now() where id = $1', [id]);

describe('the account’s messages', () => {
  const messages = (member: Member) => visitor().ask(contract.messages, { bearer: member.token });
  const choose = (member: Member, isWanted: boolean, list: MailList = 'newsletter') =>
    visitor().ask(contract.changeMessages, { bearer: member.token, body: { list, isWanted } });
  const stored = (email: string) =>
    rowsOf('select state, issues, weekly_report from newsletter_subscribers where email = $1', [email]);

  it('[G13] show nothing of an unconfirmed address, and change nothing for it', async () => {
    const member = await registerMember();
    const lists = { newsletter: 'unproven', 'weekly-report': 'unproven' };
    expect((await messages(member)).answer).toEqual({ lists, alerts: 0 });
    expect((await choose(member, true)).status).toBe(409);
  });

  it.each(['newsletter', 'weekly-report'] as const)(
    '[G13] [H9] start and end the %s of a confirmed address, with the consent recorded',
    async (list) => {
      const member = await registerMember();
      await confirmAddress(member);
      const off = { newsletter: 'off', 'weekly-report': 'off' };
      expect((await messages(member)).answer.lists).toEqual(off);
      expect((await choose(member, true, list)).answer.lists).toEqual({ ...off, [list]: 'on' });
      const { rows } = await pool().query(
        `select c.name from consent_events c join newsletter_subscribers s on s.id = c.subject where s.email = $1`,
        [member.email],
      );
      expect(rows).toEqual([{ name: list }]);
      expect((await choose(member, false, list)).answer.lists).toEqual(off);
      expect(await stored(member.email)).toMatchObject([{ state: 'ended' }]);
    },
  );

  it('[G13] [H9] keep the other list when one ends', async () => {
    const member = await registerMember();
    await confirmAddress(member);
    await onTheList(member.email, { issues: false, weeklyReport: true });
    await choose(member, true);
    expect(await stored(member.email)).toEqual([{ state: 'subscribed', issues: true, weekly_report: true }]);
    await choose(member, false);
    expect(await stored(member.email)).toEqual([{ state: 'subscribed', issues: false, weekly_report: true }]);
    await choose(member, true);
    expect((await choose(member, false, 'weekly-report')).answer.lists).toEqual({
      newsletter: 'on',
      'weekly-report': 'off',
    });
    expect(await stored(member.email)).toEqual([{ state: 'subscribed', issues: true, weekly_report: false }]);
  });
});
