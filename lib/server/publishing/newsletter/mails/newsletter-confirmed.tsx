import { Layout } from '@/lib/server/platform/mail/layout';
import type { Letter } from '@/lib/server/platform/mail/letter';
import { preferencesLink, unsubscribeHeaders } from '@/lib/server/platform/mail/unsubscribe';
import { Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const newsletterConfirmed: Letter<MailData['newsletter-confirmed']> = {
  subject: (_, { productName }) => `You’re subscribed to the ${productName} newsletter`,
  headers: unsubscribeHeaders,
  Body: ({ data: { unsubscribeLink }, site }) => (
    <Layout
      site={site}
      title="You’re subscribed"
      preview="Choose your topics or unsubscribe anytime."
      because={
        <>
          You confirmed this address for the newsletter of {new URL(site.siteUrl).host}.{' '}
          <Address href={unsubscribeLink}>Unsubscribe</Address> anytime.
        </>
      }
    >
      <Paragraph>Thanks for confirming your email. You’ll get the {site.productName} newsletter from now on.</Paragraph>
      <Paragraph>
        <Address href={preferencesLink(unsubscribeLink)}>Choose your topics and frequency</Address>.
      </Paragraph>
      <Paragraph>
        Changed your mind? Unsubscribe with this link:
        <br />
        <Address href={unsubscribeLink} />
      </Paragraph>
    </Layout>
  ),
};
