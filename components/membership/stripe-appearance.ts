import type { Appearance } from '@stripe/stripe-js';
import { resolveColor } from '@/components/charts/frame/resolve-token';

/**
 * The theme of Stripe's fields, which are in an iframe without our styles. By default their text would be dark on a
 * dark background.
 */
export function stripeAppearance(): Appearance {
  const { body, documentElement } = document;
  const isDark =
    (documentElement.dataset.theme ?? '') === ''
      ? window.matchMedia('(prefers-color-scheme: dark)').matches
      : documentElement.dataset.theme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorBackground: resolveColor(body, '--surface'),
      colorText: resolveColor(body, '--text'),
      colorTextSecondary: resolveColor(body, '--muted'),
      colorPrimary: resolveColor(body, '--accent'),
      colorDanger: resolveColor(body, '--loss'),
      borderRadius: '8px',
    },
  };
}
