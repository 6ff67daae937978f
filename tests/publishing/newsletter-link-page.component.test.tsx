import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsletterLinkPage } from '@/components/publishing/newsletter/newsletter-link-page';

const lost = { token: null, outcome: { isGood: false, sentence: 'The link is out of date.' } };

it('[D5] a reader whose unsubscribe link is out of date can write to us, and is not asked to subscribe', () => {
  render(<NewsletterLinkPage purpose="unsubscribe" {...lost} />);
  expect(screen.getByRole('status')).toHaveTextContent('The link is out of date.');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('link', { name: 'Subscribe again' })).toBeNull();
});

it('[D5] a reader whose confirmation link is out of date can subscribe again', () => {
  render(<NewsletterLinkPage purpose="confirm" {...lost} />);
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/forms/newsletter');
});
