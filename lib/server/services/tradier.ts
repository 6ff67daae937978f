import type { TradierStanding } from '@/lib/contracts/tradier';
import { notFound } from '@/lib/content/messages';
import { tradierOff, tradierStateWrong } from '@/lib/content/bank-messages';
import { now } from '../clock';
import { derive, hashOf, keyFor, randomToken, sha256 } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { tradierProvider } from '../providers/tradier/provider';
import { recordAudit } from '../repositories/audit';
import { simulatedMemory } from '../repositories/simulated-records';
import * as rows from '../repositories/tradier';
import { seal } from '../sealed';
import { enforceLimits } from './limits';

/** As long as Tradier's own code lives. */
const journeyMs = 600_000;
const totalMs = 8_000;

const provider = () => tradierProvider(simulatedMemory('tradier'));

function requireTradier() {
  const found = provider();
  if (!found) throw new AppError('not_configured', tradierOff);
  return found;
}

export async function readTradier(accountId: string): Promise<TradierStanding> {
  const found = provider();
  const link = await rows.findTradierLink(db(), accountId);
  return {
    isOn: found !== undefined,
    isSimulated: found?.isReal === false,
    link: link && {
      accounts: link.accounts,
      linkedAt: link.linkedAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      isExpired: link.expiresAt <= now(),
    },
  };
}

/** Begins a journey to Tradier's page. Its state is good once, for ten minutes, and for this account alone. */
export async function startTradier(accountId: string, origin: Origin) {
  const tradier = requireTradier();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const state = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + journeyMs);
  await rows.insertState(db(), { hash: hashOf(state), accountId, createdAt: at, expiresAt });
  const challenge = sha256(verifierOf(state)).toString('base64url');
  return { authorizeUrl: tradier.authorizeUrl({ state, challenge }) };
}

/** Takes what came back. The state is used up before anybody is asked, so that nothing comes back twice. */
export async function finishTradier(
  accountId: string,
  { code, state }: { code: string; state: string },
  origin: Origin,
) {
  const tradier = requireTradier();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  if (!(await rows.useState(db(), { hash: hashOf(state), accountId, at: now() })))
    throw new AppError('bad_request', tradierStateWrong);
  const signal = AbortSignal.timeout(totalMs);
  const keys = await tradier.exchange(code, verifierOf(state), signal);
  const profile = await tradier.readProfile(keys.accessToken, signal);
  const place = (column: string) => ({ table: 'tradier_links', column, row: accountId, owner: accountId });
  await transaction(async (tx) => {
    const at = now();
    await rows.putTradierLink(tx, {
      accountId,
      profileId: profile.id,
      accounts: profile.accounts,
      scope: keys.scope,
      accessToken: seal(keys.accessToken, place('access_token')),
      refreshToken: keys.refreshToken && seal(keys.refreshToken, place('refresh_token')),
      expiresAt: new Date(at.getTime() + keys.expiresInS * 1000),
      linkedAt: at,
    });
    await recordAudit(tx, { event: 'tradier_linked', result: 'ok', subject: accountId, origin });
  });
  return readTradier(accountId);
}

/** Deletes the keys. Tradier documents no call to withdraw them: they run out within a day. */
export async function removeTradier(accountId: string, origin: Origin) {
  await transaction(async (tx) => {
    if (!(await rows.deleteTradierLink(tx, accountId))) return;
    await recordAudit(tx, { event: 'tradier_removed', result: 'ok', subject: accountId, origin });
  });
}

/** Plays Tradier's page. Where the real one is asked, there is nothing at this address. */
export async function playTradier(journey: { state: string; challenge: string; scope: string }) {
  const allow = provider()?.allow;
  if (!allow) throw new AppError('not_found', notFound);
  return { code: await allow(journey) };
}

/** PKCE's secret, drawn from the state: nothing has to be kept for it. */
const verifierOf = (state: string) => derive(keyFor(settings().authSecret, 'tradier-pkce'), state);
