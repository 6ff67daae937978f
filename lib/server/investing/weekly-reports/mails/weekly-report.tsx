import { weeklyReportsPage as copy } from '@/lib/content/investing/weekly-reports';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Address, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { preferencesLink, unsubscribeHeaders } from '@/lib/server/platform/mail/unsubscribe';
import { ReportFigures, ReportHashes } from './report-figures';

type Data = MailData['weekly-report'];

/** Email with a signed weekly report, or a correction of it, with the same figures as its page. */
export const weeklyReport: MailTemplate<Data> = {
  subject: (data, { productName }) => `${productName}: ${data.isSample ? 'Sample: ' : ''}${headline(data)}`,
  headers: unsubscribeHeaders,
  Body: ({ data, site }) => {
    const { report, isSample, link, unsubscribeLink } = data;
    const { figures, reason, signedBy, writtenAt } = report;
    return (
      <Layout
        site={site}
        title={headline(data)}
        preview={`${copy.signed} ${signedBy}, ${dayOf(writtenAt)}`}
        because={
          <>
            You confirmed this address for the weekly report of {new URL(site.siteUrl).host}.{' '}
            <Address href={unsubscribeLink}>Unsubscribe</Address> anytime or{' '}
            <Address href={preferencesLink(unsubscribeLink)}>choose what we email you</Address>. Not a recommendation to
            buy or sell.
          </>
        }
      >
        {isSample ? <Paragraph>This is sample data.</Paragraph> : null}
        {reason === null ? null : (
          <Paragraph>
            <strong>{copy.correction}:</strong> {reason}
          </Paragraph>
        )}
        {report.words === '' ? null : <Paragraph>{report.words}</Paragraph>}
        <ReportFigures figures={figures} />
        <ReportHashes report={report} />
        <Paragraph>
          {copy.signed} {signedBy}, {dayOf(writtenAt)}
        </Paragraph>
        <Paragraph>
          Past performance does not guarantee future results.{' '}
          <Address href={site.siteUrl + paths.disclosures}>Disclosures</Address>
        </Paragraph>
        <Action href={link}>View report</Action>
      </Layout>
    );
  },
};

const headline = ({ week, report }: Data) =>
  `${report.reason === null ? 'Weekly report' : 'Corrected weekly report'}, week of ${fullDate(week)}`;
