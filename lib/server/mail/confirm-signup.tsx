import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Address, Paragraph } from './parts';
import type { MailData } from './payload';

export const confirmSignup: Letter<MailData['confirm-signup']> = {
  subject: (_, { productName }) => `Confirm your email for ${productName}`,
  Body: ({ data: { link, days }, site }) => (
    <Layout
      site={site}
      title="Confirm your email"
      preview="One step to the member-only list and discord."
      because={<>Somebody typed this address into the test drive’s form of {new URL(site.siteUrl).host}.</>}
    >
      <Paragraph>
        Somebody, we hope you, asked for the free test drive with this address. Confirm it to join the member-only
        distribution list and to get your invite to the member-only discord, as long as there is one left.
      </Paragraph>
      <Action href={link}>Confirm my email</Action>
      <Paragraph>
        The link works once, for {days} days: <Address href={link} />
      </Paragraph>
      <Paragraph>It was not you? Then do nothing: you are on no list, and we send nothing more.</Paragraph>
    </Layout>
  ),
};
