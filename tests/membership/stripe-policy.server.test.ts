import { expect, it } from 'vitest';
import { securityHeaders } from '@/lib/server/platform/http/security-headers';

const policyOf = (stripe?: boolean) =>
  securityHeaders({ https: true, dev: false, stripe })['Content-Security-Policy'] ?? '';

it('[E1] allows Stripe’s form where a card is entered, and nowhere else', () => {
  expect(policyOf(true)).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policyOf(true)).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policyOf(true)).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policyOf()).not.toContain('stripe');
});
