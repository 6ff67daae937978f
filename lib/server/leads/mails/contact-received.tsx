import { contactTopicLabels } from '@/lib/content/leads/contact-form';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const contactNoted: MailTemplate<MailData['contact-noted']> = {
  subject: (_, { productName }) => `We received your message to ${productName}`,
  Body: ({ data: { name, topic }, site }) => (
    <Layout
      site={site}
      title="We received your message"
      preview="Our team will read it and reply by email."
      because={`This email address was entered in the contact form on ${new URL(site.siteUrl).host}. If this wasn’t you, ignore this email. Replies to this address aren’t monitored.`}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Thank you for writing to us. Our team will read your message and reply by email.</Paragraph>
      <Paragraph>Topic: {contactTopicLabels[topic]}</Paragraph>
    </Layout>
  ),
};
