import { describe, expect, it } from 'vitest';
import { home } from '@/lib/content/marketing/home';
import { homeQuestions } from '@/lib/content/marketing/home-questions';
import { pathOf, scriptText, structuredData } from '@/lib/content/marketing/structured-data';

type Thing = Record<string, unknown> & { '@type': string };
const site = 'https://site.example';
const things = (path: string, data = {}) =>
  (structuredData(path, data, site) as { '@graph'?: Thing[] } | undefined)?.['@graph'] ?? [];
const kinds = (path: string, data = {}) => things(path, data).map((thing) => thing['@type']);

describe('structured data', () => {
  it('[I9] on the front page: the organization, the search, and its FAQ', () => {
    const data = things('/', { page: home });
    expect(data.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(JSON.stringify(data[1])).toContain('https://site.example/search?q={search_term_string}');
    const questions = data[2]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))).toEqual(
      homeQuestions.map(({ question, answer }) => ({ question, answer })),
    );
  });

  it('[I9] on a page below: its breadcrumb, of existing pages', () => {
    const trail = things('/stock-insights-by-sector/robotics/news')[0]?.itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([
      `${site}/`,
      `${site}/stock-insights-by-sector`,
      `${site}/stock-insights-by-sector/robotics`,
      `${site}/stock-insights-by-sector/robotics/news`,
    ]);
    expect(kinds('/2024')).toEqual(['BreadcrumbList']);
  });

  it('[I9] [B3] on a stock’s page: its name, from the page’s own data', () => {
    const data = { path: '/stocks/AAPL', stock: { ticker: 'AAPL', name: 'Apple' } };
    const trail = things('/stocks/AAPL', data)[0]?.itemListElement as { name: string; item: string }[];
    expect(trail.at(-1)).toMatchObject({ name: 'Apple (AAPL)', item: `${site}/stocks/AAPL` });
  });

  it('[U5][S1] on a page of a sector that exists only in the database: its breadcrumb', () => {
    const sector = { slug: 'clean-energy', name: 'Clean energy' };
    const path = '/stock-insights-by-sector/clean-energy/news';
    const trail = things(path, { path, sector })[0]?.itemListElement as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['The ROI', 'Sectors', 'Clean energy stocks', 'Clean energy news']);
    expect(kinds(path)).toEqual([]);
  });

  it('[I9] describes the record as a dataset only when its trades are real', () => {
    const meta = { asOf: '2026-11-20T00:00:00Z', source: 'x' };
    expect(kinds('/options-signals', { record: { meta: { ...meta, isSample: true } } })).not.toContain('Dataset');
    expect(kinds('/options-signals', { record: { meta: { ...meta, isSample: false } } })).toContain('Dataset');
  });

  it('[I9] is absent on hidden pages, and without a URL', () => {
    for (const path of ['/account', '/404', '/search', '/stocks/[ticker]'])
      expect(structuredData(path, {}, site), path).toBeUndefined();
    expect(structuredData('/', {}, '')).toBeUndefined();
  });

  it('[I9] cannot close its own script', () => {
    const text = scriptText({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
    });
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { '@graph': { name: string }[] })['@graph'][0]?.name).toBe('</script><b>');
  });

  it('[I9] uses a page’s URL from its data, or the route', () => {
    expect(pathOf('/', { path: '/2024' })).toBe('/2024');
    expect(pathOf('/a/[slug]', { page: { path: '/a/b' } })).toBe('/a/b');
    expect(pathOf('/sign-up', {})).toBe('/sign-up');
  });
});

describe('pages named by their data', () => {
  it('[I9] a place has its breadcrumb, and a form its own URL', () => {
    const place = { kind: 'cities', slug: 'detroit-mi', name: 'Detroit', town: null, region: 'MI' } as const;
    expect(pathOf('/places/cities/[slug]', { place })).toBe('/places/cities/detroit-mi');
    const trail = things('/places/cities/detroit-mi', { place })[0]?.itemListElement as {
      name: string;
      item: string;
    }[];
    expect(trail.map(({ item }) => item.slice(site.length))).toEqual([
      '/',
      '/places',
      '/places/cities',
      '/places/cities/detroit-mi',
    ]);
    expect(trail.at(-1)?.name).toBe('Detroit, MI');
    expect(pathOf('/forms/[name]', { form: 'join-us' })).toBe('/forms/join-us');
  });
});
