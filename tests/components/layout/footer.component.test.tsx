import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from '@/components/layout/navigation/footer';
import { paths } from '@/lib/domain/shared/paths';
import { TestRouter } from '../router';

const renderFooter = () =>
  render(
    <TestRouter>
      <Footer />
    </TestRouter>,
  );

describe('footer', () => {
  it('[S1] has at most twenty pages, none of them personal', () => {
    renderFooter();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const pages = addresses.filter((href) => href.startsWith('/') && href !== '/');
    expect(pages.length).toBeLessThanOrEqual(20);
    expect(pages.filter((href) => href.startsWith('/account') || href.startsWith('/open-account/'))).toEqual([]);
    for (const path of [
      paths.privacy,
      paths.terms,
      paths.cookies,
      paths.disclosures,
      paths.subscribe,
      paths.openAccount,
    ])
      expect(pages).toContain(path);
  });

  it('[S3] shows no social network without a profile', () => {
    renderFooter();
    expect(screen.queryByRole('list', { name: 'Social media' })).toBeNull();
  });

  it('[U1] shows its disclosures as sentences', () => {
    renderFooter();
    expect(screen.getByText(/You can lose all the money you put into options\.$/)).toBeInTheDocument();
  });
});
