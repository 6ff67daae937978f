import './node-env';
import { createServer } from 'node:http';
import { settings } from '@/lib/server/platform/settings/env';
import { missingOperatorSettings } from '@/lib/server/marketing/legal-facts';
import { log } from '@/lib/server/platform/log/log';
import { flushClicks } from '@/lib/server/referrals/clicks';
import { flushSignalViews } from '@/lib/server/research/timing/signal-views';
import { createApiListener } from '@/lib/server/app/api-listener';
import { closeLiveStreams } from '@/lib/server/app/live-today';
import { createSiteServices } from '@/lib/server/app/site-services';
import { createRevalidate } from '@/lib/server/platform/http/revalidation';
import { registerSiteServices } from '@/lib/server/platform/site-services';
import { withOutageResponse } from './answer-outages';
import { ensureBuild } from './build';
import { callNext } from './call-next';
import { choosingVariants } from './choose-variant';
import { leadingToDays } from './lead-to-days';
import { describeConfiguration } from './describe-configuration';
import { drain } from './drain';
import { loadEnvironment } from './environment';
import { failStart } from './fail-start';
import { withResponseCache } from './front-cache';
import { listen, makeHttpServer } from './http-server';
import { regenerateStaticPages } from './regenerate-static-pages';
import { openJobs, openServices } from './open-services';
import { serveApi, serveSiteFiles } from './serve-api';
import { sharingPages } from './shared-caching';
import { trackReferralClicks } from './track-referral-clicks';
import { makeShutdown } from './shutdown';
import { redirectConsole } from './redirect-console';
import { startScriptHash, styleHashes } from './inline-hashes';

/** Runs `npm start` and, with --dev, `npm run dev`. */
const isDev = process.argv.includes('--dev');
const shutdown = makeShutdown();
try {
  loadEnvironment();
  await start();
} catch (error) {
  await shutdown.abandon();
  failStart(error);
}

async function start() {
  const { host, port, mode, siteUrl, plaid, stripe } = settings();
  await checkAddress(host, port);
  const edition = isDev ? undefined : await ensureBuild(process.cwd());
  const database = await openServices(shutdown.add);

  if (!isDev) {
    redirectConsole();
    shutdown.handleFaultsAlone();
    // Next's filter of unhandled rejections is for the app router, and logs a warning when its listener is removed.
    process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled';
  }
  // Next reads the environment when it is loaded; pages read the site's URL from SITE_URL.
  process.env.SITE_URL = siteUrl;
  registerSiteServices(createSiteServices(edition));
  const { default: createNext } = await import('next');
  const site = createNext({ dev: isDev, dir: process.cwd(), hostname: host, port, webpack: true });
  await site.prepare();
  shutdown.add(() => site.close());
  const next = site.getRequestHandler();
  const revalidate = createRevalidate((ticket) =>
    callNext(next, '/api/revalidate', { 'x-revalidation-ticket': ticket }),
  );
  const api = createApiListener(revalidate);

  const styles = isDev ? [] : styleHashes(process.cwd());
  const frame = {
    isHttps: siteUrl.startsWith('https://'),
    isDev,
    isDemo: mode === 'demo',
    plaid: plaid?.apiBase,
    stripe: stripe !== undefined,
    styles,
    startScript: isDev ? undefined : startScriptHash(process.cwd()),
  };
  const pages = serveSiteFiles(api, sharingPages(withOutageResponse(next)));
  const handler = leadingToDays(choosingVariants(isDev ? pages : withResponseCache(pages)));
  // With an external API there is no database to store clicks in.
  const tracked = database === 'none' ? handler : trackReferralClicks(handler);
  const server = makeHttpServer(serveApi(api, tracked), frame);
  await listen(server, host, port);
  const closeJobs = await openJobs();
  if (database !== 'none') {
    shutdown.add(flushClicks);
    shutdown.add(flushSignalViews);
  }
  // Run in parallel, because mails being sent and slow requests each have their own time limit.
  shutdown.add(async () => void (await Promise.all([drain(server), closeJobs()])));
  // Closed before the server is drained, because an open stream is a request that never ends.
  shutdown.add(closeLiveStreams);
  if (!isDev) await regenerateStaticPages(revalidate);
  const unnamed = missingOperatorSettings(settings());
  if (unnamed.length > 0) log.warn({ missing: unnamed }, 'the operator is not configured; the legal pages say so');
  log.info(describeConfiguration(settings(), { database, role: 'site' }), `the site is ready: ${siteUrl}`);
}

/** Checks that the port is free before spending minutes on a build. */
async function checkAddress(host: string, port: number) {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}
