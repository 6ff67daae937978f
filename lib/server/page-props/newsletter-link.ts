import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';
import { newsletterLinkInvalid } from '@/lib/content/messages';
import { acknowledgement } from '@/lib/contracts/failure';
import { newsletterContract } from '@/lib/contracts/newsletter';
import { AppError } from '../errors';
import { toFailure } from '../http/failures';
import { callForVisitor, readVisitorForm } from '../http/visitor-form';

export type NewsletterLinkProps = {
  purpose: 'confirm' | 'unsubscribe';
  /** What to send when the button is pressed; null once there is nothing to press. */
  token: string | null;
  outcome: { isGood: boolean; sentence: string } | null;
};

/**
 * Behind the links of the newsletter's mails. Opening a page changes nothing, because programs open links too: only
 * the button's post does. A mail program's own unsubscribe button posts to the link itself (RFC 8058) and is answered
 * without a redirect.
 */
const linkProps =
  (purpose: NewsletterLinkProps['purpose']): GetServerSideProps<NewsletterLinkProps> =>
  async ({ req, res, query }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    // The address holds the token: no other site may learn it; our own page must, or the post would name no origin.
    res.setHeader('Referrer-Policy', 'same-origin');
    const linked = tokenIn(query);
    if (req.method !== 'GET' && req.method !== 'HEAD') return { props: await press(purpose, linked, req, res) };
    if (linked !== null) return { props: { purpose, token: linked, outcome: null } };
    return { props: { purpose, token: null, outcome: { isGood: false, sentence: newsletterLinkInvalid } } };
  };

async function press(
  purpose: NewsletterLinkProps['purpose'],
  linked: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<NewsletterLinkProps> {
  try {
    if (request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This page takes GET, HEAD and POST.', { allow: 'GET, HEAD, POST' });
    // Who unsubscribes need not come from our page, nor in any one form: the link says it all.
    const token = purpose === 'unsubscribe' && linked !== null ? linked : (await readVisitorForm(request))['token'];
    const called = await callForVisitor(request, newsletterContract[purpose], { token });
    if (called.isDone) return said(purpose, true, acknowledgement.parse(called.answer).message);
    response.statusCode = called.status;
    if (called.retryAfter !== null) response.setHeader('Retry-After', called.retryAfter);
    return said(purpose, false, called.message);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, headers, body } = toFailure(error);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return said(purpose, false, body.message);
  }
}

const said = (purpose: NewsletterLinkProps['purpose'], isGood: boolean, sentence: string): NewsletterLinkProps => ({
  purpose,
  token: null,
  outcome: { isGood, sentence },
});

const tokenIn = ({ token }: ParsedUrlQuery) => (typeof token === 'string' && token !== '' ? token : null);

export const getConfirmProps = linkProps('confirm');
export const getUnsubscribeProps = linkProps('unsubscribe');
