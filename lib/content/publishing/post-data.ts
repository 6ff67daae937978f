import type { BlogPosting } from 'schema-dts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { sharePicture } from '@/lib/domain/shared/site-files';
import { language } from '@/lib/content/shared/languages';
import { productName } from '@/lib/content/shared/product';

/** The post fields used for structured data. */
export type PostHead = {
  id: string;
  title: string;
  summary: string;
  author: { id: string; name: string };
  publishedAt: string;
  correctedAt: string | null;
  access: { isOpen: boolean };
};

/** CSS selector of the part behind the paywall. */
const closedPart = '.closed-part';

/** schema.org data of a post. Marked as free only if it can be read without an account. */
export function blogPosting(post: PostHead, siteUrl: string): BlogPosting {
  const { id, title, summary, author, publishedAt, correctedAt, access } = post;
  const url = siteUrl + paths.post(id);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: summary,
    url,
    image: siteUrl + sharePicture(paths.post(id)),
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: correctedAt ?? publishedAt,
    inLanguage: language,
    author: { '@type': 'Organization', name: author.name, url: siteUrl + publishingPaths.author(author.id) },
    publisher: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: productName, url: `${siteUrl}/` },
    isAccessibleForFree: access.isOpen,
    ...(access.isOpen
      ? {}
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: closedPart } }),
  };
}
