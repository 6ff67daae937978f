import { operatorAlerts } from '@/lib/content/platform/operator-alerts';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { Letter } from '@/lib/server/platform/mail/letter';
import { Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const operatorAlert: Letter<MailData['operator-alert']> = {
  subject: ({ name }, { productName }) => `Alert from ${productName}: ${name}`,
  Body: ({ data: { name, about, at }, site }) => (
    <Layout
      site={site}
      title="An alert for the operator"
      preview={operatorAlerts[name]}
      because="You receive this mail because your address is set as OPERATOR_EMAIL."
    >
      <Paragraph>{operatorAlerts[name]}</Paragraph>
      <Paragraph>
        About {about}, at {at}. The command npm run ops -- alerts lists all alerts.
      </Paragraph>
    </Layout>
  ),
};
