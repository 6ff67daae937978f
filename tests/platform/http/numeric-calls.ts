import { capTableContract } from '@/lib/contracts/investing/cap-table';
import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { consents } from '@/lib/content/visits/consents';
import { backgrounds } from '@/lib/domain/investing/equality';
import { visitor } from '@/tests/support/api/api';
import { applicationBody } from '@/tests/support/features/applications';
import { registerMember } from '@/tests/support/database/factories';
import { leadForm } from '@/tests/support/features/leads';
import { openProject } from '@/tests/support/features/projects';
import { addRound, operate, registerInvestor, roundActs } from '@/tests/support/features/rounds';

type Call = { path?: string; body: object; headers?: Record<string, string> };

const holding = { class: 'common' as const, holder: 'founder' as const, shares: '1000' };

const signalBody = { symbol: 'AAPL', tradeType: 'Call', expiration: '2030-01-18', strike: 190.5, bid: 4.1 };

/** A call of each kind that takes numbers, about objects that exist, so that only the number is invalid. */
export async function numericCalls(): Promise<Record<string, Call[]>> {
  const [round, hoped, project, investor] = await Promise.all([
    addRound(),
    addRound({ state: 'testing-waters' }),
    openProject(),
    registerInvestor(),
  ]);
  await roundActs(investor, round.slug).handOver();
  const [commitment] = await operate(round.slug).commitments();
  await visitor().ask(capTableContract.add, {
    bearer: settings().opsToken,
    body: {
      kind: 'issue',
      reference: 'first',
      on: '2026-01-02',
      reason: 'Founded.',
      to: holding,
    },
  });
  const { email } = await registerMember();
  const application = applicationBody({ email });
  return {
    'POST /api/transactions/payment-intent': [{ body: { months: 3 } }],
    'POST /api/billing/sample-card': [
      {
        body: {
          intentId: 'seti_nobody123',
          clientSecret: 'x',
          card: { number: '4242424242424242', expMonth: 1, expYear: 2040, cvc: '1' },
        },
      },
    ],
    'POST /api/ops/billing/refunds': [{ body: { invoice: 'in_ofnobody123', amountCents: 5 } }],
    'POST /api/ops/payouts/tax': [{ body: { year: 2026, hasTaxIds: false } }],
    'POST /api/ops/payouts/statement': [{ body: { email, year: 2026 } }],
    'POST /api/ops/cofounder-grants': [
      {
        body: {
          ...{ email, kind: 'exit-bonus', agreementId: 'CA-1', agreementVersion: 1, signedOn: '2026-01-02' },
        },
      },
    ],
    'POST /api/ops/partners/terms': [
      {
        body: {
          ...{ email, level: 2, cutBp: 1_200, activityDays: 90, reason: 'A test' },
          ...{ startsOn: '2030-01-01', endsOn: '2030-12-31' },
        },
      },
    ],
    'POST /api/brokerage/transfers': [
      { body: { direction: 'deposit', amountCents: 25_000 }, headers: { 'Idempotency-Key': 'numbers-1' } },
    ],
    'POST /api/watch-alerts': [
      { body: { kind: 'above', ticker: 'AAPL', price: 212.5 } },
      { body: { kind: 'expiry', ticker: 'AAPL', daysBefore: 3 } },
    ],
    'PUT /api/watch-alerts/:id': [
      {
        path: '/api/watch-alerts/none',
        body: { kind: 'above', price: 212.5, from: { kind: 'above', price: 200, daysBefore: null } },
      },
      {
        path: '/api/watch-alerts/none',
        body: { kind: 'expiry', daysBefore: 3, from: { kind: 'expiry', price: null, daysBefore: 5 } },
      },
    ],
    'POST /api/alpaca/account': [
      { body: { ...application, agreements: application.agreements.map((one) => ({ ...one, version: 1 })) } },
    ],
    'PUT /api/public-tracker/submissions': [{ body: leadForm.tracker() }],
    'PUT /api/backers/back-project': [{ body: { project, amountCents: 5_000, display: 'none' } }],
    'POST /api/ops/projects': [
      {
        body: {
          slug: 'a-project-of-numbers',
          title: 'Numbers',
          summary: 'A project.',
          text: 'What it is for.',
          lines: [{ label: 'Work', budgetCents: 1_000 }],
        },
      },
    ],
    'POST /api/ops/projects/:slug/spends': [
      { path: `/api/ops/projects/${project}/spends`, body: { line: 1, amountCents: 500, note: 'A bill' } },
    ],
    'POST /api/signal-texts/confirm': [{ body: { code: '123456' } }],
    'PUT /api/outcomes/own/:id': [{ path: '/api/outcomes/own/live-0001', body: { paid: 4.1, received: 5 } }],
    'PUT /api/rounds/:slug/reservation': [
      { path: `/api/rounds/${hoped.slug}/reservation`, body: { amountCents: 50_000, hasReadLegend: true } },
    ],
    'PUT /api/rounds/:slug/commitment': [
      { path: `/api/rounds/${round.slug}/commitment`, body: { amountCents: 50_000 } },
    ],
    'PUT /api/ops/rounds': [
      { body: { ...roundBody(round.round), valuationCapCents: 600_000_000, slug: 'a-round-of-numbers' } },
    ],
    'PUT /api/ops/commitments/:id': [
      { path: `/api/ops/commitments/${commitment?.id}`, body: { heldCents: 5, asOf: now().toISOString() } },
    ],
    'POST /api/ops/cap-table': [
      { body: { kind: 'issue', reference: 'third', on: '2026-01-03', reason: 'More.', from: null, to: holding } },
      { body: { kind: 'transfer', reference: 'fourth', on: '2026-01-03', reason: 'Moved.', from: holding, to: null } },
    ],
    'POST /api/ops/signals': [{ body: signalBody }],
    'POST /api/ops/signals/:id/close': [
      { path: '/api/ops/signals/live-0001/close', body: { how: 'sold', price: 1.5, closeDate: '2026-01-05' } },
    ],
    'POST /api/ops/signals/:id/corrections': [
      { path: '/api/ops/signals/live-0001/corrections', body: { reason: 'A test.', terms: signalBody } },
      {
        path: '/api/ops/signals/live-0001/corrections',
        body: { reason: 'A test.', closing: { how: 'sold', price: 1.5, closeDate: '2026-01-05' } },
      },
    ],
    'POST /api/ops/cap-table/corrections': [{ body: { reference: 'second', reason: 'Turned round.', corrects: 1 } }],
    'PUT /api/equality/mine': [
      { body: { background: backgrounds[0], consentVersion: consents['self-description'].version } },
    ],
    'PUT /api/referrals/own': [{ body: { version: currentPromoterTerms.version, showsName: true } }],
  };
}

/** The body with which the operator creates a round. */
const roundBody = ({
  id: _id,
  state: _state,
  stateAt: _stateAt,
  createdAt: _createdAt,
  firstLookAt: _firstLookAt,
  publicAt: _publicAt,
  isSample: _isSample,
  deadlineAt,
  ...body
}: Awaited<ReturnType<typeof addRound>>['round']) => ({ ...body, deadlineAt: deadlineAt?.toISOString() ?? null });
