import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

export const passwordChanged: Letter<MailData['password-changed']> = {
  subject: (_, { productName }) => `Your password at ${productName} was changed`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your password was changed" preview="Every device was signed out.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your account at {site.productName} was just changed, and every device was signed out. Log in
        again with the new one.
      </Paragraph>
      <Paragraph>
        Was it not you? Open the site, choose “Log in”, then “Forgot password?”, and set a password that only you know.
        Change the password of your mailbox as well: the link for it came here.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};
