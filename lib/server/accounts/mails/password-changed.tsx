import { feedEnded } from '@/lib/content/accounts/messages';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { Letter } from '@/lib/server/platform/mail/letter';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const passwordChanged: Letter<MailData['password-changed']> = {
  subject: (_, { productName }) => `Your password at ${productName} was changed`,
  Body: ({ data: { firstName, hadFeed }, site }) => (
    <Layout site={site} title="Your password was changed" preview="Every device was signed out.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your {site.productName} account was changed and all devices were signed out. Log in with your
        new password.
      </Paragraph>
      {hadFeed ? <Paragraph>{feedEnded}</Paragraph> : null}
      <Paragraph>
        Not you? Choose “Log in”, then “Forgot password?” to set a new password. Change your email password too.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
