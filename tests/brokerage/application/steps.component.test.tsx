import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { signingIn } from '@/tests/support/api/member';
import { group, openScreen, serve } from './open-flow';

const steps = () => within(screen.getByRole('navigation', { name: 'Application steps' }));
const stateOf = (step: string) => steps().getByRole('link', { name: step }).parentElement;
describe('the steps of the application', () => {
  const signIn = signingIn();

  it('[S16] ask every question of the contact information, four of them filled in from the account', async () => {
    signIn();
    serve({ phone: '+14155550132' });
    openScreen('contact-information');
    const name = within(await group('Name and contact details'));
    expect(name.getByLabelText('First name')).toHaveValue('Ann');
    expect(name.getByLabelText('Last name')).toHaveValue('Lee');
    expect(name.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(name.getByLabelText('Phone number')).toHaveValue('(415) 555-0132');
    for (const label of ['Street address', 'Apartment or unit (optional)', 'City', 'ZIP code', 'Date of birth'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    for (const label of ['Country', 'Country of birth', 'Citizenship', 'Country of tax residence'])
      expect(within(screen.getByLabelText(label)).getAllByRole('option')).toHaveLength(250);
    // There is one type only (section 3), so it is no question.
    expect(screen.getByText('Social Security number (US)')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Tax ID type' })).toBeNull();
    expect(screen.getByLabelText('Social Security number')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByText('All questions are required unless marked optional.')).toBeVisible();
  });

  it('[S16] ask for a listed state in the United States, and for the visa type of non-citizens', async () => {
    signIn();
    serve();
    const { user } = openScreen('contact-information');
    await user.selectOptions(await screen.findByLabelText('Country'), 'FRA');
    expect(screen.getByLabelText('State or region')).toBeVisible();
    expect(screen.getByLabelText('Postal code')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'USA');
    expect(within(screen.getByLabelText('State')).getAllByRole('option')).toHaveLength(52);
    expect(screen.queryByText('Are you a permanent resident of the United States?')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Citizenship'), 'FRA');
    const ground = within(screen.getByRole('group', { name: 'Are you a permanent resident of the United States?' }));
    await user.click(ground.getByLabelText('No'));
    await user.selectOptions(screen.getByLabelText('Visa type'), 'B2');
    expect(screen.getByLabelText('Departure date from the United States')).toBeVisible();
  });

  it('[F1] show the progress of each step and group, computed from the answers', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', investment_time_horizon: '', margin_agreement_1: '' }) });
    const { user } = openScreen('investor-questionnaire');
    const objective = await group('Objective and risk');
    expect(objective).toHaveTextContent('Growth · Moderate');
    expect(objective).toHaveTextContent('Complete');
    expect(await group('Experience')).toHaveTextContent('Stocks: none or less than 1 year · Options: 1 to 5 years');
    const horizon = await group('Time horizon and liquidity');
    expect(horizon).toHaveTextContent('Incomplete');
    expect(stateOf('Contact information')).toHaveTextContent('SSN needed');
    expect(stateOf('Agreements')).toHaveTextContent('7 of 8 checked');
    expect(steps().getByRole('link', { name: 'Investor questionnaire' })).toHaveAttribute('aria-current', 'step');
    await user.click(within(horizon).getByLabelText('3 to 5 years'));
    expect(horizon).toHaveTextContent('Complete');
    expect(stateOf('Investor questionnaire')).toHaveTextContent('Complete');
  });

  it('[F1] [F5] call the tax information complete only with a valid Social Security number', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    const { user } = openScreen('contact-information');
    const tax = await group('Tax information');
    expect(tax).toHaveTextContent('Incomplete');
    const ssn = within(tax).getByLabelText('Social Security number');
    await user.type(ssn, '900-12-345');
    expect(tax).toHaveTextContent('Incomplete');
    expect(stateOf('Contact information')).toHaveTextContent('SSN needed');
    await user.type(ssn, '6');
    expect(tax).toHaveTextContent('✓ Complete');
    expect(stateOf('Contact information')).toHaveTextContent('Complete');
  });

  it('[F1] expand and collapse a group by its button, and keep its answers', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const objective = within(await group('Objective and risk'));
    await user.click(objective.getByLabelText('Growth'));
    const close = objective.getByRole('button', { name: 'Collapse Objective and risk' });
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await user.click(close);
    expect(objective.queryByLabelText('Growth')).not.toBeVisible();
    await user.click(objective.getByRole('button', { name: 'Expand Objective and risk' }));
    expect(objective.getByLabelText('Growth')).toBeChecked();
  });

  it('[F3] [U6] list errors in a summary that receives focus, and again at each field, and keep what was typed', async () => {
    signIn();
    serve();
    const { user, visited } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('Street address'), 'PO Box 12');
    await user.click(screen.getByRole('button', { name: 'Collapse Home address' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: /^Please fix \d+ fields$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const sentence = 'Please enter a street address, not a P.O. box';
    const street = screen.getByLabelText('Street address');
    expect(street).toBeVisible();
    expect(street).toHaveAccessibleDescription(sentence);
    await user.click(within(summary).getByRole('link', { name: sentence }));
    expect(street).toHaveFocus();
    expect(street).toHaveValue('PO Box 12');
    await user.clear(street);
    await user.type(street, '1 Main St');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(visited).toEqual([]);
  });

  it('[F3] group the errors of the summary by the groups of their questions', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', city: '', postal_code: '' }) });
    const { user } = openScreen('contact-information');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: 'Please fix 3 fields' });
    const titles = within(summary).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Home address', 'Tax information']);
    const links = within(summary)
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('link').length);
    expect(links).toEqual([2, 1]);
  });

  it('[F3] set the autocomplete values that browsers fill in forms by', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    const tokens = {
      'First name': 'given-name',
      Email: 'email',
      'ZIP code': 'postal-code',
      'Date of birth': 'bday',
    };
    for (const [label, token] of Object.entries(tokens))
      expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', token);
  });

  it('[F1] [U3] say which of the four steps this is, on a phone too', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    await group('Name and contact details');
    expect(steps().getByText('Step 2 of 4')).toBeInTheDocument();
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Account', 'Contact information', 'Investor questionnaire', 'Agreements']);
  });

  it('[F1] continue to the next step once everything is valid, tax number included', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    const { user, visited } = openScreen('contact-information');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'Please fix 1 field' })).toBeVisible();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(await screen.findByRole('button', { name: 'Continue', busy: false }));
    await waitFor(() => expect(visited).toEqual(['/open-account/investor-questionnaire']));
  });
});
