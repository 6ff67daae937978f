import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { typedAddress } from '@/lib/server/platform/mail/typed-address';

export const sponsorNoted: MailTemplate<MailData['sponsor-noted']> = {
  subject: (_, { productName }) => `We received your sponsorship offer for ${productName}`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="We received your offer" preview="Our team will read it." because={typedAddress(site)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Thank you for offering to sponsor {site.productName}. Our team will read your message. Sponsors have no
        influence on our research, signals or track record.
      </Paragraph>
    </Layout>
  ),
};
