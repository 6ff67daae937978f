import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { typedAddress } from '@/lib/server/platform/mail/typed-address';

export const ideaNoted: MailTemplate<MailData['idea-noted']> = {
  subject: ({ symbol }, { productName }) => `We received your ${symbol} idea at ${productName}`,
  Body: ({ data: { symbol, tradeType, strike, expiration }, site }) => (
    <Layout
      site={site}
      title="We received your idea"
      preview="We review every idea before we publish it."
      because={typedAddress(site)}
    >
      <Paragraph>
        {symbol}, {tradeType.toLowerCase()}, strike {usdExact(strike * 100)}, expiring on {fullDate(expiration)}. After
        our review, it appears on the public tracker with its date and without your name. Inappropriate ideas are not
        published.
      </Paragraph>
      <Action href={site.siteUrl + paths.form('tracker')}>Open the tracker</Action>
    </Layout>
  ),
};
