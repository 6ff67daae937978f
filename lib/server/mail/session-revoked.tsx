import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

export const sessionRevoked: Letter<MailData['session-revoked']> = {
  subject: (_, { productName }) => `We signed a device out of your account at ${productName}`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="We signed a device out" preview="A sign-in was used a second time, from a copy.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        One of your sign-ins was used a second time with a key that had already been replaced. That happens when
        somebody copied it, and now and then after a device was restored from a backup. To be safe, we ended that
        sign-in. Your other devices stay signed in.
      </Paragraph>
      <Paragraph>
        If a device asks you to log in again, this is why. If you cannot explain it, open the site, choose “Log in”,
        then “Forgot password?”: a new password signs every device out.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
