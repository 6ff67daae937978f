import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

/** Email to a member whose removed bank is still connected at the broker after all attempts. */
export const bankRemovalFailed: MailTemplate<MailData['bank-removal-failed']> = {
  subject: (_, { productName }) => `${productName}: your bank is still connected at the broker`,
  Body: ({ data: { firstName, bankName, link }, site }) => (
    <Layout
      site={site}
      title="Your bank is still connected at the broker"
      preview="We are working on it with the broker."
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You disconnected {bankName}, and we no longer have access to it. The broker has not yet removed it from your
        brokerage account.
      </Paragraph>
      <Paragraph>We are working on it with the broker. No action needed.</Paragraph>
      <Action href={link}>View your bank</Action>
    </Layout>
  ),
};
