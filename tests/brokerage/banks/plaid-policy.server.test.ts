import { describe, expect, it } from 'vitest';
import { isPrivatePath, securityHeaders } from '@/lib/server/platform/http/security-headers';

const policyOf = (plaid?: string) =>
  securityHeaders({ https: true, dev: false, plaid })['Content-Security-Policy'] ?? '';

describe('[F11] the security policy of a page', () => {
  it('allows Plaid’s script, frame and address where they are needed, and no other third party', () => {
    const policy = policyOf('https://sandbox.plaid.com');
    expect(policy).toContain("script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js;");
    expect(policy).toContain("connect-src 'self' https://sandbox.plaid.com;");
    expect(policy).toContain('frame-src https://cdn.plaid.com;');
    expect(policyOf()).not.toContain('plaid');
  });

  it('[R8] marks the pages that providers redirect to as private', () => {
    for (const path of ['/account/tradier-return', '/account/bank-return', '/account/confirm-email/abc'])
      expect(isPrivatePath(path), path).toBe(true);
    for (const path of ['/account', '/account/bank', '/account/watchlists'])
      expect(isPrivatePath(path), path).toBe(false);
  });
});
