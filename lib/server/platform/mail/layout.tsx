import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Site } from './mail-template';
import { darkStyle, light, sans, serif } from './look';

type LayoutProps = {
  site: Site;
  preview: string;
  title: string;
  /** Why the mail was sent, if not because of the reader's account. */
  because?: ReactNode;
  children: ReactNode;
};

/** The layout of every mail. */
export function Layout({ site, preview, title, because, children }: LayoutProps) {
  const host = new URL(site.siteUrl).host;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ margin: 0, padding: '32px 16px', backgroundColor: light.paper, fontFamily: sans }}
      >
        <Container style={{ maxWidth: 560 }}>
          <Text style={{ margin: '0 0 16px', fontFamily: serif, fontSize: 20, lineHeight: '28px' }}>
            <Link href={site.siteUrl} className="link" style={{ color: light.accent, textDecoration: 'none' }}>
              {site.productName}
            </Link>
          </Text>
          <Section
            className="surface"
            style={{
              backgroundColor: light.surface,
              border: `1px solid ${light.line}`,
              borderRadius: 14,
              padding: '32px 32px 16px',
            }}
          >
            <Heading
              as="h1"
              className="ink"
              style={{
                margin: '0 0 16px',
                fontFamily: serif,
                fontWeight: 500,
                fontSize: 28,
                lineHeight: '32px',
                color: light.ink,
              }}
            >
              {title}
            </Heading>
            {children}
          </Section>
          <Hr className="line" style={{ borderColor: light.line, margin: '24px 0 16px' }} />
          <Text className="muted" style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: light.muted }}>
            {because ?? (
              <>
                {site.productName} sent this service email about your account on {host}. Replies to this address aren’t
                monitored.
              </>
            )}
            {site.isDemo ? ' Demo: sample data.' : ''}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
