/* eslint-disable @next/next/no-document-import-in-page -- pages are signposts: this is what pages/_document re-exports */
import { Html, Main, NextScript, type DocumentProps } from 'next/document';
import { language } from '@/lib/content/languages';
import { productName, siteUrl } from '@/lib/content/product';
import { pathOf, scriptText, structuredData } from '@/lib/content/structured-data';
import { textOf } from './inlined';
import { LateHead } from './late-head';

/** What stands around every page: language, theme, icons, and what machines are told about it. */
export function SiteDocument({ __NEXT_DATA__: { page: route, props } }: DocumentProps) {
  // What the page's own data function answered; only here is it of any kind.
  const data = (props as { pageProps?: object }).pageProps ?? {};
  const graph = structuredData(pathOf(route, data), data, siteUrl);
  return (
    <Html lang={language}>
      <LateHead>
        {/* The theme must be known before the first paint. The policy on scripts names this one by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: textOf('public', 'start.js') }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="alternate" type="application/atom+xml" title={productName} href="/feed.xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1311" media="(prefers-color-scheme: dark)" />
        {/* Data, which no browser runs: the policy on scripts does not touch it. */}
        {graph ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} /> : null}
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
