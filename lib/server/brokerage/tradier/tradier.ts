import type { TradierConnection } from '@/lib/contracts/brokerage/tradier';
import { notFound } from '@/lib/content/shared/messages';
import { tradierOff, tradierStateWrong } from '@/lib/content/brokerage/bank-messages';
import { now } from '@/lib/server/platform/clock';
import { derive, hashOf, keyFor, randomToken, sha256 } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { tradierProvider } from '@/lib/server/providers/tradier/provider';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { simulatedMemory } from '@/lib/server/platform/providers/simulated-records-repository';
import * as rows from './tradier-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { lockCaller } from '@/lib/server/accounts/sessions';

/** How long an OAuth state is valid: as long as Tradier's own code. */
const journeyMs = 600_000;
export const tradierTotalMs = 8_000;

type Caller = { accountId: string; sessionId: string };

/** The Tradier provider; undefined when none is configured. */
export const findTradier = () => tradierProvider(simulatedMemory('tradier'));

/** Storage place of a link's encrypted token. */
export const tradierKeyPlace = (accountId: string, column: 'access_token' | 'refresh_token') => ({
  table: 'tradier_links',
  column,
  row: accountId,
  owner: accountId,
});

function requireTradier() {
  const found = findTradier();
  if (!found) throw new AppError('not_configured', tradierOff);
  return found;
}

export async function readTradier(accountId: string): Promise<TradierConnection> {
  const found = findTradier();
  const link = await rows.findTradierLink(db(), accountId);
  return {
    isOn: found !== undefined,
    isSimulated: found?.isReal === false,
    link: link && {
      accounts: link.accounts,
      linkedAt: link.linkedAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      isExpired: link.expiresAt <= now(),
      isRenewed: link.refreshToken !== null,
    },
  };
}

/** Starts the OAuth redirect to Tradier. The state can be used once, within ten minutes and by this account only. */
export async function startTradier(caller: Caller, origin: Origin) {
  const { accountId } = caller;
  const tradier = requireTradier();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const state = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + journeyMs);
  await transaction(async (tx) => {
    await lockCaller(tx, caller);
    await rows.insertState(tx, { hash: hashOf(state), accountId, createdAt: at, expiresAt });
  });
  const challenge = sha256(verifierOf(state)).toString('base64url');
  return { authorizeUrl: tradier.authorizeUrl({ state, challenge }) };
}

/** Completes the OAuth redirect. The state is consumed before any call, so that it cannot be replayed. */
export async function finishTradier(caller: Caller, { code, state }: { code: string; state: string }, origin: Origin) {
  const { accountId } = caller;
  const tradier = requireTradier();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  if (!(await rows.consumeState(db(), { hash: hashOf(state), accountId, at: now() })))
    throw new AppError('bad_request', tradierStateWrong);
  const signal = AbortSignal.timeout(tradierTotalMs);
  const keys = await tradier.exchange(code, verifierOf(state), signal);
  const profile = await tradier.readProfile(keys.accessToken, signal);
  await transaction(async (tx) => {
    const at = now();
    await lockCaller(tx, caller);
    await rows.saveTradierLink(tx, {
      accountId,
      profileId: profile.id,
      accounts: profile.accounts,
      scope: keys.scope,
      accessToken: seal(keys.accessToken, tradierKeyPlace(accountId, 'access_token')),
      refreshToken: keys.refreshToken && seal(keys.refreshToken, tradierKeyPlace(accountId, 'refresh_token')),
      expiresAt: new Date(at.getTime() + keys.expiresInS * 1000),
      linkedAt: at,
    });
    await recordAudit(tx, { event: 'tradier_linked', result: 'ok', subject: accountId, origin });
  });
  return readTradier(accountId);
}

/** Deletes a link with its tokens. Tradier documents no way to revoke them; they expire within a day. */
export async function removeTradier(accountId: string, origin: Origin) {
  await transaction(async (tx) => {
    if (!(await rows.deleteTradierLink(tx, accountId))) return;
    await recordAudit(tx, { event: 'tradier_removed', result: 'ok', subject: accountId, origin });
  });
}

/** Simulates the consent on Tradier's page. Throws 404 when Tradier is real. */
export async function playTradier(journey: { state: string; challenge: string; scope: string }) {
  const allow = findTradier()?.allow;
  if (!allow) throw new AppError('not_found', notFound);
  return { code: await allow(journey) };
}

/** PKCE verifier, derived from the state so that it need not be stored. */
const verifierOf = (state: string) => derive(keyFor(settings().authSecret, 'tradier-pkce'), state);
