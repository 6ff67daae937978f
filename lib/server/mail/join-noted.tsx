import { paths } from '@/lib/domain/paths';
import type { JoinKind } from '@/lib/domain/lead-choices';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';
import { typedAddress } from './typed-address';

const kindNames: Record<JoinKind, string> = {
  customer: 'a cofounding customer',
  ambassador: 'a cofounding ambassador',
  investor: 'an angel or growth investor',
};

export const joinNoted: Letter<MailData['join-noted']> = {
  subject: (_, { productName }) => `We noted that you would like to join ${productName}`,
  Body: ({ data: { firstName, joinAs }, site }) => (
    <Layout site={site} title="We have noted it" preview="What you sent has arrived." because={typedAddress(site)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You would like to join {site.productName} as {kindNames[joinAs]}. What you sent is on the list that the people
        who run the site read. We promise no answer by a certain day, and you need not wait for one: an account is free
        and open at once.
      </Paragraph>
      <Action href={site.siteUrl + paths.signUp}>Open an account</Action>
    </Layout>
  ),
};
