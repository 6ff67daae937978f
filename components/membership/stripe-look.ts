import type { Appearance } from '@stripe/stripe-js';
import { resolveColour } from '@/components/charts/frame/resolve-token';

/** Theme of Stripe's fields, which are in an iframe without our styles: by default their text is dark on dark. */
export function stripeLook(): Appearance {
  const { body, documentElement } = document;
  const isDark =
    (documentElement.dataset.theme ?? '') === ''
      ? window.matchMedia('(prefers-color-scheme: dark)').matches
      : documentElement.dataset.theme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorBackground: resolveColour(body, '--surface'),
      colorText: resolveColour(body, '--text'),
      colorTextSecondary: resolveColour(body, '--muted'),
      colorPrimary: resolveColour(body, '--accent'),
      colorDanger: resolveColour(body, '--loss'),
      borderRadius: '8px',
    },
  };
}
