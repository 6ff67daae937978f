/* eslint-disable @next/next/no-document-import-in-page -- pages/_document re-exports this component */
import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { language } from '@/lib/content/shared/languages';
import { productName, siteUrl } from '@/lib/content/shared/product';
import { pathOf, scriptText, structuredData } from '@/lib/content/marketing/structured-data';
import { textOf } from './inlined';

/** The HTML document of every page: language, theme, icons and metadata. */
export function SiteDocument({ __NEXT_DATA__: { page: route, props } }: DocumentProps) {
  // The page's data; its type is unknown here.
  const data = (props as { pageProps?: object }).pageProps ?? {};
  const graph = structuredData(pathOf(route, data), data, siteUrl);
  return (
    <Html lang={language}>
      <Head>
        {/* Sets the theme before the first paint. The content security policy allows this script by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: textOf('public', 'start.js') }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="alternate" type="application/atom+xml" title={productName} href="/feed.xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1311" media="(prefers-color-scheme: dark)" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={productName} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        {/* JSON-LD is data, which browsers do not run, so the script policy does not apply. */}
        {graph ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} /> : null}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
