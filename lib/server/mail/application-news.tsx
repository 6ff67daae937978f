import { statusWords } from '@/lib/content/application/status-words';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

/** Where an application for a brokerage account stands now. The subject says nothing of it: others may see that. */
export const applicationNews: Letter<MailData['application-news']> = {
  subject: (_, { productName }) => `${productName}: news about your application`,
  Body: ({ data: { status, link }, site }) => {
    const { title, text } = statusWords[status];
    return (
      <Layout site={site} title={title} preview="What it means, and what comes next.">
        <Paragraph>Your application for a brokerage account has moved on. {text}</Paragraph>
        <Paragraph>
          Its page says what comes next, and whether anything is asked of you. We never ask for papers, numbers or
          passwords by mail.
        </Paragraph>
        <Action href={link}>See how it stands</Action>
      </Layout>
    );
  },
};
