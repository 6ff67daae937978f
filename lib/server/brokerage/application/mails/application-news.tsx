import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

/** Email about the new status of a brokerage application. The subject omits the status, because others may see it. */
export const applicationNews: MailTemplate<MailData['application-news']> = {
  subject: (_, { productName }) => `${productName}: application update`,
  Body: ({ data: { status, link }, site }) => {
    const { title, text } = statusCopy[status];
    return (
      <Layout site={site} title={title} preview="See what happens next.">
        <Paragraph>Your brokerage account application has a new status. {text}</Paragraph>
        <Paragraph>
          Check the status page for next steps. We never ask for documents, numbers or passwords by email.
        </Paragraph>
        <Action href={link}>Check application status</Action>
      </Layout>
    );
  },
};
