import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState } from 'react';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/brokerage/application/application-flow';
import { StepPage } from '@/components/brokerage/application/step-page';
import { agreementNames } from '@/lib/domain/brokerage/application/values';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { applicationScreens, type ApplicationScreen } from '@/lib/domain/brokerage/application-steps';
import { usersContract } from '@/lib/contracts/accounts/users';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { memberProfile } from '@/tests/support/api/session';
import { createEvents } from '@/tests/components/router';

export const savedAt = '2026-11-20T15:03:00.000Z';
export const draftOf = (answers: Answers) => ({
  answers: answers as Record<string, string>,
  step: 'contact-information' as const,
  updatedAt: savedAt,
  expiresAt: '2026-12-20T15:03:00.000Z',
});

type Saved = { answers: Record<string, string>; step: string; basedOn?: string | null };
type Server = { draft?: Answers | null; versions?: Record<string, string>; phone?: string | null };

/** The current version of each agreement, saved next to its statements. */
const currentVersions = Object.fromEntries(agreementNames.map((name) => [`${name}_version`, '2']));

/** The server's response after saving a draft. */
export const savedDraft = (body: string) => ({
  draft: { ...draftOf((JSON.parse(body) as Saved).answers), updatedAt: '2026-11-20T15:04:00.000Z' },
});

/** Scripts the requests that load and save the form; returns the saved bodies. */
export function serve({ draft = null, versions = {}, phone = null }: Server = {}) {
  mockEndpoint(contract.readDraft, { draft: draft && draftOf({ ...draft, ...currentVersions, ...versions }) });
  mockEndpoint(usersContract.profile, { ...memberProfile, phone });
  mockEndpoint(contract.exists, { exists: false });
  mockEndpoint(contract.application, { application: null, isSandbox: true, fundingStep: null });
  const log = mockEndpoint(contract.saveDraft, ({ body }) => savedDraft(body));
  return () => log.map(({ body }) => JSON.parse(body) as Saved);
}

/** Opens a screen of the application, with a router that follows its links. */
export function openScreen(first: ApplicationScreen) {
  const visited: string[] = [];
  render(<Site first={first} onVisit={(address) => visited.push(address)} />);
  return { user: userEvent.setup(), visited };
}

const fingerprints = Object.fromEntries(agreementNames.map((name) => [name, `fingerprint-of-${name}`]));
const events = createEvents();

function Site({ first, onVisit }: { first: ApplicationScreen; onVisit: (address: string) => void }) {
  const [address, setAddress] = useState(`/open-account/${first}`);
  const url = new URL(address, window.location.origin);
  const push = (next: string) => {
    events.emit('routeChangeStart', next);
    onVisit(next);
    window.history.replaceState(null, '', next);
    setAddress(next);
    return Promise.resolve(true);
  };
  const router = {
    pathname: '/open-account/[step]',
    query: Object.fromEntries(url.searchParams),
    asPath: address,
    isReady: true,
    events,
    push,
    replace: push,
    prefetch: () => Promise.resolve(),
  } as unknown as NextRouter;
  const shown = applicationScreens.find((screen) => url.pathname.endsWith(`/${screen}`));
  return (
    <RouterContext.Provider value={router}>
      {shown ? <StepPage screen={shown} fingerprints={fingerprints} /> : null}
    </RouterContext.Provider>
  );
}

/** The group of questions under this heading. */
export const group = (name: string) => screen.findByRole('region', { name });
