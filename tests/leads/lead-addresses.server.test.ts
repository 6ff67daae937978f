import { describe, expect, it } from 'vitest';
import { freshEmail } from '@/tests/support/database/factories';
import { forms, isListForm, leadForm, mailsAfterPost, rowsOf, sendForm as send } from '@/tests/support/features/leads';
import { signUp, signupOf } from '@/tests/support/api/signups';
import { outboxTo } from '@/tests/support/providers/texts';

const tableOf = (form: string) => (isListForm(form) ? 'newsletter_subscribers' : 'leads');
const recordsOf = (form: string, email: string) =>
  rowsOf<{ email: string }>(`select email from ${tableOf(form)} where lower(email) = lower($1)`, [email]);
const unique = () => freshEmail().split('@')[0] ?? '';

const tagged = () => `${unique()}+spring@example.test`;
/**
 * One address as two keyboards enter it, with é as a single character and as a letter with a combining accent, and as
 * it is stored.
 */
const accented = () => {
  const end = unique();
  return [
    `ren\u00E9-${end}@ex\u00E4mple.test`,
    `rene\u0301-${end}@exa\u0308mple.test`,
    `ren\u00E9-${end}@xn--exmple-cua.test`,
  ] as const;
};

describe.each(forms)('unusual email addresses in the form %s', (form) => {
  it('[R44] with a tag are different addresses: the mail goes to the tagged one', async () => {
    const email = tagged();
    const reply = await send(form, leadForm[form]({ email }));
    expect(reply.status).toBe(200);
    expect(await recordsOf(form, email)).toEqual([{ email }]);
    expect(await mailsAfterPost(email)).toHaveLength(1);
    expect(await mailsAfterPost(email.replace('+spring', ''))).toEqual([]);
  });

  it('[R23] [R44] in other scripts are accepted, and two ways to write one are one record and one mail', async () => {
    const [composed, apart, kept] = accented();
    const replies = [
      await send(form, leadForm[form]({ email: apart })),
      await send(form, leadForm[form]({ email: composed })),
    ];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([[200, replies[0]?.text], [200, replies[0]?.text]]); // prettier-ignore
    expect(await recordsOf(form, kept)).toEqual([{ email: kept }]);
    expect(await mailsAfterPost(kept)).toHaveLength(1);
  });

  it.each([
    ['a tag of HTML', '<b>ann</b>@example.test'],
    ['a name that is a link', '<a href="https://evil.example">x</a>@example.test'],
    ['a carriage return alone', 'ann@example.test\rBcc: eve@example.test'],
    ['a line feed alone', 'ann@example.test\nBcc: eve@example.test'],
    ['a line break before it', '\r\nann@example.test, eve@example.test'],
    ['NUL', 'ann\u0000@example.test'],
    ['half a sign', 'ann\uD800@example.test'],
  ])('[R44] %s is refused with a sentence, and nothing is stored or sent', async (_, email) => {
    const reply = await send(form, leadForm[form]({ email }));
    expect(reply.status).toBe(400);
    expect(reply.refusal.message).toMatch(/^[A-Z].{5,}/);
    expect(await rowsOf("select 1 from outbox where payload::text like '%eve@example.test%'")).toEqual([]);
  });
});

it('[R44] are treated the same by the single signup', async () => {
  const email = tagged();
  expect((await signUp({ email })).status).toBe(200);
  expect(await outboxTo(email)).toHaveLength(1);
  const [composed, apart, kept] = accented();
  expect((await signUp({ email: apart })).text).toBe((await signUp({ email: composed })).text);
  expect(await signupOf(kept)).toBeDefined();
  expect(await outboxTo(kept)).toHaveLength(1);
});
