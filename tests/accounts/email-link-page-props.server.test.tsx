import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmailLinkPage } from '@/components/my-account/profile/email-link-page';
import { myAccountContract as account } from '@/lib/contracts/my-account/my-account';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import {
  getCancelEmailProps,
  getConfirmEmailProps,
  type EmailLinkProps,
} from '@/lib/server/accounts/page-props/email-link';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, goodPassword, kinds, mailsTo, registerMember } from '@/tests/support/database/factories';

/** Requests the page behind a mailed link with a method. */
async function open(page: GetServerSideProps<EmailLinkProps>, token: string, method: string) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: '/', method });
  const response = new ServerResponse(request);
  const context = { req: request, res: response, params: { token }, query: {} };
  const { props } = (await page(context as unknown as GetServerSidePropsContext)) as { props: EmailLinkProps };
  return { status: response.statusCode, html: renderToStaticMarkup(<EmailLinkPage {...props} />) };
}

const tokenIn = async (email: string, path: string) => {
  await drainOutbox();
  const texts = (await mailsTo(email)).map(({ text }) => text ?? '').join('\n');
  return new RegExp(`${path}/([\\w-]{43})`).exec(texts)?.[1] ?? '';
};

describe.each(kinds)('[G13] the links of a requested change of the email (%s)', (kind) => {
  it('change nothing when a program opens them, and show one button', async () => {
    const member = await registerMember({ kind });
    const email = freshEmail();
    const bearer = member.token;
    await visitor().ask(account.requestEmail, { bearer, body: { email, password: goodPassword } });
    const read = async () => (await visitor().ask(account.read, { bearer })).answer;
    const confirming = await tokenIn(email, 'confirm-email');
    const cancelling = await tokenIn(member.email, 'cancel-email');
    for (const method of ['GET', 'HEAD']) {
      for (const [page, token] of [
        [getCancelEmailProps, cancelling],
        [getConfirmEmailProps, confirming],
      ] as const) {
        const { status, html } = await open(page, token, method);
        expect([status, html.match(/<button/g)?.length, html.includes('method="post"')]).toEqual([200, 1, true]);
      }
    }
    expect(await read()).toMatchObject({ email: member.email, pendingEmail: email });
    const { status, html } = await open(getCancelEmailProps, cancelling, 'POST');
    expect([status, html.includes('The change is canceled. Your email stays the same.')]).toEqual([200, true]);
    expect(html).toContain('change your password now');
    expect(await read()).toMatchObject({ email: member.email, pendingEmail: null });
    const late = await open(getConfirmEmailProps, confirming, 'POST');
    expect([late.status, late.html.includes('We couldn’t confirm your email')]).toEqual([400, true]);
    expect(late.html).toContain('href="/account/profile#email"');
  });

  it('lead to the account once the address is confirmed', async () => {
    const member = await registerMember({ kind });
    await visitor().ask(account.requestEmail, { bearer: member.token, body: { email: member.email } });
    const { status, html } = await open(getConfirmEmailProps, await tokenIn(member.email, 'confirm-email'), 'POST');
    expect([status, html.includes('Your email is confirmed')]).toEqual([200, true]);
    expect(html).toContain('href="/account"');
  });
});
