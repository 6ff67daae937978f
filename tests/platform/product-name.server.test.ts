import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('[S28] the product’s name is a build setting, and replaces every {product} of the specification', async () => {
  vi.stubEnv('PRODUCT_NAME', 'Harbour Light');
  const { default: config } = await import('@/next.config.mjs');
  expect(config.env?.NEXT_PUBLIC_PRODUCT_NAME).toBe('Harbour Light');

  vi.stubEnv('NEXT_PUBLIC_PRODUCT_NAME', config.env?.NEXT_PUBLIC_PRODUCT_NAME);
  vi.resetModules();
  const { productName } = await import('@/lib/content/shared/product');
  const messages = {
    ...(await import('@/lib/content/accounts/messages')),
    ...(await import('@/lib/content/leads/messages')),
    ...(await import('@/lib/content/brokerage/messages')),
  };
  const { phoneModal } = await import('@/lib/content/shared/modals');
  expect(productName).toBe('Harbour Light');
  expect(messages.welcome()).toBe('Welcome to Harbour Light');
  expect(phoneModal.submit).toBe('Let me See what Harbour Light Can Do');
  expect([messages.welcomeWithLink(), messages.objectiveRefused(), messages.riskRefused()].join(' ')).not.toContain(
    'The ROI',
  );
});
