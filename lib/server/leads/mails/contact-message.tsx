import { Section } from '@react-email/section';
import { Fragment } from 'react';
import { contactTopicLabels } from '@/lib/content/leads/contact-form';
import { Layout } from '@/lib/server/platform/mail/layout';
import { light } from '@/lib/server/platform/mail/look';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

/** A visitor's message to the operator, who can reply to it directly. */
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
      <Section className="line" style={{ borderLeft: `3px solid ${light.line}`, paddingLeft: 16 }}>
        {message.split(/\n\s*\n/).map((text, index) => (
          <Paragraph key={index}>{linesOf(text)}</Paragraph>
        ))}
      </Section>
    </Layout>
  ),
};

/** A paragraph's lines, separated by line breaks. */
const linesOf = (paragraph: string) =>
  paragraph.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
