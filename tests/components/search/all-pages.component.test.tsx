import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AllPages } from '@/components/search/all-pages';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { allPaths } from '@/tests/support/all-paths';
import { paths } from '@/lib/domain/shared/paths';
import { TestRouter } from '../router';

/**
 * Pages that are reached in other ways: the API description, demo pages, links in mails, redirects from a bank, pages
 * that require a plan.
 */
const elsewhere = new Set<string>([
  toolPaths.apiDocs,
  toolPaths.styleguide,
  mailedPaths.newsletterConfirm,
  mailedPaths.newsletterUnsubscribe,
  mailedPaths.newsletterPreferences,
  paths.bankReturn,
  paths.checkout,
  paths.search,
  brokeragePaths.tradierReturn,
  brokeragePaths.tradierSample,
  '/options-signals/report',
]);
/** Forms that no content page links to; the others are embedded or linked. */
const forms = (['single-signup', 'sponsors', 'tracker'] as const).map(paths.form);
const listed = [
  ...Object.values(allPaths).filter((path) => typeof path === 'string' && !elsewhere.has(path)),
  ...forms,
];

it.each(listed)('[S1] the list of all pages links to %s', (path) => {
  render(
    <TestRouter>
      <AllPages />
    </TestRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
});
