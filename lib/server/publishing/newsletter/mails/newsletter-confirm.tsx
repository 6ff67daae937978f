import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { unsubscribeHeaders } from '@/lib/server/platform/mail/unsubscribe';
import { listNames } from './list-names';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const newsletterConfirm: MailTemplate<MailData['newsletter-confirm']> = {
  subject: (_, { productName }) => `Confirm your email for ${productName}`,
  headers: unsubscribeHeaders,
  Body: ({ data: { link, unsubscribeLink, days, list }, site }) => (
    <Layout
      site={site}
      title="Confirm your email"
      preview={`Confirm your email to get the ${listNames[list]}.`}
      because={
        <>
          This address was entered in the {listNames[list]} form at {new URL(site.siteUrl).host}. Don’t want these
          emails? <Address href={unsubscribeLink}>Unsubscribe</Address>.
        </>
      }
    >
      <Paragraph>
        Confirm your email within {days} days to get the {listNames[list]} from {site.productName}.
      </Paragraph>
      <Action href={link}>Confirm email</Action>
      <Paragraph>
        If the button doesn’t work, copy this link into your browser:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>Not you? Ignore this email and we won’t send the {listNames[list]}.</Paragraph>
    </Layout>
  ),
};
