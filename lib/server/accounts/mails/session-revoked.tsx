import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const sessionRevoked: MailTemplate<MailData['session-revoked']> = {
  subject: (_, { productName }) => `We signed out one of your ${productName} devices`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="We signed out a device" preview="We noticed unusual activity.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        An expired sign-in of your account was used again. This can mean it was copied, or that a device was restored
        from a backup. To be safe, we signed that device out. Your other devices stay signed in.
      </Paragraph>
      <Paragraph>
        If you don’t recognize this, choose “Log in”, then “Forgot password?”. A new password signs out all devices.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
