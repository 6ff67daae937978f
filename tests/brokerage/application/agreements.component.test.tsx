import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { signingIn } from '@/tests/support/api/member';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { shownToasts } from '@/tests/support/browser/toasts';
import { openScreen, serve } from './open-flow';

const unsigned = Object.fromEntries(statementKeys.map((key) => [key, '']));
const opened = {
  message: 'Alpaca account created successfully!',
  application: {
    status: 'SUBMITTED' as const,
    createdAt: '2026-11-20T15:05:00.000Z',
    history: [],
    needs: [],
    documents: [],
    refusal: null,
    agreements: [],
  },
};
type Body = { identity: { tax_id: string }; agreements: { version: number }[] };

describe('the agreements', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  const begin = async (answers = {}, versions = {}) => {
    signIn();
    const saved = serve({ draft: goodAnswers({ tax_id: '', ...answers }), versions });
    const opening = openScreen('agreements');
    await screen.findByText('Read the four agreements and check each statement you agree with.');
    return { ...opening, saved };
  };
  const send = () => screen.getByRole('button', { name: 'Submit application' });

  it('[S18] [F7] show four texts, each with version and fingerprint, two statements and its own page', async () => {
    const { user } = await begin(unsigned);
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    for (const name of ['margin', 'account', 'customer', 'options']) {
      const text = screen.getByRole('region', { name: `Text of the ${name} agreement` });
      expect(text).toHaveTextContent('This is a sample');
      expect(text).toHaveAttribute('tabindex', '0');
    }
    // The hash is in the collapsed details of the version.
    expect(screen.getByText('fingerprint-of-margin_agreement')).not.toBeVisible();
    for (const version of screen.getAllByText(/^Version \d+$/)) await user.click(version);
    for (const name of ['margin', 'account', 'customer', 'options']) {
      expect(screen.getByText(`fingerprint-of-${name}_agreement`)).toBeVisible();
    }
    const [link] = screen.getAllByRole('link', { name: 'Open full document (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/agreements/margin-agreement');
  });

  it('[S18] are complete only when all eight statements are checked', async () => {
    const { user } = await begin(unsigned);
    const step = screen.getByRole('link', { name: 'Agreements' }).parentElement;
    const boxes = screen.getAllByRole('checkbox');
    for (const [place, box] of boxes.entries()) {
      expect(step).toHaveTextContent(place === 0 ? 'Not started' : `${place} of 8 checked`);
      await user.click(box);
    }
    expect(step).toHaveTextContent('Complete');
  });

  it('[S18] [F3] name each unchecked statement, and send nothing', async () => {
    const { user } = await begin({ ...unsigned, margin_agreement_1: 'yes' });
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please fix 7 fields' });
    await user.click(within(summary).getAllByRole('link')[0]!);
    expect(screen.getByRole('checkbox', { name: /^I understand that I can lose more than I deposit/ })).toHaveFocus();
  });

  it('[F2] focus the missing tax number when it is the only thing missing', async () => {
    const log = mockEndpoint(contract.open, opened);
    const { user } = await begin();
    await user.click(send());
    const taxId = screen.getByLabelText('Social Security number');
    await waitFor(() => expect(taxId).toHaveFocus());
    expect(taxId).toHaveAccessibleDescription(/^Please enter your Social Security number/);
    expect(send()).toBeEnabled();
    expect(log).toHaveLength(0);
  });

  it('[F2] [S19] ask for the tax number once more, send it masked and never save it, and go to /2024', async () => {
    const log = mockEndpoint(contract.open, opened);
    const { user, saved } = await begin({ options_agreement_2: '' });
    await user.click(screen.getByRole('checkbox', { name: /^I understand that an option can expire/ }));
    const taxId = screen.getByLabelText('Social Security number');
    await user.type(taxId, '900-12-3456');
    expect(taxId).toHaveAttribute('autocomplete', 'off');
    await user.click(send());
    await waitFor(() => expect(goneTo).toEqual(['/2024']));
    // The message required by section 8; the next page shows the status and the next steps.
    expect(toasts()).toEqual([['success', 'Alpaca account created successfully!']]);
    const body = JSON.parse(log[0]?.body ?? '') as Body;
    expect(body.identity.tax_id).toBe('900-12-3456');
    expect(body.agreements.map(({ version }) => version)).toEqual([2, 2, 2, 2]);
    expect(log).toHaveLength(1);
    const everythingKept = JSON.stringify([
      saved(),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.location.href,
    ]);
    expect(everythingKept).toContain('options_agreement_2');
    expect(everythingKept).not.toMatch(/900-?12-?3456|tax_id"/);
  });

  it('[S18] ask again for statements that were checked for an earlier version', async () => {
    const { user, saved } = await begin({}, { margin_agreement_version: '1', options_agreement_version: '' });
    // Agreements whose statements are still valid are collapsed, so only the other two have visible checkboxes.
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).name)).toEqual([
      'margin_agreement_1',
      'margin_agreement_2',
      'options_agreement_1',
      'options_agreement_2',
    ]);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Agreements' }).parentElement).toHaveTextContent('4 of 8 checked');
    await user.click(screen.getByRole('checkbox', { name: /^I understand that I can lose more than I deposit/ }));
    await waitFor(() =>
      expect(saved().at(-1)?.answers).toMatchObject({ margin_agreement_2: 'yes', margin_agreement_version: '2' }),
    );
    expect(saved().at(-1)?.answers).not.toHaveProperty('margin_agreement_1');
    expect(saved().at(-1)?.answers).not.toHaveProperty('options_agreement_version');
  });

  it('[R45] are sent once when the button is pressed twice', async () => {
    const log = mockEndpoint(contract.open, opened);
    const { user } = await begin();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.dblClick(send());
    await waitFor(() => expect(goneTo).toEqual(['/2024']));
    expect(log).toHaveLength(1);
  });

  it('[F8] show a rejected answer at its step, with the broker’s message', async () => {
    const sentence = 'street_address cannot be a P.O. Box';
    mockEndpoint(contract.open, {
      status: 422,
      message: 'The broker refused one answer.',
      fields: { street_address: sentence },
    });
    const { user, visited } = await begin();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please fix 1 field' });
    expect(within(summary).getByRole('link', { name: sentence })).toBeVisible();
    expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Main St');
    expect(visited).toEqual(['/open-account/contact-information']);
    expect(toasts()).toEqual([['error', 'The broker refused one answer.']]);
  });

  it('[F8] show the server’s or else the specification’s error message, and keep every answer', async () => {
    mockEndpoint(contract.open, (_, times) =>
      times === 1 ? { status: 502, message: 'The broker cannot be reached right now.' } : 'no network',
    );
    const { user } = await begin();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(send());
    expect(await screen.findByText('The broker cannot be reached right now.')).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('There was an error submitting the form. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Social Security number')).toHaveValue('900-12-3456');
    expect(goneTo).toEqual([]);
  });

  it('[F8] link a member who already has an account to its status', async () => {
    mockEndpoint(contract.open, { status: 409, message: 'There is an account already.' });
    const { user } = await begin();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(send());
    expect(await screen.findByText('You already applied')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check application status' })).toHaveAttribute(
      'href',
      '/open-account/status',
    );
  });

  it('[F4] can be read but not sent while a question is open', async () => {
    await begin({ city: '' });
    expect(screen.getByText('Some steps are incomplete')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to contact information' })).toHaveAttribute(
      'href',
      '/open-account/contact-information',
    );
  });
});
