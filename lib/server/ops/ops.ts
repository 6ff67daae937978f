import { parseArgs } from 'node:util';
import axios from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { operationContract } from '@/lib/contracts/platform/operation';
import { reportsContract } from '@/lib/contracts/visits/reports';
import { loadEnvironment } from '../boot/environment';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { settings, SettingsError } from '@/lib/server/platform/settings/env';
import { billingUsage, runBilling } from '@/lib/server/membership/billing-commands';
import { capTableUsage, runCapTable } from '@/lib/server/investing/cap-table/cap-table-commands';
import { commissionsUsage, runCommissions } from '@/lib/server/referrals/commissions-commands';
import { runSales, salesUsage } from '@/lib/server/referrals/earnings/sales-commands';
import { cofoundersUsage, runCofounders } from '@/lib/server/referrals/grants/cofounders-commands';
import { partnersUsage, runPartners } from '@/lib/server/referrals/partners/partners-commands';
import { payoutsUsage, runPayouts } from '@/lib/server/referrals/payouts/payouts-commands';
import { backUpData, restoreData } from './data';
import { experimentUsage, runExperiment } from '@/lib/server/visits/experiments-commands';
import { failureSentence } from './failure';
import { runSignals, signalsUsage } from '@/lib/server/signals/desk/signals-commands';
import { ledgerUsage, runLedger } from '@/lib/server/signals/ledger/ledger-commands';
import { incidentsUsage, runIncidents } from '@/lib/server/investing/weekly-reports/incidents-commands';
import { leadsAsCsv, reviewTracker } from '@/lib/server/leads/leads-commands';
import { marketUsage, runMarket } from '@/lib/server/market/market-commands';
import { newsletterUsage, runNewsletter } from '@/lib/server/publishing/newsletter/newsletter-commands';
import { placesUsage, runPlaces } from '@/lib/server/places/places-commands';
import { printTraffic } from '@/lib/server/visits/print-traffic-commands';
import { postsUsage, runPosts } from '@/lib/server/publishing/posts/posts-commands';
import { projectsUsage, runProjects } from '@/lib/server/investing/projects/projects-commands';
import { roundsUsage, runRounds } from '@/lib/server/investing/rounds/rounds-commands';
import { requestsUsage, runRequests } from './requests';
import { runWeeklyReport, weeklyReportUsage } from '@/lib/server/investing/weekly-reports/weekly-report-commands';

const usage = `Usage: npm run ops -- <command>

  outbox [--limit 20]   list outbox messages, newest first
  alerts [--limit 20]   list operator alerts, newest first
  invites add <url...>  add single-use Discord invites; without URLs, count those left
  revalidate <path...>  re-render prerendered pages
${placesUsage}
${requestsUsage}
${signalsUsage}
${ledgerUsage}
${capTableUsage}
${weeklyReportUsage}
${incidentsUsage}
${marketUsage}
${roundsUsage}
${projectsUsage}
${billingUsage}
${commissionsUsage}
${salesUsage}
${payoutsUsage}
${partnersUsage}
${cofoundersUsage}
${postsUsage}
${newsletterUsage}
  report traffic [--from 2026-01-01] [--to 2026-01-31]
                        show visitors, sources, pages, sign-ups and referral clicks
${experimentUsage}
  leads [form]          export form submissions as CSV
  tracker               list pending ideas
  tracker publish|reject <id>
                        publish or reject an idea
  keys rotate           re-encrypt all sealed values with KEK_CURRENT; then remove KEK_RETIRED
  ready                 check whether the running site is ready

These commands call the running site at SITE_URL with OPS_TOKEN. The next two use its database, also while it runs:

  backup [folder] [--keep 48]  back up the database to a new file in the folder (default: backups); --keep removes older ones
  restore <file>               restore an empty database from a backup, in one transaction`;

try {
  loadEnvironment();
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  const isPlain = error instanceof SettingsError || error instanceof StartupError;
  const reason = error instanceof Error ? error.message : 'The command failed.';
  console.error(isPlain ? reason : (failureSentence(error) ?? reason));
}

async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      limit: { type: 'string', default: '20' },
      keep: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      on: { type: 'string' },
      at: { type: 'string' },
      week: { type: 'string' },
      'signed-by': { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [command, ...rest] = positionals;
  if (command === 'backup') return say(await backUpData(rest[0], readKeep(values.keep)));
  if (command === 'restore') return say(await restoreData(rest[0]));
  const { siteUrl, opsToken } = settings();
  const http = axios.create({ baseURL: siteUrl, timeout: 10_000, headers: { Authorization: `Bearer ${opsToken}` } });
  const operation = createClient(operationContract, http);
  /** Commands by area: each resolves with its output, or with undefined for unknown arguments. */
  const areas: Record<string, () => Promise<string | undefined>> = {
    places: () => runPlaces(http, rest),
    market: () => runMarket(http, rest),
    requests: () => runRequests(http, rest),
    signals: () => runSignals(http, rest, values),
    'cap-table': () => runCapTable(http, rest, values.on),
    round: () => runRounds(http, rest),
    project: () => runProjects(http, rest),
    billing: () => runBilling(http, rest),
    commissions: () => runCommissions(http, rest),
    referrals: () => runSales(http, rest),
    cofounders: () => runCofounders(http, rest),
    partners: () => runPartners(http, rest),
    payouts: () => runPayouts(http, rest),
    newsletter: () => runNewsletter(http, rest, values.at),
    post: () => runPosts(http, rest, values),
    incident: () => runIncidents(http, rest, values.at),
    'weekly-report': () => runWeeklyReport(http, rest, values),
    experiment: () => runExperiment(http, rest[0]),
  };
  const area = command !== undefined && Object.hasOwn(areas, command) ? areas[command] : undefined;
  if (area) {
    const output = await area();
    console.log(output ?? usage);
    return output === undefined ? 2 : 0;
  }
  switch (command) {
    case 'outbox':
      for (const message of (await operation.outbox({ query: { limit: Number(values.limit) } })).items) {
        console.log(
          `${message.createdAt}  ${message.state.padEnd(8)} ${message.topic}  ${message.to ?? ''}  ${message.subject ?? ''}`,
        );
        if (message.text) console.log(message.text.replaceAll(/^/gm, '    '));
      }
      return 0;
    case 'alerts':
      for (const { at, name, about, message } of (await operation.alerts({ query: { limit: Number(values.limit) } }))
        .items)
        console.log(`${at}  ${name}  ${about}\n    ${message}`);
      return 0;
    case 'invites': {
      const [verb = 'add', ...urls] = rest;
      if (verb !== 'add') throw new Error('Usage: npm run ops -- invites add <url...>');
      const { added, free } = await operation.addInvites({ body: { urls } });
      return say([`${added} added, ${free} left`]);
    }
    case 'revalidate':
      if (rest.length === 0) break;
      console.log((await operation.revalidate({ body: { paths: rest } })).revalidated.join('\n'));
      return 0;
    case 'report':
      if (rest[0] !== 'traffic') break;
      return say(
        printTraffic(
          await createClient(reportsContract, http).traffic({ query: { from: values.from, to: values.to } }),
        ),
      );
    case 'leads':
      process.stdout.write(await leadsAsCsv(http, rest[0]));
      return 0;
    case 'tracker':
      console.log(await reviewTracker(http, rest));
      return 0;
    case 'ledger': {
      const output = await runLedger(http, rest);
      if (!output) break;
      console.log(output.text);
      return output.isGood ? 0 : 1;
    }
    case 'keys': {
      if (rest[0] !== 'rotate') break;
      const { rewrapped, left } = await operation.rewrapKeys();
      console.log(`${rewrapped} values re-encrypted with the current key, ${left} left`);
      return left === 0 ? 0 : 1;
    }
    case 'ready':
      return say([(await operation.readiness()).status]);
    case undefined:
      break;
  }
  console.log(usage);
  return command === undefined ? 0 : 2;
}

function say(lines: string[]) {
  console.log(lines.join('\n'));
  return 0;
}

function readKeep(keep: string | undefined) {
  if (keep === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(keep)) throw new StartupError('--keep needs a whole number of at least 1.');
  return Number(keep);
}
