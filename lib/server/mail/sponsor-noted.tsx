import { Layout } from './layout';
import type { Letter } from './letter';
import { Paragraph } from './parts';
import type { MailData } from './payload';
import { typedAddress } from './typed-address';

export const sponsorNoted: Letter<MailData['sponsor-noted']> = {
  subject: (_, { productName }) => `Your offer to sponsor ${productName} has arrived`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title="Your offer has arrived" preview="Nothing is agreed yet." because={typedAddress(site)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        What you wrote about sponsoring {site.productName} has arrived, and is on the list that the people who run the
        site read. Nothing is agreed by it, and we promise no answer by a certain day. Sponsors have no say in research,
        signals or the trade record.
      </Paragraph>
    </Layout>
  ),
};
