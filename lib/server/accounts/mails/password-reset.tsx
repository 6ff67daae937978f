import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

const accountName = { user: 'account', investor: 'investor account' };

export const passwordReset: MailTemplate<MailData['password-reset']> = {
  subject: (_, { productName }) => `Reset your ${productName} password`,
  Body: ({ data: { firstName, link, minutes, kind }, site }) => (
    <Layout site={site} title="Reset your password" preview={`The link expires in ${inMinutes(minutes)}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        We received a request to reset the password of your {accountName[kind]} at {site.productName}. The link expires
        in {inMinutes(minutes)} and works once.
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        If the button doesn’t work, copy this link into your browser:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>Not you? Ignore this email and your password stays the same.</Paragraph>
    </Layout>
  ),
};

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
