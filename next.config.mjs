// JavaScript: for a configuration in TypeScript, Next would load its compiler (23 MB) into the running site.

/** What the browser may know is fixed when the site is built; everything else is read at run time. */
const publicSettings = {
  NEXT_PUBLIC_PRODUCT_NAME: process.env.PRODUCT_NAME ?? 'The ROI',
  NEXT_PUBLIC_MODE: process.env.MODE === 'live' ? 'live' : 'demo',
  NEXT_PUBLIC_SEND_EVENTS: process.env.NEXT_PUBLIC_SEND_EVENTS ?? '',
  NEXT_PUBLIC_CONSENT_REQUIRED: process.env.CONSENT_REQUIRED ?? '',
  NEXT_PUBLIC_FACEBOOK_URL: process.env.FACEBOOK_URL ?? '',
  NEXT_PUBLIC_TWITTER_URL: process.env.TWITTER_URL ?? '',
  NEXT_PUBLIC_LINKEDIN_URL: process.env.LINKEDIN_URL ?? '',
  NEXT_PUBLIC_INSTAGRAM_URL: process.env.INSTAGRAM_URL ?? '',
};

/**
 * Every page loads the names of all chunks, in the manifest and the loader: six digits instead of sixteen save 1.4 KB. A changed file keeps its old name once in 16 million times.
 *
 * @param {{ output: { hashDigestLength?: number } }} webpack
 * @param {{ dev: boolean }} context
 */
function withShortHashes(webpack, { dev }) {
  if (!dev) webpack.output.hashDigestLength = 6;
  return webpack;
}

/** @type {import('next').NextConfig} */
const config = {
  env: publicSettings,
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // Next would hash a static page for every request, which costs more than sending it.
  generateEtags: false,
  productionBrowserSourceMaps: false,
  // How many seconds a proxy may serve a static page after it was generated, because builds replace each other.
  expireTime: 360,
  devIndicators: false,
  // No page uses Next's image component: without this, /_next/image would still fetch and scale any file of the site.
  images: { unoptimized: true },
  // There is no app folder, so the browser needs no filter to tell its routes from those of pages: 0.8 KB less script.
  // Regenerated pages stay in this process's memory: another site started from the same build has other data. Next
  // would load every page at once after the start and block the process: on a slow machine so long that database
  // queries timed out. The start regenerates the static pages one by one, which loads nearly all of them.
  experimental: { clientRouterFilter: false, isrFlushToDisk: false, preloadEntriesOnStart: false },
  // `npm run check` checks types, with a compiler that is ten times faster; starting the site does not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Addresses that people guess.
  redirects: () =>
    [
      ['/sectors', '/stock-insights-by-sector'],
      ['/signals', '/options-signals'],
      ['/pricing', '/subscribe'],
      ['/plans', '/subscribe'],
      ['/about', '/about-values'],
      ['/help', '/contact#answers'],
      ['/faq', '/contact#answers'],
      ['/register', '/sign-up'],
      ['/signup', '/sign-up'],
      ['/projects', '/back-a-project'],
    ].map(([source, destination]) => ({ source, destination, permanent: false })),
  webpack: withShortHashes,
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'pg-boss', 'pino', 'nodemailer', 'satori', 'sharp'],
};

export default config;
