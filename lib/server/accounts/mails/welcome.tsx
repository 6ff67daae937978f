import { paths } from '@/lib/domain/shared/paths';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const welcome: MailTemplate<MailData['welcome']> = {
  subject: (_, { productName }) => `Welcome to ${productName}`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title={`Welcome to ${site.productName}`} preview="Your free account is ready.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your free account is ready. Start with our options track record: every trade with its date and result, wins and
        losses.
      </Paragraph>
      <Action href={site.siteUrl + paths.optionsSignals}>View track record</Action>
      <Paragraph>
        Didn’t create this account? Choose “Forgot password?” to set your own password and secure it.
      </Paragraph>
    </Layout>
  ),
};
