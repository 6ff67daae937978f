import { Layout } from './layout';
import type { Letter } from './letter';
import { unsubscribeHeaders } from './unsubscribe';
import { Action, Address, Paragraph } from './parts';
import type { MailData } from './payload';

export const newsletterConfirm: Letter<MailData['newsletter-confirm']> = {
  subject: (_, { productName }) => `Confirm your address for ${productName}`,
  headers: unsubscribeHeaders,
  Body: ({ data: { link, unsubscribeLink, days }, site }) => (
    <Layout
      site={site}
      title="One step left"
      preview="Confirm your address to get the newsletter."
      because={
        <>
          Somebody typed this address into the newsletter form of {new URL(site.siteUrl).host}. Never want such a mail
          again? <Address href={unsubscribeLink}>Tell us here</Address>.
        </>
      }
    >
      <Paragraph>
        Somebody, most likely you, asked for the newsletter of {site.productName} at this address. Confirm it within{' '}
        {days} days and you are on the list. The page behind the button asks you to press once more, so that no program
        that follows links can confirm in your place.
      </Paragraph>
      <Action href={link}>Confirm my address</Action>
      <Paragraph>
        If the button does not work, copy this address into your browser:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>You did not ask for it? Then do nothing: without your confirmation nothing more is sent.</Paragraph>
    </Layout>
  ),
};
