import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const confirmSignup: MailTemplate<MailData['confirm-signup']> = {
  subject: (_, { productName }) => `Confirm your email for ${productName}`,
  Body: ({ data: { link, days }, site }) => (
    <Layout
      site={site}
      title="Confirm your email"
      preview="One step to the member-only list and discord."
      because={<>This address was entered in the test drive form at {new URL(site.siteUrl).host}.</>}
    >
      <Paragraph>
        Confirm your email to start your free test drive. You’ll join the member-only distribution list and get an
        invite to the member-only discord while invites last.
      </Paragraph>
      <Action href={link}>Confirm email</Action>
      <Paragraph>
        The link works once, for {days} days: <Address href={link} />
      </Paragraph>
      <Paragraph>Not you? Ignore this email and we won’t contact you again.</Paragraph>
    </Layout>
  ),
};
