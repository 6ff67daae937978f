import { feedEnded } from '@/lib/content/accounts/messages';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const passwordReplaced: MailTemplate<MailData['password-replaced']> = {
  subject: (_, { productName }) => `Your ${productName} password was changed`,
  Body: ({ data: { firstName, hadFeed }, site }) => (
    <Layout site={site} title="Your password was changed" preview="Every other device was signed out.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        The password of your account at {site.productName} was changed in your profile. Your other devices were signed
        out.
      </Paragraph>
      {hadFeed ? <Paragraph>{feedEnded}</Paragraph> : null}
      <Paragraph>Not you? Choose “Log in”, then “Forgot password?” to set a new password.</Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};

export const emailConfirm: MailTemplate<MailData['email-confirm']> = {
  subject: (_, { productName }) => `Confirm your email for ${productName}`,
  Body: ({ data: { firstName, link, hours, isNew }, site }) => (
    <Layout site={site} title="Confirm your email" preview="Confirm that this address is yours.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {isNew
          ? `Confirm this email to use it for your account at ${site.productName}.`
          : `Confirm the email address of your account at ${site.productName}.`}
      </Paragraph>
      <Action href={link}>Confirm email</Action>
      <Paragraph>
        The link works once, for {hours} hours: <Address href={link} />
      </Paragraph>
      <Paragraph>Not you? Ignore this email and nothing changes.</Paragraph>
    </Layout>
  ),
};

export const emailRequested: MailTemplate<MailData['email-requested']> = {
  subject: (_, { productName }) => `Email change requested for your ${productName} account`,
  Body: ({ data: { firstName, link, hours }, site }) => (
    <Layout site={site} title="Email change requested" preview="Not you? Cancel it with one click.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        A new email was requested for your account at {site.productName}. It takes effect once the link sent to the new
        address is used within {hours} hours.
      </Paragraph>
      <Paragraph>If this was you, no action is needed. If not, cancel the change and change your password.</Paragraph>
      <Action href={link}>Cancel email change</Action>
      <Paragraph>
        The link works for {hours} hours: <Address href={link} />
      </Paragraph>
    </Layout>
  ),
};

export const emailChanged: MailTemplate<MailData['email-changed']> = {
  subject: (_, { productName }) => `The email of your ${productName} account was changed`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your email was changed" preview="This address no longer belongs to your account.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account at {site.productName} now uses a different email. This is our last email to this address.
      </Paragraph>
      <Paragraph>Not you? Contact us right away and change this password wherever else you use it.</Paragraph>
      <Action href={site.siteUrl}>Open {site.productName}</Action>
    </Layout>
  ),
};

export const accountDeleted: MailTemplate<MailData['account-deleted']> = {
  subject: (_, { productName }) => `Your ${productName} account was deleted`,
  Body: ({ data: { firstName, hadPlan }, site }) => (
    <Layout site={site} title="Your account was deleted" preview="What we must keep is listed in the privacy policy.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        We deleted your account at {site.productName} as requested and signed you out on all devices. Our privacy policy
        lists the records we must keep, which don’t include your name, email or phone number.
      </Paragraph>
      {hadPlan ? (
        <Paragraph>
          Your plan has ended, and we won’t charge your card again. Keep this email as your confirmation.
        </Paragraph>
      ) : null}
      <Paragraph>Thank you for being a member.</Paragraph>
    </Layout>
  ),
};
