import { contactTopicLabels } from '@/lib/content/leads/contact-form';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

/** A visitor's message, mailed to the operator, who answers by replying to it. */
export const contactMessage: MailTemplate<MailData['contact-message']> = {
  subject: ({ topic }, { productName }) => `${productName} contact form: ${contactTopicLabels[topic]}`,
  headers: ({ email }) => ({ 'Reply-To': email }),
  Body: ({ data: { name, email, topic, message }, site }) => (
    <Layout
      site={site}
      title={contactTopicLabels[topic]}
      preview={`A message from ${name}`}
      because="Messages of the contact form are sent to the operator. Your reply goes to the sender."
    >
      <Paragraph>
        From {name}, {email}
      </Paragraph>
      {message.split('\n').map((text, index) => (
        <Paragraph key={index}>{text}</Paragraph>
      ))}
    </Layout>
  ),
};
