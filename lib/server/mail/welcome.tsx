import { paths } from '@/lib/domain/paths';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

export const welcome: Letter<MailData['welcome']> = {
  subject: (_, { productName }) => `Welcome to ${productName}`,
  Body: ({ data: { firstName }, site }) => (
    <Layout site={site} title={`Welcome to ${site.productName}`} preview="Your account is open.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account is open, and it costs nothing. A good place to start is the trade record: every trade with its
        date, its result and the balance after it, losses included.
      </Paragraph>
      <Action href={site.siteUrl + paths.optionsSignals}>Read the trade record</Action>
      <Paragraph>
        You did not open this account? Somebody typed your address. Choose “Forgot password?” on the site, set a
        password of your own, and nobody else can use it.
      </Paragraph>
    </Layout>
  ),
};
