import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

type Data = MailData['signal-news'];

/** Email to members with a plan when a signal is opened, closed or corrected. */
export const signalNews: MailTemplate<Data> = {
  subject: (data, { productName }) => `${productName}: ${headline(data)}`,
  Body: ({ data, site }) => (
    <Layout
      site={site}
      title={headline(data)}
      preview={details(data)}
      because={<>{site.productName} sent this because your plan includes options signals.</>}
    >
      <Paragraph>Hello {data.firstName},</Paragraph>
      <Paragraph>{details(data)}</Paragraph>
      {data.isSample ? <Paragraph>This is sample data, not a real signal.</Paragraph> : null}
      <Paragraph>
        This is not personal advice. You can lose the full amount you pay for an option. Past performance does not
        guarantee future results.
      </Paragraph>
      <Action href={data.link}>View signals</Action>
    </Layout>
  ),
};

const option = ({ symbol, strikeCents, tradeType }: Data) =>
  `${symbol} ${usdExact(strikeCents).replace(/\.00$/, '')} ${tradeType.toLowerCase()}`;

const verbs = { opened: 'Opened', closed: 'Closed', corrected: 'Corrected' } as const;

const headline = (data: Data) => `${verbs[data.news]}: ${option(data)}`;

function details(data: Data) {
  const entry = `${option(data)}, expires ${fullDate(data.expiration)}, bid ${usdExact(data.bidCents)}.`;
  return data.roiBp === null ? entry : `${entry} Result: ${(data.roiBp / 100).toFixed(1)}%.`;
}
