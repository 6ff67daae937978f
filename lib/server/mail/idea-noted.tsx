import { fullDate } from '@/lib/domain/dates';
import { usdExact } from '@/lib/domain/exact-money';
import { paths } from '@/lib/domain/paths';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';
import { typedAddress } from './typed-address';

export const ideaNoted: Letter<MailData['idea-noted']> = {
  subject: ({ symbol }, { productName }) => `Your idea for ${symbol} has arrived at ${productName}`,
  Body: ({ data: { symbol, tradeType, strike, expiration }, site }) => (
    <Layout
      site={site}
      title="Your idea has arrived"
      preview="It shows in public once it has been read."
      because={typedAddress(site)}
    >
      <Paragraph>
        {symbol}, {tradeType.toLowerCase()}, strike {usdExact(strike * 100)}, expiring on {fullDate(expiration)}. It
        shows on the public tracker once one of us has read it, with its date and without your name. An idea that is not
        fit to print is not shown, and no further mail is sent about it.
      </Paragraph>
      <Action href={site.siteUrl + paths.form('tracker')}>Open the tracker</Action>
    </Layout>
  ),
};
