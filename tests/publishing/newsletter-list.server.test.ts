import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { runNewsletter } from '@/lib/server/publishing/newsletter/newsletter-commands';
import { visitor } from '@/tests/support/api/api';
import { onTheList } from '@/tests/support/features/editions';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';
import { subscriberOf, tokenIn } from '@/tests/support/features/leads';
import { operatorHttp } from '@/tests/support/api/operator';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const operator = { bearer: settings().opsToken };
const bring = (...emails: string[]) =>
  visitor().ask(newsletterListContract.import, { body: { emails, source: 'Meet-up of May' }, ...operator });
const suppress = (email: string, reason: 'bounced' | 'complained' = 'bounced') =>
  visitor().ask(newsletterListContract.suppress, { body: { email, reason }, ...operator });
const { confirm, unsubscribe } = newsletterContract;
const press = (endpoint: typeof confirm | typeof unsubscribe, token: string) =>
  visitor().send(endpoint.method, endpoint.path, { body: { token } });

it('[D5] an import mails each address once, and subscribes no one who has not confirmed', async () => {
  const [fresh, listed] = [freshEmail(), await onTheList()];
  expect((await bring(fresh, fresh.toUpperCase(), listed)).answer).toEqual({ asked: 1, known: 1, suppressed: 0 });
  await drainOutbox();
  expect((await subscriberOf(fresh))?.state).toBe('pending');
  expect((await mailsTo(fresh)).map(({ template }) => template)).toEqual(['newsletter-confirm']);
  expect(await mailsTo(listed)).toEqual([]);
  expect((await press(confirm, await tokenIn(fresh, 'confirm'))).status).toBe(200);
});

it('[D5] no import adds a suppressed address again, however it is written', async () => {
  const [left, bounced, complained] = [freshEmail(), freshEmail(), freshEmail()];
  await bring(left);
  await press(confirm, await tokenIn(left, 'confirm'));
  await press(unsubscribe, await tokenIn(left, 'unsubscribe'));
  await suppress(bounced);
  await suppress(complained, 'complained');
  const before = (await mailsTo(left)).length;
  const all = [left, left.toUpperCase(), bounced, complained];
  for (const _ of [1, 2]) expect((await bring(...all)).answer).toEqual({ asked: 0, known: 0, suppressed: 3 });
  await drainOutbox();
  expect((await subscriberOf(left))?.state).toBe('ended');
  for (const email of [bounced, complained]) expect(await subscriberOf(email)).toBeUndefined();
  expect([await mailsTo(bounced), await mailsTo(complained), (await mailsTo(left)).length]).toEqual([[], [], before]);
});

it('[D5] a bounce is kept as the reason after an unsubscribe and a complaint', async () => {
  const email = freshEmail();
  await bring(email);
  await press(unsubscribe, await tokenIn(email, 'unsubscribe'));
  await suppress(email);
  await suppress(email, 'complained');
  const { items } = (await visitor().ask(newsletterListContract.suppressions, operator)).answer;
  expect(items.filter((one) => one.email === email)).toMatchObject([{ reason: 'bounced' }]);
});

it('[K6] [D5] addresses are imported and blocked by command', async () => {
  const file = join(temporaryFolder('list'), 'list.txt');
  const [one, two] = [freshEmail(), freshEmail()];
  await writeFile(file, `${one}\n\n${two}\r\n`);
  const run = (...words: string[]) => runNewsletter(operatorHttp(), words, undefined);
  expect(await run('suppress', two, 'complained')).toBe(`${two} is suppressed`);
  expect(await run('import', file, 'Meet-up', 'of', 'May')).toBe(
    '1 asked to confirm, 0 already known, 1 suppressed and skipped',
  );
  expect(await run('suppressions')).toContain(`complained    ${two}`);
  expect(await run('import', file)).toBeUndefined();
});

it.each(['bounced', 'complained'] as const)(
  '[D5] [R44] an old confirmation link does not undo that an address has %s',
  async (reason) => {
    const email = freshEmail();
    await bring(email);
    const token = await tokenIn(email, 'confirm');
    await suppress(email, reason);
    await press(confirm, token);
    const { items } = (await visitor().ask(newsletterListContract.suppressions, operator)).answer;
    expect(items.filter((one) => one.email === email)).toMatchObject([{ reason }]);
  },
);
