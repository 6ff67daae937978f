import { operatorAlerts } from '@/lib/content/platform/operator-alerts';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const operatorAlert: MailTemplate<MailData['operator-alert']> = {
  subject: ({ name }, { productName }) => `Alert from ${productName}: ${name}`,
  Body: ({ data: { name, about, at }, site }) => (
    <Layout
      site={site}
      title="An alert for the operator"
      preview={operatorAlerts[name]}
      because="You get this email because OPERATOR_EMAIL is set to your address."
    >
      <Paragraph>{operatorAlerts[name]}</Paragraph>
      <Paragraph>
        About {about}, at {at}. The command npm run ops -- alerts lists all alerts.
      </Paragraph>
    </Layout>
  ),
};
