import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { light, sans, serif } from '@/lib/server/platform/mail/look';
import { Address } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import { preferencesLink, unsubscribeHeaders } from '@/lib/server/platform/mail/unsubscribe';

type Data = MailData['newsletter-issue'];

/**
 * Email with an edition of the newsletter. Each post contains what this reader can read on the site: all of it, or its
 * public part.
 */
export const newsletterIssue: MailTemplate<Data> = {
  subject: ({ subject }, { productName }) => `${productName}: ${subject}`,
  headers: unsubscribeHeaders,
  Body: ({ data: { subject, intro, posts, unsubscribeLink }, site }) => (
    <Layout
      site={site}
      title={subject}
      preview={posts.map(({ title }) => title).join(' · ')}
      because={
        <>
          You confirmed this address for the newsletter of {new URL(site.siteUrl).host}.{' '}
          <Address href={unsubscribeLink}>Unsubscribe</Address> anytime or{' '}
          <Address href={preferencesLink(unsubscribeLink)}>choose your topics and frequency</Address>. Not a
          recommendation to buy or sell.
        </>
      }
    >
      <Words html={intro} />
      {posts.map((post) => (
        <Post key={post.link} post={post} site={site.productName} />
      ))}
    </Layout>
  ),
};

const Post = ({
  post: { title, author, audience, html, isOpen, link },
  site,
}: {
  post: Data['posts'][number];
  site: string;
}) => (
  <div style={{ borderTop: `1px solid ${light.line}`, margin: '24px 0 0', padding: '20px 0 0' }}>
    <h2
      className="ink"
      style={{ margin: '0 0 4px', fontFamily: serif, fontWeight: 500, fontSize: 22, color: light.ink }}
    >
      <a href={link} className="ink" style={{ color: light.ink, textDecoration: 'none' }}>
        {title}
      </a>
    </h2>
    <p className="muted" style={{ margin: '0 0 12px', fontFamily: sans, fontSize: 13, color: light.muted }}>
      By {author}. {audience}.
    </p>
    <Words html={html} />
    {isOpen ? null : (
      <p style={{ margin: '0 0 16px', fontFamily: sans, fontSize: 16 }}>
        <Address href={link}>Read the rest at {site}</Address>
      </p>
    )}
  </div>
);

/** HTML of a post, which was sanitized when it was stored and again when it was read, as on the page. */
const Words = ({ html }: { html: string }) => (
  <div
    className="ink"
    style={{ fontFamily: sans, fontSize: 16, lineHeight: '26px', color: light.ink }}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
