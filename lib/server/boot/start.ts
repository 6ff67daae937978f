import './node-env';
import { createServer } from 'node:http';
import { settings } from '@/lib/server/env';
import { missingOperatorSettings } from '@/lib/server/legal-facts';
import { log } from '@/lib/server/log';
import { flushClicks } from '@/lib/server/services/clicks';
import { flushSignalViews } from '@/lib/server/services/signal-views';
import { ensureBuild } from './build';
import { choosingVariants } from './choose-variant';
import { leadingToDays } from './lead-to-days';
import { describeRunning } from './describe';
import { drain } from './drain';
import { loadEnvironment } from './environment';
import { failStart } from './fail-start';
import { keepingAnswers } from './front-cache';
import { listen, makeHttpServer } from './http-server';
import { refreshKeptPages } from './kept-pages';
import { openJobs, openServices } from './open-services';
import { reachingApi } from './reach-api';
import { sharingPages } from './shared-caching';
import { notingClicks } from './note-clicks';
import { makeShutdown } from './shutdown';
import { takeConsole } from './take-console';
import { startScriptHash, styleHashes } from './inline-hashes';

/** `npm start` and, with --dev, `npm run dev`. */
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
  if (!isDev) await ensureBuild(process.cwd());
  const database = await openServices(shutdown.add);

  if (!isDev) {
    takeConsole();
    shutdown.handleFaultsAlone();
    // Next's filter of rejections is for a kind of page that we have none of, and would complain that it was put aside.
    process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled';
  }
  // Next reads the environment when it is loaded; pages name the site's address from here.
  process.env.SITE_URL = siteUrl;
  const { default: next } = await import('next');
  const site = next({ dev: isDev, dir: process.cwd(), hostname: host, port, webpack: true });
  await site.prepare();
  shutdown.add(() => site.close());

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
  const pages = sharingPages(reachingApi(site.getRequestHandler()));
  const answering = leadingToDays(choosingVariants(isDev ? pages : keepingAnswers(pages)));
  // With the API elsewhere there is no database of ours to write a click to.
  const server = makeHttpServer(database === 'none' ? answering : notingClicks(answering), frame);
  const bound = await listen(server, host, port);
  const closeJobs = await openJobs();
  if (database !== 'none') {
    shutdown.add(flushClicks);
    shutdown.add(flushSignalViews);
  }
  // Together: a mail in hand and a slow request each have their time.
  shutdown.add(async () => void (await Promise.all([drain(server), closeJobs()])));
  if (!isDev) await refreshKeptPages(host, bound);
  const unnamed = missingOperatorSettings(settings());
  if (unnamed.length > 0) log.warn({ missing: unnamed }, 'the operator is not named: the legal pages say so');
  log.info(describeRunning(settings(), { database, role: 'site' }), `the site is ready: ${siteUrl}`);
}

/** Before minutes are spent on building: is the address free? */
async function checkAddress(host: string, port: number) {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}
