import { productName } from '@/lib/content/shared/product';
import { paths } from '@/lib/domain/shared/paths';

/** The background of the light theme, because a manifest can have only one color. */
const paper = '#faf8f3';

/** The web app manifest. */
export const manifest = {
  id: paths.home,
  name: productName,
  short_name: productName.slice(0, 12),
  description: 'Research and options signals with an open trade record.',
  lang: 'en-US',
  start_url: paths.home,
  scope: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
