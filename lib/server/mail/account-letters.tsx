import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Address, Paragraph } from './parts';
import type { MailData } from './payload';

/** The mails about an account's own safety: its password, its address, its end. */
export const passwordReplaced: Letter<MailData['password-replaced']> = {
  subject: (_, { productName }) => `Your password at ${productName} was changed`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your password was changed" preview="Every other device was signed out.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your account at {site.productName} was just changed on your account page, by somebody who knew
        the old one. Every other device was signed out.
      </Paragraph>
      <Paragraph>
        Was it not you? Open the site, choose “Log in”, then “Forgot password?”, and set a password that only you know.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};

export const emailConfirm: Letter<MailData['email-confirm']> = {
  subject: (_, { productName }) => `Confirm your email for ${productName}`,
  Body: ({ data: { firstName, link, hours, isNew }, site }) => (
    <Layout site={site} title="Confirm your email" preview="One step, and the address is known to be yours.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {isNew
          ? `Somebody, we hope you, wants to use this address for an account at ${site.productName}. It is used from the moment you confirm it.`
          : `You asked to confirm the address of your account at ${site.productName}.`}
      </Paragraph>
      <Action href={link}>Confirm this address</Action>
      <Paragraph>
        The link works once, for {hours} hours: <Address href={link} />
      </Paragraph>
      <Paragraph>It was not you? Then do nothing, and nothing changes.</Paragraph>
    </Layout>
  ),
};

export const emailChanged: Letter<MailData['email-changed']> = {
  subject: (_, { productName }) => `Your account at ${productName} has another email now`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your email was changed" preview="This address no longer belongs to your account.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account at {site.productName} now uses another email. It was asked for with your password and confirmed in
        the other mailbox. We write to this address for the last time.
      </Paragraph>
      <Paragraph>
        Was it not you? Then somebody knows your password. Write to us at once, and change the password wherever else
        you use it.
      </Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};

export const accountDeleted: Letter<MailData['account-deleted']> = {
  subject: (_, { productName }) => `Your account at ${productName} was deleted`,
  Body: ({ data: { firstName, hadPlan }, site }) => (
    <Layout site={site} title="Your account was deleted" preview="What we must keep is listed in the privacy notice.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account at {site.productName} was deleted, as you asked. You are signed out everywhere. The short list of
        what has to stay is in our privacy notice; your name, your address and your number are not on it.
      </Paragraph>
      {hadPlan ? (
        <Paragraph>
          What you paid for ends with it, and your card is not charged any more. This mail is the receipt of that.
        </Paragraph>
      ) : null}
      <Paragraph>Thank you for the time you were with us.</Paragraph>
    </Layout>
  ),
};
