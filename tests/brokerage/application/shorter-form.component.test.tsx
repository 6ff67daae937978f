import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { signingIn } from '@/tests/support/api/member';
import { group, openScreen, serve } from './open-flow';

const steps = () => screen.getByRole('navigation', { name: 'Application steps' });

describe('a shorter application', () => {
  const signIn = signingIn();
  afterEach(() => vi.restoreAllMocks());

  const setLanguages = (...languages: string[]) =>
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);

  it.each([
    ['the browser’s language', null, ['de-AT', 'en-US'], 'AUT'],
    ['a language without a region, which tells nothing', null, ['en', 'C'], 'USA'],
    ['the phone number before the language', '+4915112345678', ['en-US'], 'DEU'],
    ['a Canadian number, which begins as a US one does', '+14165550132', ['en-US'], 'CAN'],
  ])('[S16] selects the country by %s', async (_, phone, languages, country) => {
    setLanguages(...languages);
    signIn();
    serve({ phone });
    openScreen('contact-information');
    expect(await screen.findByLabelText('Country')).toHaveValue(country);
    // Section 3 accepts only a US tax ID.
    expect(screen.getByLabelText('Country of tax residence')).toHaveValue('USA');
    // Answers with legal effect are not preselected.
    expect(screen.getByLabelText('Citizenship')).toHaveValue('');
  });

  it('[S16] keeps a saved country', async () => {
    setLanguages('de-AT');
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    openScreen('contact-information');
    expect(await screen.findByLabelText('Country')).toHaveValue('USA');
  });

  it('[S17] selects the home country for the employer', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    await user.click(await screen.findByLabelText('Employed'));
    expect(screen.getByLabelText('Employer country')).toHaveValue('USA');
  });

  it('[S17] asks for each amount once: its limits are filled in and collapsed', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const income = await screen.findByLabelText('Annual income');
    expect(screen.getByLabelText('Annual income: minimum')).not.toBeVisible();
    await user.selectOptions(income, '50001_to_100000');
    expect(screen.getByLabelText('Annual income: maximum')).toHaveValue('100,000');
    expect(screen.getByLabelText('Annual income: maximum')).not.toBeVisible();
    await user.click(screen.getByText('Narrow the range of your annual income (optional)'));
    expect(screen.getByLabelText('Annual income: maximum')).toBeVisible();
    // The highest range has no upper bound, so no amount is required.
    await user.selectOptions(screen.getByLabelText('Total net worth'), 'greater_than_5000000');
    expect(screen.getByLabelText('Total net worth: minimum')).toHaveValue('5,000,001');
    expect(screen.getByLabelText('Total net worth: maximum')).toHaveValue('');
    expect(screen.getByLabelText('Total net worth: maximum')).not.toBeVisible();
  });

  it('[S17] takes an emptied amount for that of the range, and another range replaces amounts outside it', async () => {
    signIn();
    const saved = serve();
    const { user } = openScreen('investor-questionnaire');
    const income = await screen.findByLabelText('Annual income');
    const [min, max] = ['minimum', 'maximum'].map((end) => screen.getByLabelText(`Annual income: ${end}`));
    if (!min || !max) throw new Error('There are no fields for the amounts');
    await user.selectOptions(income, '50001_to_100000');
    await user.click(screen.getByText('Narrow the range of your annual income (optional)'));
    await user.clear(max);
    await user.clear(min);
    await user.tab();
    await waitFor(() =>
      expect([min, max].map((field) => (field as HTMLInputElement).value)).toEqual(['50,001', '100,000']),
    );
    await user.clear(min);
    await user.type(min, '60000');
    await user.clear(max);
    await user.type(max, '900000');
    await user.selectOptions(income, '100001_to_200000');
    await waitFor(() =>
      expect(saved().at(-1)?.answers).toMatchObject({ annual_income_min: '100,001', annual_income_max: '200,000' }),
    );
  });

  it('[S17] [F2] saves the limits of a changed range with it', async () => {
    signIn();
    const filled = { annual_income_min: '50,001', annual_income_max: '100,000' };
    const saved = serve({ draft: goodAnswers({ tax_id: '', ...filled }) });
    const { user } = openScreen('investor-questionnaire');
    await user.selectOptions(await screen.findByLabelText('Annual income'), '500001_to_1000000');
    const limits = { annual_income_min: '500,001', annual_income_max: '1,000,000' };
    await waitFor(() =>
      expect(saved().at(-1)?.answers).toMatchObject({ annual_income: '500001_to_1000000', ...limits }),
    );
  });

  it('[S17] [F2] replaces a draft’s limits of another range, and keeps amounts within the range', async () => {
    signIn();
    const income = { annual_income: '100001_to_200000', annual_income_min: '500,001', annual_income_max: '1,000,000' };
    const worth = { total_net_worth: '1000001_to_5000000', total_net_worth_min: '1,500,000' };
    serve({ draft: goodAnswers({ tax_id: '', ...income, ...worth, total_net_worth_max: '5,000,000' }) });
    openScreen('investor-questionnaire');
    expect(await screen.findByLabelText('Annual income: minimum')).toHaveValue('100,001');
    expect(screen.getByLabelText('Annual income: maximum')).toHaveValue('200,000');
    expect(screen.getByLabelText('Total net worth: minimum')).toHaveValue('1,500,000');
    // An exact amount is an answer, so its section is open.
    const isExpanded = (label: string) => screen.getByLabelText(label).closest('details')?.open;
    expect(['Total net worth: minimum', 'Annual income: minimum'].map(isExpanded)).toEqual([true, false]);
  });

  it('[S17] reports a missing range once, not its limits too', async () => {
    signIn();
    serve({ draft: goodAnswers({ annual_income: '', annual_income_min: '', annual_income_max: '' }) });
    const { user } = openScreen('investor-questionnaire');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'Please fix 1 field' })).toBeVisible();
  });

  it('[F5] formats the Social Security number while it is typed or pasted, and validates it on blur', async () => {
    signIn();
    serve();
    const { user } = openScreen('contact-information');
    const ssn = await screen.findByLabelText<HTMLInputElement>('Social Security number');
    await user.type(ssn, '900123');
    expect(ssn).toHaveValue('900-12-3');
    await user.tab();
    await waitFor(() => expect(ssn).toHaveAccessibleDescription(/nine digits/i));
    await user.type(ssn, '456');
    expect(ssn).toHaveValue('900-12-3456');
    await waitFor(() => expect(ssn).not.toBeInvalid());
    await user.clear(ssn);
    await user.click(ssn);
    await user.paste('900 55 0002');
    expect(ssn).toHaveValue('900-55-0002');
    await user.type(ssn, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(ssn).toHaveValue('900-50-002');
    expect(ssn.selectionStart).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Show Social Security number' }));
    expect(screen.getByRole('button', { name: 'Hide Social Security number' })).toBeVisible();
  });

  it('[F1] says how long each step takes, without its calculation', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', city: '' }) });
    openScreen('contact-information');
    await group('Home address');
    // A started step shows how far it is; the minutes are in the total.
    expect(within(steps()).getByText('13 of 15 answered')).toBeVisible();
    expect(within(steps()).getByText('About 1 min left')).toBeVisible();
    expect(steps()).not.toHaveTextContent(/per question|per minute/);
  });

  it('[F1] [F3] counts as open what the summary asks for, with the Social Security number', async () => {
    signIn();
    serve();
    const { user } = openScreen('contact-information');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'Please fix 9 fields' })).toBeVisible();
    expect(within(steps()).getByText(/^6 of 15 answered/)).toBeVisible();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    expect(within(steps()).getByText(/^7 of 15 answered/)).toBeVisible();
  });

  it('[F1] has one time on its first screen: what is left', async () => {
    signIn();
    serve();
    openScreen('account-creation');
    expect(await screen.findByText(/^About \d+ min left$/)).toBeVisible();
    expect(screen.queryByText(/10 to 20 minutes/)).toBeNull();
  });

  it('[F4] edits a group from the review page and returns to it, with every other answer kept', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    const { user, visited } = openScreen('check-your-answers');
    await user.click(await screen.findByRole('link', { name: 'Change home address' }));
    const address = await group('Home address');
    expect(within(address).getByLabelText('Street address')).toBeVisible();
    expect(screen.getByLabelText('First name')).not.toBeVisible();
    await user.clear(within(address).getByLabelText('City'));
    await user.type(within(address).getByLabelText('City'), 'Elko');
    await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
    const edit = await screen.findByRole('link', { name: 'Change home address' });
    await waitFor(() => expect(edit).toHaveFocus());
    expect(screen.getByText('City', { selector: 'dt' }).parentElement).toHaveTextContent('Elko');
    expect(screen.getByText('First name', { selector: 'dt' }).parentElement).toHaveTextContent('Ann');
    expect(visited).toEqual([
      '/open-account/contact-information?edit=address',
      '/open-account/check-your-answers#review-address',
    ]);
  });
});
