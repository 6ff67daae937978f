import { paths } from '@/lib/domain/shared/paths';
import type { JoinKind } from '@/lib/domain/leads/lead-choices';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { typedAddress } from '@/lib/server/platform/mail/typed-address';

const kindNames: Record<JoinKind, string> = {
  customer: 'a cofounding customer',
  ambassador: 'a cofounding ambassador',
  investor: 'an angel, growth or impact investor',
};

export const joinNoted: MailTemplate<MailData['join-noted']> = {
  subject: (_, { productName }) => `We received your request to join ${productName}`,
  Body: ({ data: { firstName, joinAs }, site }) => (
    <Layout
      site={site}
      title="We received your request"
      preview="Create a free account to get started."
      because={typedAddress(site)}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Thank you for your interest in joining {site.productName} as {kindNames[joinAs]}. Our team will read your
        message. You don’t have to wait: create a free account today.
      </Paragraph>
      <Action href={site.siteUrl + paths.signUp}>Create free account</Action>
    </Layout>
  ),
};
