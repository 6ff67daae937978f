import type { GetServerSideProps } from 'next';
import { newsletterLinkInvalid } from '@/lib/content/messages';
import { newsletterContract } from '@/lib/contracts/newsletter';
import { readVisitorForm } from '../http/visitor-form';
import { isOpened, keepSecret, press, tokenIn, type Outcome } from './newsletter-press';

export type NewsletterLinkProps = {
  purpose: 'confirm' | 'unsubscribe';
  /** What to send when the button is pressed; null once there is nothing to press. */
  token: string | null;
  outcome: Outcome | null;
};

/**
 * Behind the links of the newsletter's mails. A mail program's own unsubscribe button posts to the link itself
 * (RFC 8058) and is answered without a redirect.
 */
const linkProps =
  (purpose: NewsletterLinkProps['purpose']): GetServerSideProps<NewsletterLinkProps> =>
  async ({ req, res, query }) => {
    keepSecret(res);
    const linked = tokenIn(query);
    if (!isOpened(req)) {
      const outcome = await press(req, res, newsletterContract[purpose], async () => ({
        // Who unsubscribes need not come from our page, nor in any one form: the link says it all.
        token: purpose === 'unsubscribe' && linked !== null ? linked : (await readVisitorForm(req))['token'],
      }));
      return { props: { purpose, token: null, outcome } };
    }
    if (linked !== null) return { props: { purpose, token: linked, outcome: null } };
    return { props: { purpose, token: null, outcome: { isGood: false, sentence: newsletterLinkInvalid } } };
  };

export const getConfirmProps = linkProps('confirm');
export const getUnsubscribeProps = linkProps('unsubscribe');
