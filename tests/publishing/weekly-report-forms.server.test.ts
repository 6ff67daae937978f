import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { beforeAll, expect, it } from 'vitest';
import { getLeadFormProps } from '@/lib/server/leads/page-props/lead-form';
import { getPreferencesProps } from '@/lib/server/publishing/newsletter/page-props/newsletter-preferences';
import { freshEmail } from '@/tests/support/database/factories';
import { publishTwo } from '@/tests/support/features/editions';
import { mailsAfterPost, rowsOf, tokenIn } from '@/tests/support/features/leads';

type Posted = { url: string; params?: object; query?: object; fields: Record<string, string> };

/** Posts a page's form as a browser without scripts does. */
async function post(page: GetServerSideProps, { url, params = {}, query = {}, fields }: Posted) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method: 'POST' });
  Object.assign(request.headers, {
    host: 'site.example',
    'content-type': 'application/x-www-form-urlencoded',
  });
  request.push(new URLSearchParams(fields).toString());
  request.push(null);
  const context = { req: request, res: new ServerResponse(request), params, query };
  return page(context as unknown as GetServerSidePropsContext);
}

beforeAll(publishTwo);

const subscriber = (email: string) =>
  rowsOf('select state, issues, weekly_report from newsletter_subscribers where email = $1', [email]);

it('[H9] [U2] the weekly report is requested and selected without scripts', async () => {
  const email = freshEmail();
  const name = 'weekly-report';
  const response = await post(getLeadFormProps, { url: `/forms/${name}`, params: { name }, fields: { email } });
  expect(response).toMatchObject({ redirect: { destination: '/forms/weekly-report?done=kept' } });
  expect((await mailsAfterPost(email)).map(({ text }) => /weekly\s+report/.test(text ?? ''))).toEqual([true]);
  await rowsOf(`update newsletter_subscribers set state = 'subscribed', weekly_report = true where email = $1`, [
    email,
  ]);

  const token = await tokenIn(email, 'unsubscribe');
  const choose = (fields: Record<string, string>) =>
    post(getPreferencesProps, {
      url: '/newsletter/preferences',
      query: { token },
      fields: { pace: 'every', ...fields },
    });
  const row = async () => (await subscriber(email))[0];
  expect(await row()).toEqual({ state: 'subscribed', issues: false, weekly_report: true });
  expect(await choose({ 'list-newsletter': 'on', 'list-weekly-report': 'on', 'wants-signals': 'on' })).toMatchObject({
    props: { outcome: { isGood: true }, preferences: { lists: ['newsletter', 'weekly-report'] } },
  });
  expect(await choose({ 'list-weekly-report': 'on' })).toMatchObject({ props: { outcome: { isGood: true } } });
  expect(await row()).toEqual({ state: 'subscribed', issues: false, weekly_report: true });
  expect(await choose({ 'wants-signals': 'on' })).toMatchObject({
    props: { outcome: { isGood: false }, preferences: { lists: ['weekly-report'] } },
  });
  expect(await row()).toEqual({ state: 'subscribed', issues: false, weekly_report: true });
});
