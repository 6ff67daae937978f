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

/** Reached by other means: the API's own page, pages for demonstrations only, links of mails, the way back from a bank, what a plan leads to. */
const elsewhere = new Set<string>([
  paths.apiDocs,
  paths.styleguide,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.newsletterPreferences,
  paths.bankReturn,
  paths.checkout,
  paths.tradierReturn,
  paths.tradierSample,
]);
/** Forms that no page of words leads to; the others stand in a page or are linked from one. */
const forms = (['single-signup', 'sponsors', 'tracker'] as const).map(paths.form);
const screens = [...Object.values(paths).filter((path) => typeof path === 'string' && !elsewhere.has(path)), ...forms];

describe('footer', () => {
  it.each(screens)('[S1] leads to %s', (path) => {
    renderFooter();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  });

  it('[S3] has the four social links, each with a name', () => {
    renderFooter();
    for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
      const network = new RegExp(`^https://(www\\.)?${name.toLowerCase()}\\.com/`);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(network));
    }
  });

  it('[S20] asks no one who is signed in to sign up or to log in', () => {
    render(
      <TestRouter>
        <Footer isMember />
      </TestRouter>,
    );
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain(paths.signUp);
    expect(addresses).not.toContain(paths.login);
    expect(addresses).toContain(paths.account);
  });

  it('[U1] reads its disclosures as sentences', () => {
    renderFooter();
    expect(screen.getByText(/say nothing about the next trade\.$/)).toBeInTheDocument();
  });
});
