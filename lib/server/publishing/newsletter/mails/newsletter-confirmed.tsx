import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { preferencesLink, unsubscribeHeaders } from '@/lib/server/platform/mail/unsubscribe';
import { listNames } from './list-names';
import { Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const newsletterConfirmed: MailTemplate<MailData['newsletter-confirmed']> = {
  subject: ({ list }, { productName }) => `You’re subscribed to the ${listNames[list]} from ${productName}`,
  headers: unsubscribeHeaders,
  Body: ({ data: { unsubscribeLink, list }, site }) => (
    <Layout
      site={site}
      title="You’re subscribed"
      preview="Change your preferences or unsubscribe anytime."
      because={
        <>
          You confirmed this address for the {listNames[list]} of {new URL(site.siteUrl).host}.{' '}
          <Address href={unsubscribeLink}>Unsubscribe</Address> anytime.
        </>
      }
    >
      <Paragraph>
        Thanks for confirming your email. From now on you’ll get the {listNames[list]} from {site.productName}.
      </Paragraph>
      <Paragraph>
        <Address href={preferencesLink(unsubscribeLink)}>Choose what we email you</Address>.
      </Paragraph>
      <Paragraph>
        Changed your mind? Unsubscribe with this link:
        <br />
        <Address href={unsubscribeLink} />
      </Paragraph>
    </Layout>
  ),
};
