import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the pages; the test must not wait for it on a busy machine.
import '@/components/brokerage/application/status/own-application';
import { OpenAccountPage } from '@/components/brokerage/application/open-account-page';
import { StatusPage } from '@/components/brokerage/application/status/status-page';
import { WelcomePage } from '@/components/brokerage/application/status/welcome-page';
import { openAccount } from '@/lib/content/brokerage/open-account';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';
import { draftOf } from './open-flow';

const submitted = {
  status: 'SUBMITTED' as const,
  createdAt: '2026-11-20T15:05:00.000Z',
  history: [{ status: 'SUBMITTED' as const, at: '2026-11-20T15:05:00.000Z' }],
  needs: [],
  documents: [],
  refusal: null,
  agreements: [],
};

describe('before and after an application is sent', () => {
  const signIn = signingIn();

  it('[F2] [U4] takes a member with saved answers straight to the step they left', async () => {
    signIn();
    mockEndpoint(contract.application, { application: null, isSandbox: true, fundingStep: null });
    mockEndpoint(contract.readDraft, { draft: draftOf({ city: 'Reno' }) });
    render(
      <TestRouter pathname="/open-account/status">
        <StatusPage />
      </TestRouter>,
    );
    expect(await screen.findByRole('link', { name: 'Continue your application, step 2 of 4' })).toHaveAttribute(
      'href',
      '/open-account/contact-information',
    );
    expect(screen.getByText('Step 2 of 4, saved on 11/20/2026')).toBeVisible();
    expect(screen.getByText('You haven’t submitted your application yet. Continue where you left off.')).toBeVisible();
  });

  it.each([
    ['an open draft', null, 'Continue your application, step 2 of 4', '/open-account/contact-information'],
    ['an application under review', submitted, 'Check application status', '/open-account/status'],
  ] as const)('[F2] names %s on the first button of the first page', async (_, application, name, href) => {
    signIn();
    mockEndpoint(contract.application, { application, isSandbox: true, fundingStep: null });
    mockEndpoint(contract.readDraft, { draft: draftOf({ city: 'Reno' }) });
    render(<OpenAccountPage page={openAccount} path="/open-account" />);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Start application');
    await waitFor(() => expect(screen.getAllByRole('link')[0]).toHaveTextContent(name));
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Start application' })).toBeNull();
    // A member who has applied is not invited to apply again.
    expect(screen.queryByRole('heading', { level: 1, name: 'You already applied' }) !== null).toBe(
      application !== null,
    );
    expect(screen.queryByRole('heading', { name: 'Ready to apply?' }) === null).toBe(application !== null);
    // Nor told how to apply.
    for (const text of ['The four steps', 'Risk', /^Free, with no obligation/])
      expect(screen.queryAllByText(text).length === 0).toBe(application !== null);
  });

  it('[F2] [U4] keeps the button of the first page when the draft cannot be read', async () => {
    signIn();
    const requests = mockEndpoint(contract.application, {
      status: 503,
      message: 'We cannot reach our records right now.',
    });
    render(<OpenAccountPage page={openAccount} path="/open-account" />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getAllByRole('link', { name: 'Start application' })[0]).toHaveAttribute(
      'href',
      '/open-account/account-creation',
    );
  });

  it('[F10] [S19] opens /2024 with the status of the application, offers no second one, and nothing to other members', async () => {
    signIn();
    mockEndpoint(contract.application, { application: submitted, isSandbox: true, fundingStep: null });
    const { unmount } = render(<WelcomePage page={landing2024} path="/2024" />);
    // After submitting the form, the welcome screen must not flash.
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    const panel = within(await screen.findByRole('region', { name: 'Application received' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Application received');
    expect(
      panel.getByText('The broker has your application. You can add money and trade once it is approved.'),
    ).toBeVisible();
    expect(panel.getByText(/^The broker verifies your answers\. Most decisions take minutes/)).toBeVisible();
    expect(panel.getByText('Under review').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(panel.getByText('Decision')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Check application status' })).toHaveAttribute(
      'href',
      '/open-account/status',
    );
    expect(panel.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('note')).toHaveTextContent('This account is simulated. No real account is opened');
    await waitFor(() => expect(screen.queryByText('Loading your application')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View all trades' })).toBeVisible();
    unmount();
    const requests = mockEndpoint(contract.application, { application: null, isSandbox: true, fundingStep: null });
    const drafts = mockEndpoint(contract.readDraft, { draft: null });
    render(<WelcomePage page={landing2024} path="/2024" />);
    await waitFor(() => expect(requests.length + drafts.length).toBeGreaterThan(1));
    expect(await screen.findByRole('link', { name: 'Open an account' })).toBeVisible();
    expect(screen.queryByText('Timeline')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to The ROI.' })).toBeVisible();
  });

  it('[F10] [U4] says on /2024 that the status could not be loaded, and tries again', async () => {
    signIn();
    mockEndpoint(contract.application, (_, times) =>
      times === 1
        ? { status: 503, message: 'We cannot reach our records right now.' }
        : { application: submitted, isSandbox: true, fundingStep: null },
    );
    render(<WelcomePage page={landing2024} path="/2024" />);
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
  });
});
