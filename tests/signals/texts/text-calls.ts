import { expect } from 'vitest';
import { signalTextsContract as contract } from '@/lib/contracts/signals/signal-texts';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import type { Member } from '@/tests/support/database/factories';
import { freshPhone, outboxTo } from '@/tests/support/providers/texts';
import { registerHolder } from '../signal-desk-calls';

/** A member's settings for signal texts. */
export const own = async (member: Member) => (await visitor().ask(contract.own, { bearer: member.token })).answer;
export const start = (member: Member, phoneNumber: string, more: object = {}) =>
  visitor().ask(contract.start, { bearer: member.token, body: { phoneNumber, consent: true, ...more } });
export const confirm = (member: Member, code: string) =>
  visitor().ask(contract.confirm, { bearer: member.token, body: { code } });
export const stop = (member: Member) => visitor().ask(contract.stop, { bearer: member.token });

/** The code sent to a phone number, as a demo shows it. */
export async function codeSentTo(phone: string): Promise<string> {
  await drainOutbox();
  const sent = (await outboxTo(phone)).at(-1)?.text ?? '';
  return /code for signal texts is (\d{6})\./.exec(sent)?.[1] ?? '';
}

/** A member with a plan and a confirmed phone number. */
export async function confirmed(phone = freshPhone()) {
  const member = await registerHolder();
  await start(member, phone);
  expect((await confirm(member, await codeSentTo(phone))).status).toBe(200);
  return { member, phone };
}
