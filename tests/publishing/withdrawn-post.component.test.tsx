import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PostPage } from '@/components/publishing/post-page';

// Renders the head's children in place; React moves metadata into the document's head.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

it('[U5] keeps a withdrawn post out of search engines', () => {
  render(<PostPage post={null} withdrawn="This post was withdrawn on 11/21/2026." />);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toContain('This post was withdrawn');
});
