import type { BlogPosting } from 'schema-dts';
import { paths } from '@/lib/domain/shared/paths';
import { language } from '@/lib/content/shared/languages';
import { productName } from '@/lib/content/shared/product';

/** What a post's page says of it to machines. */
export type PostHead = {
  id: string;
  title: string;
  summary: string;
  author: { id: string; name: string };
  publishedAt: string;
  correctedAt: string | null;
  access: { isOpen: boolean };
};

/** The part that not everybody reads, by the class that the page gives it. */
const closedPart = '.closed-part';

/** A post in schema.org's words: free exactly when whoever comes without an account may read it whole. */
export function blogPosting(post: PostHead, siteUrl: string): BlogPosting {
  const { id, title, summary, author, publishedAt, correctedAt, access } = post;
  const url = siteUrl + paths.post(id);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: correctedAt ?? publishedAt,
    inLanguage: language,
    author: { '@type': 'Organization', name: author.name, url: siteUrl + paths.author(author.id) },
    publisher: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: productName, url: `${siteUrl}/` },
    isAccessibleForFree: access.isOpen,
    ...(access.isOpen
      ? {}
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: closedPart } }),
  };
}
