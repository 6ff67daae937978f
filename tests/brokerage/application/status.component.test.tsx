import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/brokerage/application/status/own-application';
import { StatusPage } from '@/components/brokerage/application/status/status-page';
import { restore } from '@/lib/client/session/session';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { brokerageContract as contract, type ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { applicationStatuses } from '@/lib/domain/brokerage/application/statuses';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const state = (changes: Partial<ApplicationState> = {}): ApplicationState => ({
  status: 'SUBMITTED',
  createdAt: '2026-11-20T15:05:00.000Z',
  history: [{ status: 'SUBMITTED', at: '2026-11-20T15:05:00.000Z' }],
  needs: [],
  documents: [],
  refusal: null,
  agreements: [],
  ...changes,
});
const whole = (changes?: Partial<ApplicationState>) => ({
  application: state(changes),
  isSandbox: true,
  fundingStep: null,
});

function show() {
  render(
    <TestRouter pathname="/open-account/status">
      <StatusPage />
    </TestRouter>,
  );
  return userEvent.setup();
}

const paper = (type = 'application/pdf', size = 10) => new File(['x'.repeat(size)], 'card.pdf', { type });

describe('the application status page', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it.each(applicationStatuses)('[F10] has a plain explanation and a next step for %s', async (status) => {
    signIn();
    mockEndpoint(contract.application, whole({ status }));
    show();
    const { title, text, next } = statusCopy[status];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(title + text + next).not.toMatch(/[A-Z]{2,}_|!/);
  });

  it('[F10] shows what has happened, what was signed, and the broker’s own message', async () => {
    signIn();
    mockEndpoint(
      contract.application,
      whole({
        status: 'refused',
        refusal: 'street_address cannot be a P.O. Box',
        agreements: [
          { agreement: 'margin_agreement', version: 1, sha256: 'ab'.repeat(32), signedAt: '2026-11-20T15:05:00.000Z' },
        ],
      }),
    );
    show();
    expect(await screen.findByText(/street_address cannot be a P\.O\. Box/)).toBeVisible();
    expect(screen.getByText('Version 1, signed on 11/20/2026')).toBeVisible();
    expect(screen.queryByText(/abababab/)).toBeNull();
    const timeline = within(screen.getByRole('list', { name: 'Timeline' }));
    const [submitted, , refused] = timeline.getAllByRole('listitem');
    expect(submitted).toHaveTextContent(/Submitted \(done\)11\/20\/2026, \d+:05 [AP]M$/);
    expect(refused).toHaveAttribute('aria-current', 'step');
    expect(refused).toHaveTextContent('Not acceptedEdit your answers and submit again.');
    // The SSN is deleted after a rejection, so no text may say that everything is kept.
    expect(screen.getByText('Review your answers, enter your Social Security number again and submit.')).toBeVisible();
    expect(screen.queryByText(/Nothing you entered is lost/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Margin agreement' })).toHaveAttribute(
      'href',
      '/agreements/margin-agreement',
    );
    expect(screen.getByRole('link', { name: 'Edit answers' })).toBeVisible();
  });

  it.each([
    ['REJECTED', 'Application declined', 'Declined'],
    ['ACTION_REQUIRED', 'Action required', 'Action required'],
  ] as const)('[F10] names %s alike in its title and its timeline', async (status, title, stage) => {
    signIn();
    mockEndpoint(contract.application, whole({ status }));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Brokerage account')).toBeVisible();
    const stages = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(stages.find((item) => item.ariaCurrent === 'step')?.textContent).toMatch(new RegExp(`^${stage}`));
  });

  it('[F10] uploads the document that the broker asks for, and says when one is not accepted', async () => {
    signIn();
    const needs = [{ code: 'TAX_IDENTIFICATION', documents: ['tax_id_verification' as const] }];
    mockEndpoint(contract.application, whole({ status: 'ACTION_REQUIRED', needs }));
    const sent = mockEndpoint(
      contract.sendDocument,
      whole({
        status: 'ACTION_REQUIRED',
        needs,
        documents: [{ type: 'tax_id_verification', uploadedAt: '2026-11-20T16:00:00.000Z' }],
      }),
    );
    const user = userEvent.setup({ applyAccept: false });
    show();
    expect(await screen.findByText('Your tax ID could not be verified.')).toBeVisible();
    expect(screen.getByText('Correct your details, upload a document, or both.')).toBeVisible();
    expect(screen.getByLabelText('Social Security number')).toHaveAccessibleDescription(
      'Nine digits. We send it to the broker and don’t keep it.',
    );
    const form = within(screen.getByRole('form', { name: /^Proof of tax ID/ }));
    const file = form.getByLabelText(/^Proof of tax ID/);
    const send = form.getByRole('button', { name: 'Upload file' });
    await user.click(send);
    expect(file).toHaveAccessibleDescription(/^Choose a file /);
    expect(file).toHaveFocus();
    await user.upload(file, paper('text/plain'));
    await user.click(send);
    expect(form.getByText('Choose a PDF, PNG or JPEG')).toBeVisible();
    await user.upload(file, paper('application/pdf', 5 * 1024 * 1024 + 1));
    await user.click(send);
    expect(form.getByText('Choose a file up to 5 MB')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.upload(file, paper());
    await user.click(send);
    expect(await form.findByText('Sent to the broker.')).toBeVisible();
    expect(toasts()).toEqual([['success', 'Sent to the broker.']]);
    expect(sent[0]?.url.searchParams.get('type')).toBe('tax_id_verification');
  });

  it('[F10] accepts corrected details by the rules of the form, and shows the broker’s message at its question', async () => {
    signIn();
    const needs = [{ code: 'ADDRESS_VERIFICATION', documents: [] }];
    mockEndpoint(contract.application, whole({ status: 'ACTION_REQUIRED', needs }));
    const refused = { status: 422, message: 'Not this city', fields: { city: 'Not this city' } };
    const sent = mockEndpoint(contract.amend, (_, times) =>
      times === 1 ? refused : whole({ status: 'APPROVAL_PENDING' }),
    );
    const user = show();
    const form = within(await screen.findByRole('form', { name: 'Correct your details' }));
    const send = form.getByRole('button', { name: 'Submit corrections' });
    expect(form.getByLabelText('Country')).toHaveValue('USA');
    await user.type(form.getByLabelText('Street address', { exact: false }), 'PO Box 1');
    await user.click(send);
    expect(await form.findByText('Please enter a street address, not a P.O. box')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.clear(form.getByLabelText('Street address', { exact: false }));
    await user.type(form.getByLabelText('Street address', { exact: false }), '1 Main St');
    await user.type(form.getByLabelText('City', { exact: false }), 'Reno');
    await user.selectOptions(form.getByLabelText('State', { exact: false }), 'NV');
    await user.type(form.getByLabelText('ZIP code', { exact: false }), '89501');
    await user.click(send);
    expect((await form.findAllByText('Not this city')).length).toBeGreaterThan(0);
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Under review' })).toBeVisible();
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      answers: { street_address: '1 Main St', city: 'Reno', country: 'USA', state: 'NV', postal_code: '89501' },
    });
    expect(toasts()).toEqual([['success', 'Corrections sent to the broker.']]);
  });

  it('[F10] [U4] refreshes on request, and retries after a failure', async () => {
    signIn();
    mockEndpoint(contract.application, (_, times) =>
      times === 1
        ? { status: 503, message: 'We cannot reach our records right now.' }
        : whole({ status: times === 2 ? 'SUBMITTED' : 'ACTIVE' }),
    );
    const user = show();
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Application received' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh status' }));
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[F10] [U4] shows a visitor where to log in, and a member without an application where to start', async () => {
    act(() => restore());
    show();
    expect(screen.getByText('Log in to see your application')).toBeVisible();
    mockEndpoint(contract.application, { application: null, isSandbox: true, fundingStep: null });
    mockEndpoint(contract.readDraft, { draft: null });
    signIn();
    expect(await screen.findByRole('link', { name: 'Start application' })).toHaveAttribute(
      'href',
      '/open-account/account-creation',
    );
  });
});
