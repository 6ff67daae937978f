import { Layout } from './layout';
import type { Letter } from './letter';
import { preferencesLink, unsubscribeHeaders } from './unsubscribe';
import { Address, Paragraph } from './parts';
import type { MailData } from './payload';

export const newsletterConfirmed: Letter<MailData['newsletter-confirmed']> = {
  subject: (_, { productName }) => `You are on the list of ${productName}`,
  headers: unsubscribeHeaders,
  Body: ({ data: { unsubscribeLink }, site }) => (
    <Layout
      site={site}
      title="You are on the list"
      preview="Keep this mail: it has the link that ends the newsletter."
      because={
        <>
          You confirmed this address for the newsletter of {new URL(site.siteUrl).host}.{' '}
          <Address href={unsubscribeLink}>Unsubscribe</Address> whenever you like, without signing in.
        </>
      }
    >
      <Paragraph>
        This address is confirmed for the newsletter of {site.productName}. We write when there is something to report.
      </Paragraph>
      <Paragraph>
        <Address href={preferencesLink(unsubscribeLink)}>Choose what it is about, and how often it comes</Address>.
      </Paragraph>
      <Paragraph>
        Changed your mind? Your mail program may show “Unsubscribe” beside our name, and this link does the same:
        <br />
        <Address href={unsubscribeLink} />
      </Paragraph>
    </Layout>
  ),
};
