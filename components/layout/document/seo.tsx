import Head from 'next/head';
import { editionsOf } from '@/lib/content/shared/languages';
import { productName, siteUrl } from '@/lib/content/shared/product';
import { sharePicture } from '@/lib/domain/shared/site-files';

export type SeoProps = {
  title: string;
  description: string;
  /** The page's path without query parameters, so that tracking parameters never reach the canonical URL. */
  path: string;
  isHidden?: boolean;
};

/**
 * The page's title, description, and metadata for search engines and social networks. The server renders the preview
 * image at 1200 × 630.
 */
export function Seo({ title, description, path, isHidden = false }: SeoProps) {
  const fullTitle = path === '/' ? title : `${title} · ${productName}`;
  const address = siteUrl && !isHidden ? new URL(path, siteUrl).href : undefined;
  const picture = siteUrl + (isHidden ? '/social.png' : sharePicture(path));
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="description" name="description" content={description} />
      {address ? <link key="canonical" rel="canonical" href={address} /> : null}
      {address
        ? editionsOf(path, siteUrl).map(({ tag, address: edition }) => (
            <link key={`edition:${tag}`} rel="alternate" hrefLang={tag} href={edition} />
          ))
        : null}
      {isHidden ? <meta key="robots" name="robots" content="noindex" /> : null}
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={description} />
      {address ? <meta key="og:url" property="og:url" content={address} /> : null}
      <meta key="og:image" property="og:image" content={picture} />
    </Head>
  );
}
