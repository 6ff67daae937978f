import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Drawing, type Drawn } from '@/components/publishing/cover/drawing';
import { PostBanner } from '@/components/publishing/cover/post-banner';
import { PostCover } from '@/components/publishing/cover/post-cover';
import { varied } from '@/components/publishing/cover/varied';
import { firstCategories } from '@/lib/content/publishing/blog-roles';

const post = (slug: string, id = 'a-post') => ({ id, categories: [{ slug, name: slug }], picture: null });
const drawnBy = (given: Drawn) => render(<Drawing post={given} viewBox="0 0 480 270" />).container.innerHTML;

describe('[D3] the picture of a post', () => {
  it('depends on the category, each with its own drawing, and one for any other', () => {
    const shapes = [...firstCategories.map(({ slug }) => slug), 'new-category'].map((slug) =>
      drawnBy(post(slug)).replaceAll(/[\d.]+/g, '#'),
    );
    expect(new Set(shapes).size).toBe(firstCategories.length + 1);
  });

  it('is the same each time, and differs between posts of one category', () => {
    expect(drawnBy(post('signals'))).toBe(drawnBy(post('signals')));
    expect(drawnBy(post('signals'))).not.toBe(drawnBy(post('signals', 'another-post')));
  });

  it('differs in kind between the sample posts', () => {
    const posts = {
      'how-we-count-the-hit-rate': ['signals', 'how-we-count'],
      'drawdown-before-return': ['signals', 'how-we-count'],
      'three-best-trades': ['signals'],
      'how-a-claim-gets-onto-this-site': ['how-we-work'],
      'losing-nothing-when-the-power-goes': ['how-we-work'],
      'a-band-is-a-promise': ['how-we-count', 'charts'],
      'what-a-test-drive-is-for': ['membership'],
      'what-the-cofounder-share-counts': ['membership'],
    };
    const kinds = Object.entries(posts).map(([id, slugs]) => {
      const categories = slugs.map((slug) => ({ slug, name: slug }));
      // Ignores numbers and repeated elements.
      const drawn = drawnBy({ id, categories, picture: null }).replaceAll(/-?[\d.]+/g, '#');
      return [...new Set(drawn.match(/<\w+ [^>]*>/g))].toSorted().join('');
    });
    expect(new Set(kinds).size).toBe(8);
  });

  // Starts at $1,000: win, loss, win, unchanged.
  const balances = { kind: 'record' as const, name: 'Track record', until: '2022-02-28', isSample: true };
  const record = { ...balances, values: [1000, 1400, 1100, 1200, 1200] };

  it('draws each trade of the record, the won ones first', () => {
    const given = { ...post('signals', 'how-we-count-the-hit-rate'), picture: record };
    const { container } = render(<Drawing post={given} viewBox="0 0 480 270" />);
    const looks = [...container.querySelectorAll('rect')].map(
      (rect) => /gain|loss|ring/.exec(rect.getAttribute('class')!)?.[0],
    );
    expect(looks).toEqual(['gain', 'gain', 'ring', 'loss']);
  });

  it('draws the record in three ways, so that posts about signals differ', () => {
    const ids = ['how-we-count-the-hit-rate', 'drawdown-before-return', 'three-best-trades'];
    const drawn = ids.map((id) => drawnBy({ ...post('signals', id), picture: record }).replaceAll(/-?[\d.]+/g, '#'));
    expect(new Set(drawn).size).toBe(3);
  });

  it('has no colors of its own: they follow the theme', () => {
    for (const { slug } of firstCategories) expect(drawnBy(post(slug))).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|style=/);
  });

  it('is decoration in a list', () => {
    const { container } = render(<PostCover post={post('charts')} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('describes its data, and marks sample data', () => {
    const picture = { kind: 'stock' as const, name: 'AAPL', values: [1, 3, 2], until: '2026-11-25', isSample: true };
    const { rerender } = render(<PostBanner post={{ ...post('charts'), picture, parts: [] }} />);
    const words = 'AAPL: 3 weekly closes to 11/25/2026. Sample figures.';
    expect(screen.getByRole('img', { name: words })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    const sector = { kind: 'sector' as const, name: 'Robotics', values: [1, 2], until: '2026-10', isSample: false };
    rerender(<PostBanner post={{ ...post('charts'), picture: sector, parts: [] }} />);
    expect(screen.getByText('Robotics: 2 monthly values of the sector index to Oct 2026.')).toBeVisible();
    rerender(<PostBanner post={{ ...post('charts'), parts: [] }} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Illustration, not data.')).toBeVisible();
  });

  it('does not repeat the chart of a stock in the text', () => {
    const picture = { kind: 'stock' as const, name: 'AAPL', values: [1, 3, 2], until: '2026-11-25', isSample: true };
    const textOn = (ticker: string) => [{ kind: 'stock' as const, ticker }];
    const { rerender } = render(<PostBanner post={{ ...post('charts'), picture, parts: textOn('AAPL') }} />);
    expect(screen.getByText('Illustration, not data.')).toBeVisible();
    rerender(<PostBanner post={{ ...post('charts'), picture, parts: textOn('MSFT') }} />);
    expect(screen.getByRole('img', { name: /^AAPL: 3 weekly closes/ })).toBeVisible();
  });
});

it('varies by text only, from 0 to 1', () => {
  const parts = varied('a-post', 200);
  expect(parts).toEqual(varied('a-post', 200));
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...parts)).toBeLessThan(1);
  expect(new Set(parts.map((part) => Math.floor(part * 10))).size).toBe(10);
});
