import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Address, Paragraph } from './parts';
import type { MailData } from './payload';

const accountName = { user: 'account', investor: 'investor account' };

export const passwordReset: Letter<MailData['password-reset']> = {
  subject: (_, { productName }) => `Reset your password at ${productName}`,
  Body: ({ data: { firstName, link, minutes, kind }, site }) => (
    <Layout site={site} title="Reset your password" preview={`The link is good for ${inMinutes(minutes)}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Somebody, most likely you, asked for a new password for your {accountName[kind]} at {site.productName}. The link
        below is good for {inMinutes(minutes)} and works once.
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        If the button does not work, copy this address into your browser:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>You did not ask for it? Then do nothing: your password stays as it is.</Paragraph>
    </Layout>
  ),
};

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
