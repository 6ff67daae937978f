import type { BreadcrumbList, Dataset, FAQPage, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { sectorNewsTitle, sectorStocksTitle } from '@/lib/domain/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import type { PlaceKind } from '@/lib/domain/places/places';
import type { Block } from '../shared/blocks';
import { language } from '../shared/languages';
import { placeTitle } from '@/lib/content/places/place-names';
import { blogPosting, type PostHead } from '@/lib/content/publishing/post-data';
import { productName } from '../shared/product';
import { sitePages, type SitePage } from './site-pages';
import { stockCopy } from '@/lib/content/research/stocks';

/** The page data that structured data is built from. */
export type PageData = {
  page?: { blocks?: readonly Block[] };
  record?: { meta?: RecordMeta } | null;
  place?: Parameters<typeof placeTitle>[0] & { slug: string };
  stock?: { ticker: string; name: string };
  sector?: { slug: string; name: string };
  post?: PostHead | null;
  author?: { id: string; name: string };
  category?: { slug: string; name: string };
  signal?: { title: string };
};
type RecordMeta = { asOf: string; isSample: boolean };

/** The path of a page, from its data or its route. */
export function pathOf(
  route: string,
  data: {
    path?: unknown;
    page?: { path?: unknown };
    place?: { kind: PlaceKind; slug: string };
    form?: LeadFormName;
    post?: { id: string } | null;
    author?: { id: string };
    category?: { slug: string };
  },
) {
  if (data.form) return paths.form(data.form);
  if (data.post) return paths.post(data.post.id);
  if (data.author) return publishingPaths.author(data.author.id);
  if (data.category) return publishingPaths.blogCategory(data.category.slug);
  if (data.place) return placePaths.place(data.place.kind, data.place.slug);
  const pagePath = data.path ?? data.page?.path ?? route;
  return typeof pagePath === 'string' ? pagePath : route;
}

/** The schema.org data of a page; undefined for pages that are not indexed. */
export function structuredData(path: string, data: PageData, siteUrl: string): Graph | undefined {
  const page =
    sitePages.find((one) => one.path === path) ??
    placeHead(path, data) ??
    stockHead(path, data) ??
    blogHead(path, data) ??
    signalHead(path, data) ??
    sectorHeads(data).find((one) => one.path === path);
  if (!page || siteUrl === '') return undefined;
  const things: (Thing | undefined)[] = [
    ...(path === paths.home
      ? [organization(siteUrl), webSite(siteUrl)]
      : [breadcrumbs(page, siteUrl, sectorHeads(data))]),
    questions(data.page?.blocks ?? []),
    data.post ? blogPosting(data.post, siteUrl) : undefined,
    path === paths.optionsSignals ? dataset(page, data.record?.meta, siteUrl) : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

/** The head of a place's page, from its data, because places are not among the listed pages. */
const placeHead = (path: string, { place }: PageData): SitePage | undefined =>
  place && { path, title: placeTitle(place), description: '' };

/** The head of a stock's page. */
const stockHead = (path: string, { stock }: PageData): SitePage | undefined =>
  stock && { path, title: stockCopy.title(stock.name, stock.ticker), description: '' };

/** The head of a post, a category or an author. */
function blogHead(path: string, { post, author, category }: PageData): SitePage | undefined {
  const title = post?.title ?? author?.name ?? category?.name;
  return title === undefined ? undefined : { path, title, description: '' };
}

/** The head of a signal's page. */
const signalHead = (path: string, { signal }: PageData): SitePage | undefined =>
  signal && { path, title: signal.title, description: '' };

/** The heads of a sector's two pages, parent first. */
const sectorHeads = ({ sector }: PageData): SitePage[] =>
  sector
    ? [
        { path: paths.sectorStocks(sector.slug), title: sectorStocksTitle(sector.name), description: '' },
        { path: paths.sectorNews(sector.slug), title: sectorNewsTitle(sector.name), description: '' },
      ]
    : [];

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

const organization = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: productName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
});

const webSite = (siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: productName,
  url: `${siteUrl}/`,
  inLanguage: language,
  publisher: { '@id': organizationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${paths.search}?q={search_term_string}` },
    // Search engines read this property, which the schema.org types do not have.
    ...{ 'query-input': 'required name=search_term_string' },
  },
});

/** Breadcrumbs from the home page along the path, skipping segments without a page. */
function breadcrumbs(page: SitePage, siteUrl: string, more: readonly SitePage[]): BreadcrumbList {
  const steps = page.path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  const trail = steps.flatMap((step) =>
    step === page.path ? page : ([...sitePages, ...more].find(({ path }) => path === step) ?? []),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === paths.home ? productName : title,
      item: siteUrl + path,
    })),
  };
}

/** The page's FAQ; undefined without questions. */
function questions(blocks: readonly Block[]): FAQPage | undefined {
  const questions = blocks
    .flatMap((block) => (block.kind === 'columns' ? block.blocks : [block]))
    .flatMap((block) => (block.kind === 'faq' ? block.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The track record as a dataset; undefined for sample trades. */
function dataset(page: SitePage, meta: RecordMeta | undefined, siteUrl: string): Dataset | undefined {
  if (!meta || meta.isSample) return undefined;
  return {
    '@type': 'Dataset',
    name: page.title,
    description: page.description,
    url: siteUrl + page.path,
    isAccessibleForFree: true,
    dateModified: meta.asOf,
    creator: { '@id': organizationId(siteUrl), '@type': 'Organization', name: productName, url: `${siteUrl}/` },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${siteUrl}/api/trades`,
    },
  };
}

/** The JSON with `<` escaped, so that no text can close the script element. */
export const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
