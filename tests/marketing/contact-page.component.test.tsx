import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactPage } from '@/components/marketing/pages/contact-page';
import { plainFacts } from '@/lib/content/marketing/legal/facts';
import { operatorParts } from '@/lib/content/marketing/legal/operator';

const operator = { name: 'Example Research LLC', address: '1 Main Street, Dover, DE', email: 'desk@example.test' };

it('[S1] leads to what members do themselves, and names the operator with address and email', () => {
  render(<ContactPage operator={operatorParts({ ...plainFacts, isDemo: false, operator })} hasEmail />);
  expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/account/billing');
  expect(screen.getByRole('link', { name: 'Application status' })).toHaveAttribute('href', '/open-account/status');
  const write = within(screen.getByRole('region', { name: 'Write to us' }));
  expect(write.getByText('Operator: Example Research LLC')).toBeVisible();
  expect(write.getByText('Address: 1 Main Street, Dover, DE')).toBeVisible();
  expect(write.getByRole('link', { name: 'desk@example.test' })).toHaveAttribute('href', 'mailto:desk@example.test');
});

it('[S1] says in a demo that no operator is named', () => {
  render(<ContactPage operator={operatorParts({ ...plainFacts, isDemo: true, operator: {} })} hasEmail={false} />);
  expect(screen.getByText(/Its operator has not been named\./)).toBeVisible();
  expect(screen.queryByText(/Include your account/)).toBeNull();
});
