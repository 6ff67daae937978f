import { usdExact } from '@/lib/domain/shared/money';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

type Data = MailData['watch-alert'];

export const watchAlert: MailTemplate<Data> = {
  subject: (data, { productName }) => `${productName}: ${headline(data)}`,
  Body: ({ data, site }) => (
    <Layout
      site={site}
      title={headline(data)}
      preview={`Your alert for ${data.ticker}.`}
      because={
        <>
          {site.productName} sent this because you set this alert. Each alert sends one email. To stop your other
          alerts, delete them on <Address href={site.siteUrl + paths.watchlists}>your watchlists</Address>.
        </>
      }
    >
      <Paragraph>Hello {data.firstName},</Paragraph>
      <Paragraph>{sentence(data)}</Paragraph>
      {data.isSample ? <Paragraph>This is sample data.</Paragraph> : null}
      <Paragraph>This is not a recommendation.</Paragraph>
      <Action href={data.link}>Open {data.ticker}</Action>
    </Layout>
  ),
};

const money = (dollars: number | null) => usdExact(Math.round((dollars ?? 0) * 100));

const headline = ({ kind, ticker, price, day }: Data) =>
  kind === 'expiry' ? `a signal on ${ticker} expires on ${fullDate(day)}` : `${ticker} closed ${kind} ${money(price)}`;

const sentence = ({ kind, ticker, name, price, close, day }: Data) =>
  kind === 'expiry'
    ? `Our open signal on ${ticker} (${name}) expires on ${fullDate(day)}. See all signals in our track record.`
    : `${ticker} (${name}) closed at ${money(close)} on ${fullDate(day)}. You asked for an email when it closes ${kind} ${money(price)}.`;
