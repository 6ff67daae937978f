import { fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '@/components/ui/navigation/link';
import { paths } from '@/lib/domain/shared/paths';

function renderLink(href: string) {
  const push = vi.fn(() => Promise.resolve(true));
  const prefetch = vi.fn(() => Promise.resolve());
  render(
    <RouterContext.Provider value={{ push, prefetch } as unknown as NextRouter}>
      <Link href={href}>Go</Link>
    </RouterContext.Provider>,
  );
  return { push, prefetch, link: screen.getByRole('link') };
}

describe('link', () => {
  it('[S6] navigates to our pages without a reload', () => {
    const { push, link } = renderLink('/blog');
    const wasLeftToBrowser = fireEvent.click(link);
    expect(push).toHaveBeenCalledExactlyOnceWith('/blog', expect.anything());
    expect(wasLeftToBrowser).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '[U1] leaves %j to the browser',
    (how) => {
      const { push, link } = renderLink('/blog');
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, how);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it('[U2] leaves anchors on the page to the browser', () => {
    const { push, prefetch, link } = renderLink('#record');
    fireEvent.click(link);
    fireEvent.focus(link);
    expect(push).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('[U2] leaves pages with their own security policy to the browser', () => {
    const { push, link } = renderLink(paths.checkout);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(push).not.toHaveBeenCalled();
  });

  it('[P2] prefetches a page only when a pointer comes near', () => {
    const { prefetch, link } = renderLink('/blog');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/blog', '/blog', expect.anything());
  });
});
