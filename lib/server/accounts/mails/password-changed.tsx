import { detailsRemoved, feedEnded } from '@/lib/content/accounts/messages';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const passwordChanged: MailTemplate<MailData['password-changed']> = {
  subject: (_, { productName }) => `Your ${productName} password was changed`,
  Body: ({ data: { firstName, hadFeed, hadDetails }, site }) => (
    <Layout site={site} title="Your password was changed" preview="Every device was signed out.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your account at {site.productName} was changed and all devices were signed out. Log in with your
        new password.
      </Paragraph>
      {hadFeed ? <Paragraph>{feedEnded}</Paragraph> : null}
      {hadDetails ? <Paragraph>{detailsRemoved}</Paragraph> : null}
      <Paragraph>
        Not you? Choose “Log in”, then “Forgot password?” to set a new password. Change your email password too.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
