import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { signingIn } from '@/tests/support/api/member';
import { openScreen, serve } from './open-flow';

describe('the review step', () => {
  const signIn = signingIn();

  it('[F4] [S24] shows every answer as text', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', phone_number: '775.555.0190' }) });
    openScreen('check-your-answers');
    const line = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;
    expect(await line('Phone number')).toHaveTextContent('(775) 555-0190');
    expect(await line('Date of birth')).toHaveTextContent('02/03/1990');
    expect(await line('Country of birth')).toHaveTextContent('United States of America');
    expect(await line('Annual income: maximum')).toHaveTextContent('$70,000');
    expect(await line('Liquid net worth: maximum')).toHaveTextContent('$20,000.50');
    expect(await line('What is your risk tolerance?')).toHaveTextContent('Moderate');
    // The minimum of liquid net worth is not listed: it is that of the selected range, which is already shown.
    expect(screen.queryByText('Total net worth: minimum', { selector: 'dt' })).not.toBeNull();
    expect(screen.queryByText('Liquid net worth: minimum', { selector: 'dt' })).toBeNull();
    expect(await line('Middle name')).toHaveTextContent('Not given');
    expect(await line('Social Security number')).toHaveTextContent('Enter it again before you submit');
    expect(
      screen.getByText(/^We don’t save your Social Security number\. Enter it again when you submit/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to agreements' })).toBeVisible();
  });

  it('[F4] [F1] is part of the fourth step: the list has the same four steps as on the other screens', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    openScreen('check-your-answers');
    await screen.findByRole('link', { name: 'Continue to agreements' });
    const list = () => within(screen.getByRole('navigation', { name: 'Application steps' }));
    const names = () =>
      list()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(names()).toEqual([
      ['Account', null],
      ['Contact information', null],
      ['Investor questionnaire', null],
      ['Agreements', 'step'],
    ]);
    expect(list().getByText('Step 4 of 4')).toBeInTheDocument();
    expect(list().getByRole('link', { name: 'Agreements' }).parentElement).toHaveTextContent('Review your answers');
    cleanup();
    openScreen('agreements');
    await screen.findByRole('link', { name: 'Back' });
    expect(names().at(-1)).toEqual(['Agreements', 'step']);
    expect(list().queryByText(/Review your answers/)).toBeNull();
  });

  it.each([
    ['check-your-answers', 'investor-questionnaire'],
    ['agreements', 'check-your-answers'],
  ] as const)('leads back one screen from %s to %s', async (from, to) => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    openScreen(from);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', `/open-account/${to}`);
  });

  it('[F4] links each group to its questions and returns to the same link, without asking anything twice', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    const { user, visited } = openScreen('check-your-answers');
    await user.click(await screen.findByRole('link', { name: 'Change home address' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus());
    const city = screen.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Elko');
    await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
    const change = await screen.findByRole('link', { name: 'Change home address' });
    await waitFor(() => expect(change).toHaveFocus());
    expect(screen.getByText('City', { selector: 'dt' }).parentElement).toHaveTextContent('Elko');
    expect(visited).toEqual([
      '/open-account/contact-information?edit=address',
      '/open-account/check-your-answers#review-address',
    ]);
  });

  it('[F4] has one change link for each group, and none for a single answer', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    openScreen('check-your-answers');
    const links = await screen.findAllByRole('link', { name: /^(Change|Edit) / });
    const names = links.map((link) => link.textContent);
    expect(names).toEqual([
      'Change name and contact details',
      'Change home address',
      'Change birth and citizenship',
      'Change tax information',
      'Change objective and risk',
      'Change time horizon and liquidity',
      'Change experience',
      'Change employment and family',
      'Change income and net worth',
      'Change regulatory questions',
      'Change trusted contact',
    ]);
  });

  it('[F4] leads from a missing answer to its question, and then back to its group', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', middle_name: '' }) });
    const { user } = openScreen('check-your-answers');
    await user.click(await screen.findByRole('link', { name: 'Add Middle name' }));
    const field = await screen.findByLabelText(/^Middle name/);
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'Lee');
    await user.type(screen.getByLabelText(/^Social Security number/), '123456788');
    await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
    const change = await screen.findByRole('link', { name: 'Change name and contact details' });
    await waitFor(() => expect(change).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Add Middle name' })).toBeNull();
  });

  it('[F4] links to unfinished steps instead of the agreements', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', risk_tolerance: '' }) });
    openScreen('check-your-answers');
    expect(await screen.findByRole('link', { name: 'Go to investor questionnaire' })).toHaveAttribute(
      'href',
      '/open-account/investor-questionnaire',
    );
    expect(screen.getByText('Some answers are missing or need a correction.').parentElement).toHaveTextContent(
      /Investor questionnaire: \d+ of \d+ answered/,
    );
    expect(screen.getByRole('link', { name: 'Add What is your risk tolerance?' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Continue to agreements/ })).toBeNull();
  });

  it('[F8] [S26] sends members with an account to it, and treats a failed check as no account', async () => {
    signIn();
    serve();
    mockEndpoint(contract.exists, (_, times) =>
      times === 1 ? { status: 503, message: 'We cannot find that out right now.' } : { exists: true },
    );
    openScreen('contact-information');
    expect(screen.queryByText('Not started')).toBeNull();
    expect(await screen.findByLabelText('First name')).toBeVisible();
    expect(screen.getAllByText('Not started')).not.toEqual([]);
    cleanup();
    openScreen('contact-information');
    expect(await screen.findByText('You already applied')).toBeVisible();
    // The steps are not shown, because none of them can be started.
    expect(screen.queryByText('Not started')).toBeNull();
    expect(screen.getByRole('link', { name: 'Check application status' })).toHaveAttribute(
      'href',
      '/open-account/status',
    );
  });
});
