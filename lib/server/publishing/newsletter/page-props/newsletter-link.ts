import type { GetServerSideProps } from 'next';
import { newsletterLinkInvalid, unsubscribeLinkInvalid } from '@/lib/content/leads/messages';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { readVisitorForm } from '@/lib/server/app/page-props/visitor-form';
import { isOpened, setPrivateHeaders, press, tokenIn, type Outcome } from './newsletter-press';

export type NewsletterLinkProps = {
  purpose: 'confirm' | 'unsubscribe';
  /** The token that the button submits; null when there is no button. */
  token: string | null;
  outcome: Outcome | null;
};

/**
 * Props of the pages that newsletter links open. A mail program's own unsubscribe button posts to the link itself (RFC
 * 8058) and gets a response without a redirect.
 */
const linkProps =
  (purpose: NewsletterLinkProps['purpose']): GetServerSideProps<NewsletterLinkProps> =>
  async ({ req, res, query }) => {
    setPrivateHeaders(res);
    const linked = tokenIn(query);
    if (!isOpened(req)) {
      const outcome = await press(req, res, newsletterContract[purpose], async () => ({
        // An unsubscribe request needs no form data and may come from any origin, because the link is sufficient.
        token: purpose === 'unsubscribe' && linked !== null ? linked : (await readVisitorForm(req))['token'],
      }));
      return { props: { purpose, token: null, outcome } };
    }
    if (linked !== null) return { props: { purpose, token: linked, outcome: null } };
    const sentence = purpose === 'unsubscribe' ? unsubscribeLinkInvalid : newsletterLinkInvalid;
    return { props: { purpose, token: null, outcome: { isGood: false, sentence } } };
  };

export const getConfirmProps = linkProps('confirm');
export const getUnsubscribeProps = linkProps('unsubscribe');
