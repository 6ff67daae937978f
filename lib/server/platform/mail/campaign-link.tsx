import { Layout } from './layout';
import type { MailTemplate } from './mail-template';
import { Address, Paragraph } from './parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { typedAddress } from './typed-address';

export const campaignLinkMail: MailTemplate<MailData['campaign-link']> = {
  subject: (_, { productName }) => `Your campaign link for ${productName}`,
  Body: ({ data: { firstName, link }, site }) => (
    <Layout
      site={site}
      title="Your campaign link"
      preview="Visits through this link are tracked separately."
      because={typedAddress(site)}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your campaign is registered. We track visits and sign-ups through this link under its name:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>
        This link doesn’t earn commission; only an ambassador’s referral link does. If you are paid to promote{' '}
        {site.productName}, disclose it where people see your link.
      </Paragraph>
    </Layout>
  ),
};
