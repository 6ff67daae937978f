import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signingIn } from '@/tests/support/api/member';
import { group, openScreen, serve } from './open-flow';

const radios = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

const bands = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

describe('the investor questionnaire', () => {
  const signIn = signingIn();

  it('[S17] shows every question of the questionnaire with every accepted value', async () => {
    signIn();
    serve();
    openScreen('investor-questionnaire');
    await group('Objective and risk');
    expect(radios('What is your investment objective?')).toEqual([
      'generate_income',
      'preserve_wealth',
      'market_speculation',
      'growth',
      'balance_preserve_wealth_with_growth',
    ]);
    expect(radios('What is your risk tolerance?')).toEqual(['conservative', 'moderate', 'significant_risk']);
    expect(radios('How long do you plan to stay invested?')).toEqual([
      'less_than_1_year',
      '1_to_2_years',
      '3_to_5_years',
      '6_to_10_years',
      'more_than_10_years',
    ]);
    expect(radios('How important is quick access to your money?')).toEqual([
      'very_important',
      'important',
      'somewhat_important',
      'does_not_matter',
    ]);
    for (const what of ['How long have you invested in stocks?', 'How long have you traded options?'])
      expect(radios(what)).toEqual(['none', '1_to_5_years', 'over_5_years']);
    expect(radios('Where does the money for this account come from?')).toEqual([
      'employment_income',
      'investments',
      'inheritance',
      'business_income',
      'savings',
      'family',
    ]);
    expect(radios('What is your employment status?')).toEqual(['employed', 'self_employed', 'unemployed', 'retired']);
    expect(radios('What is your marital status?')).toEqual(['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED']);
    expect(radios('How many dependents do you have?')).toEqual(['0', '1', '2', '3']);
    expect(screen.getByRole('radio', { name: '3 or more' })).toHaveAttribute('value', '3');
    for (const what of ['Annual income', 'Total net worth', 'Liquid net worth']) {
      expect(bands(what)).toEqual([
        '',
        'under_50000',
        '50001_to_100000',
        '100001_to_200000',
        '200001_to_500000',
        '500001_to_1000000',
        '1000001_to_5000000',
        'greater_than_5000000',
      ]);
      expect(screen.getByLabelText(`${what}: minimum`)).toHaveValue('');
      expect(screen.getByLabelText(`${what}: maximum`)).toHaveValue('');
    }
    const regulatory = within(await group('Regulatory questions'));
    expect(regulatory.getAllByRole('radio', { name: 'Yes' })).toHaveLength(4);
  });

  it('[S17] shows the seven questions about an employer, and those about a trusted contact, when they apply', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const work = within(await group('Employment and family'));
    const employer = () => work.queryAllByRole('textbox').length + work.queryAllByRole('combobox').length;
    expect(employer()).toBe(0);
    await user.click(work.getByLabelText('Employed'));
    expect(employer()).toBe(7);
    await user.click(work.getByLabelText('Retired'));
    expect(employer()).toBe(0);
    const contact = within(await group('Trusted contact'));
    expect(contact.queryByLabelText('Contact’s email')).toBeNull();
    await user.click(contact.getByLabelText('Yes'));
    for (const label of ['Contact’s first name', 'Contact’s last name', 'Contact’s email'])
      expect(contact.getByLabelText(label)).toBeRequired();
  });

  it('[S17] shows the follow-up of a disclosure answered yes, and clears it after a no', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const regulatory = within(await group('Regulatory questions'));
    const yes = () => regulatory.getAllByLabelText('Yes');
    expect(regulatory.queryAllByRole('textbox')).toHaveLength(0);
    await user.click(yes()[0]!);
    for (const label of ['Company name', 'Company city', 'Company compliance email'])
      expect(regulatory.getByLabelText(label, { exact: false })).toBeRequired();
    expect(regulatory.queryByLabelText('Company state')).toBeNull();
    await user.selectOptions(regulatory.getByLabelText('Company country'), 'USA');
    expect(regulatory.getByLabelText('Company state')).toBeRequired();
    await user.type(regulatory.getByLabelText('Company name'), 'Acme');
    await user.click(regulatory.getAllByLabelText('No')[0]!);
    expect(regulatory.queryAllByRole('textbox')).toHaveLength(0);
    await user.click(yes()[0]!);
    expect(regulatory.getByLabelText('Company name')).toHaveValue('');
    await user.click(yes()[1]!);
    expect(regulatory.getByLabelText('Firm name')).toBeRequired();
    await user.click(yes()[3]!);
    expect(regulatory.getByLabelText('Relative’s first name')).toBeRequired();
  });

  it('[S17] fills in the limits of a chosen range, and keeps an amount that was typed', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    await user.selectOptions(await screen.findByLabelText('Annual income'), '50001_to_100000');
    expect(screen.getByLabelText('Annual income: minimum')).toHaveValue('50,001');
    await user.clear(screen.getByLabelText('Annual income: maximum'));
    await user.type(screen.getByLabelText('Annual income: maximum'), '123456');
    await user.selectOptions(screen.getByLabelText('Annual income'), '100001_to_200000');
    expect(screen.getByLabelText('Annual income: minimum')).toHaveValue('100,001');
    expect(screen.getByLabelText('Annual income: maximum')).toHaveValue('123456');
  });

  it('[F13] shows the specification’s sentence for an unsuitable answer, suggests no other answer, and continues', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const objective = within(await group('Objective and risk'));
    const before = document.body.textContent ?? '';
    expect(before).not.toMatch(/objective (must|has to|should) be|only available for/i);
    await user.click(objective.getByLabelText('Preserve wealth'));
    expect(objective.getByText('This account isn’t a good fit')).toBeVisible();
    expect(objective.getByRole('link', { name: 'read the research' })).toHaveAttribute(
      'href',
      '/stock-insights-by-sector',
    );
    expect(objective.getByRole('link', { name: 'Save and leave' })).toHaveAttribute('href', '/account');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const sentence =
      'We are sorry but The ROI is only available for people with an investment objective of Speculation or Growth.';
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    // It is no mistake, so it is not among the fields to fix.
    const toFix = screen.getByRole('group', { name: /^Please fix \d+ fields$/ });
    expect(toFix).not.toHaveTextContent(sentence);
    expect(toFix).toHaveFocus();
    expect(within(toFix).getAllByRole('link')).toHaveLength(Number(/\d+/.exec(toFix.textContent ?? '')?.[0]));
    expect(screen.getByRole('group', { name: 'This account isn’t a good fit' })).toHaveTextContent(sentence);
  });

  it('[F13] does not call missing answers unsuitable, and marks each of them', async () => {
    signIn();
    serve();
    const { user } = openScreen('investor-questionnaire');
    const objective = within(await group('Objective and risk'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await objective.findByText('Please select your investment objective')).toBeVisible();
    await user.click(objective.getByLabelText('Growth'));
    expect(objective.getByText('Please select your risk tolerance')).toBeVisible();
    expect(objective.queryByText('This account isn’t a good fit')).toBeNull();
    const certified = screen.getByRole('checkbox', { name: /^These four answers are true and complete/ });
    expect(certified).toBeInvalid();
    expect(certified).toHaveAccessibleDescription('Please confirm that your answers are true and complete');
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
  });
});
