import type { Appearance } from '@stripe/stripe-js';
import { resolveColor } from '@/components/charts/frame/resolve-token';

/** Theme of Stripe's fields, which are in an iframe without our styles: by default their text is dark on dark. */
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
