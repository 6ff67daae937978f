import { Layout } from './layout';
import type { Letter } from './letter';
import { Address, Paragraph } from './parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { typedAddress } from './typed-address';

export const campaignLinkMail: Letter<MailData['campaign-link']> = {
  subject: (_, { productName }) => `The link of your campaign for ${productName}`,
  Body: ({ data: { firstName, link }, site }) => (
    <Layout
      site={site}
      title="The link of your campaign"
      preview="Visits by this link are counted apart."
      because={typedAddress(site)}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your campaign is registered. This is its link; visits and sign-ups that come by it are counted under its name:
        <br />
        <Address href={link} />
      </Paragraph>
      <Paragraph>
        It earns nothing by itself: commissions follow the referral link of an ambassador. If you tell people about{' '}
        {site.productName} for a reward, say so where they see it.
      </Paragraph>
    </Layout>
  ),
};
