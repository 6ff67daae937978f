import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuthorPage } from '@/components/publishing/author-page';
import { BlogPage } from '@/components/publishing/blog-page';
import { CategoryPage } from '@/components/publishing/category-page';
import type { PostCard } from '@/lib/contracts/publishing/posts';

const card = (id: string, overrides: Partial<PostCard> = {}): PostCard => ({
  id,
  title: `Title of ${id}`,
  summary: 'What it says.',
  author: { id: 'options-desk', name: 'Options desk' },
  categories: [{ slug: 'signals', name: 'Signals' }],
  visibility: 'public',
  tier: null,
  publishedAt: '2026-11-20T14:00:00.000Z',
  correctedAt: null,
  readingMinutes: 3,
  isSample: true,
  picture: null,
  access: { isOpen: true, reason: 'public', until: null, opensBy: null },
  ...overrides,
});
const signals = { slug: 'signals', name: 'Signals', description: 'What the record shows.', posts: 2 };
const categories = [signals, { slug: 'empty', name: 'Empty', description: 'Nothing yet.', posts: 0 }];
const page = { items: [card('one'), card('two', { visibility: 'paid' })], older: null, isFirst: true };

describe('the blog', () => {
  it('[D3] lists posts with date, reading time and audience', () => {
    render(<BlogPage {...page} categories={categories} />);
    const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(within(first as HTMLElement).getByRole('link', { name: 'Title of one' })).toHaveAttribute(
      'href',
      '/blog/one',
    );
    expect(within(first as HTMLElement).getByText('Free')).toBeVisible();
    expect(within(second as HTMLElement).getByText('With a plan')).toBeVisible();
  });

  it('[D3] [S13] ends the excerpt of a card with a whole sentence', () => {
    const first = 'Every number on our marketing pages has a source, an owner and a review date.';
    const second = 'An overdue review blocks the next release.';
    const third = 'Then the page says so.';
    const items = [card('one'), card('two', { summary: `${first} ${second} ${third}` })];
    render(<BlogPage {...page} items={items} categories={categories} />);
    expect(screen.getByText(`${first} ${second}`)).toBeVisible();
  });

  it('[D3] offers the categories that have posts, and marks the current one', () => {
    render(<CategoryPage {...page} categories={categories} category={signals} />);
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(nav.getByRole('link', { name: 'Signals' })).toHaveAttribute('aria-current', 'page');
    expect(nav.queryByRole('link', { name: 'Empty' })).toBeNull();
  });

  it('links to older posts and back, with plain links', () => {
    render(<BlogPage {...page} categories={categories} older="/blog?cursor=x" isFirst={false} />);
    expect(screen.getByRole('link', { name: /Older posts/ })).toHaveAttribute('href', '/blog?cursor=x');
    expect(screen.getByRole('link', { name: /Latest posts/ })).toHaveAttribute('href', '/blog');
  });

  it('[D3] labels samples once above the list when all are, else each of them', () => {
    const { rerender } = render(<BlogPage {...page} categories={categories} />);
    expect(screen.getAllByText(/^Sample posts?$/).map(({ textContent }) => textContent)).toEqual(['Sample posts']);
    rerender(<BlogPage {...page} items={[card('one'), card('two', { isSample: false })]} categories={categories} />);
    const label = screen.getByText(/^Sample posts?$/);
    expect(label.textContent).toBe('Sample post');
    expect(label.closest('li')).toHaveTextContent('Title of one');
  });

  it('[U4] says when there are no posts yet', () => {
    render(<BlogPage items={[]} older={null} isFirst categories={[]} />);
    expect(screen.getByText('No posts yet')).toBeVisible();
  });

  it('[S21] names an author by role, with their responsibility', () => {
    const author = { id: 'options-desk', name: 'Options desk', about: 'Closes in public.' };
    render(
      <AuthorPage {...page} author={author} facts="2 posts." links={[{ label: 'Contact us', href: '/contact' }]} />,
    );
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('heading', { level: 1, name: 'Options desk' })).toBeVisible();
    expect(screen.getByText('Closes in public.')).toBeVisible();
    expect(screen.getByText('2 posts.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Options desk' })).toBeNull();
  });
});
