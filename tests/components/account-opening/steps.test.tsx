import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodAnswers } from '@/tests/support/application-answers';
import { signingIn } from '@/tests/support/member';
import { group, openScreen, serve } from './open-flow';

const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the application' }));
const stateOf = (step: string) => steps().getByRole('link', { name: step }).parentElement;
const radios = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

describe('the steps of the application', () => {
  const signIn = signingIn();

  it('[S16] ask every question of the contact information, and the account here fills in four of them', async () => {
    signIn();
    serve({ phone: '+14155550132' });
    openScreen('contact-information');
    const name = within(await group('Your name and how to reach you'));
    expect(name.getByLabelText('First name')).toHaveValue('Ann');
    expect(name.getByLabelText('Last name')).toHaveValue('Lee');
    expect(name.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(name.getByLabelText('Phone number')).toHaveValue('(415) 555-0132');
    for (const label of ['Street address', 'Apartment or unit (optional)', 'City', 'Postal code', 'Date of birth'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    for (const label of ['Country', 'Country of birth', 'Citizenship', 'Country of tax residence'])
      expect(within(screen.getByLabelText(label)).getAllByRole('option')).toHaveLength(250);
    expect(within(screen.getByLabelText('Kind of tax number')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByLabelText('Social Security number')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByText('Every question needs an answer, unless it is marked optional.')).toBeVisible();
  });

  it('[S16] ask for a state of the list in the United States, and for the ground of a stay without citizenship', async () => {
    signIn();
    serve();
    const { user } = openScreen('contact-information');
    expect(await screen.findByLabelText('State or region')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'USA');
    expect(within(screen.getByLabelText('State')).getAllByRole('option')).toHaveLength(52);
    expect(screen.queryByText('Are you a permanent resident of the United States?')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Citizenship'), 'FRA');
    const ground = within(screen.getByRole('group', { name: 'Are you a permanent resident of the United States?' }));
    await user.click(ground.getByLabelText('No'));
    await user.selectOptions(screen.getByLabelText('Kind of visa'), 'B2');
    expect(screen.getByLabelText('You leave the United States on')).toBeVisible();
  });

  it('[S17] put every question of the questionnaire with every accepted value', async () => {
    signIn();
    serve();
    openScreen('investor-questionnaire');
    await group('Objective and risk');
    expect(radios('What should the money do for you?')).toEqual([
      'generate_income',
      'preserve_wealth',
      'market_speculation',
      'growth',
      'balance_preserve_wealth_with_growth',
    ]);
    expect(radios('How much risk would you take?')).toEqual(['conservative', 'moderate', 'significant_risk']);
    expect(radios('How long do you mean to stay invested?')).toHaveLength(5);
    expect(radios('How important is it that you can get at the money at any time?')).toHaveLength(4);
    for (const what of ['How long have you invested in stocks?', 'How long have you traded options?'])
      expect(radios(what)).toEqual(['none', '1_to_5_years', 'over_5_years']);
    expect(radios('Where does the money for this account come from?')).toHaveLength(6);
    expect(radios('What is your employment status?')).toEqual(['employed', 'self_employed', 'unemployed', 'retired']);
    expect(radios('What is your marital status?')).toEqual(['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED']);
    expect(radios('How many people depend on your income?')).toEqual(['0', '1', '2', '3']);
    for (const what of ['Annual income', 'Total net worth', 'Liquid net worth']) {
      expect(within(screen.getByLabelText(what)).getAllByRole('option')).toHaveLength(8);
      expect(screen.getByLabelText(`${what}: from`)).toHaveValue('');
      expect(screen.getByLabelText(`${what}: up to`)).toHaveValue('');
    }
    const law = within(await group('Four questions of the law'));
    expect(law.getAllByRole('radio', { name: 'Yes' })).toHaveLength(4);
  });

  it('[S17] put the seven questions about an employer, and those about a trusted contact, when they apply', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const work = within(await group('Work and family'));
    const employer = () => work.queryAllByRole('textbox').length + work.queryAllByRole('combobox').length;
    expect(employer()).toBe(0);
    await user.click(work.getByLabelText('Employed'));
    expect(employer()).toBe(7);
    await user.click(work.getByLabelText('Retired'));
    expect(employer()).toBe(0);
    const contact = within(await group('A trusted contact'));
    expect(contact.queryByLabelText('Their email')).toBeNull();
    await user.click(contact.getByLabelText('Yes'));
    for (const label of ['Their first name', 'Their last name', 'Their email'])
      expect(contact.getByLabelText(label)).toBeRequired();
  });

  it('[S17] fill in the ends of a range that is chosen, and leave an amount that somebody typed', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    await user.selectOptions(await screen.findByLabelText('Annual income'), '50001_to_100000');
    expect(screen.getByLabelText('Annual income: from')).toHaveValue('50,001');
    await user.clear(screen.getByLabelText('Annual income: up to'));
    await user.type(screen.getByLabelText('Annual income: up to'), '123456');
    await user.selectOptions(screen.getByLabelText('Annual income'), '100001_to_200000');
    expect(screen.getByLabelText('Annual income: from')).toHaveValue('100,001');
    expect(screen.getByLabelText('Annual income: up to')).toHaveValue('123456');
  });

  it('[F1] say how far each step and each group is, computed from the answers', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', investment_time_horizon: '', margin_agreement_1: '' }) });
    const { user } = openScreen('investor-questionnaire');
    const objective = await group('Objective and risk');
    expect(objective).toHaveTextContent('Growth · Moderate');
    expect(objective).toHaveTextContent('Complete');
    const horizon = await group('Horizon and liquidity');
    expect(horizon).toHaveTextContent('Incomplete');
    expect(stateOf('Contact information')).toHaveTextContent('Complete');
    expect(stateOf('Agreements')).toHaveTextContent('7 of 8 ticked');
    expect(steps().getByRole('link', { name: 'Investor questionnaire' })).toHaveAttribute('aria-current', 'step');
    await user.click(within(horizon).getByLabelText('3 to 5 years'));
    expect(horizon).toHaveTextContent('Complete');
    expect(stateOf('Investor questionnaire')).toHaveTextContent('Complete');
  });

  it('[F1] open and close a group by its button, and keep what is in it', async () => {
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

  it('[F3] [U6] say what is wrong in a summary that takes the focus, and again at each field, and keep what was typed', async () => {
    signIn();
    serve();
    const { user, visited } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('Street address'), 'PO Box 12');
    await user.click(screen.getByRole('button', { name: 'Collapse Where you live' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: /^There are \d+ answers to look at$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const sentence = 'Please enter where you live: the broker takes no P.O. boxes';
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

  it('[F3] give the browser the words it fills forms in by', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    const tokens = {
      'First name': 'given-name',
      Email: 'email',
      'Postal code': 'postal-code',
      'Date of birth': 'bday',
    };
    for (const [label, token] of Object.entries(tokens))
      expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', token);
  });

  it('[F13] say the specification’s sentence to an unsuitable answer, name no other that would be taken, and lead on', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const objective = within(await group('Objective and risk'));
    const before = document.body.textContent ?? '';
    expect(before).not.toMatch(/objective (must|has to|should) be|only available for/i);
    await user.click(objective.getByLabelText('Preserve wealth'));
    expect(objective.getByText('What you can do instead')).toBeVisible();
    expect(objective.getByRole('link', { name: 'read the research' })).toHaveAttribute(
      'href',
      '/stock-insights-by-sector',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const sentence =
      'We are sorry but The ROI is only available for people with an investment objective of Speculation or Growth.';
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
  });

  it('[F1] lead on to the next step once everything is right, tax number included', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    const { user, visited } = openScreen('contact-information');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'There is one answer to look at' })).toBeVisible();
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(visited).toEqual(['/open-account/investor-questionnaire']));
  });
});
