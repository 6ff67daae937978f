import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const accountsLinked: MailTemplate<MailData['accounts-linked']> = {
  subject: (_, { productName }) => `You are now an investor at ${productName}`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your investor account is ready" preview="Switch between both accounts in the menu.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your member account and your investor account are linked. Switch between them in the account menu, without a
        second password.
      </Paragraph>
      <Paragraph>
        Not you? Choose “Log in”, then “Forgot password?” to set a new password and sign out everywhere.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
