import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AmlSection } from '@/components/investing/rounds/aml/aml-section';
import { amlForm } from '@/lib/content/investing/aml-form';
import { amlAnswer, investorAccountContract as contract } from '@/lib/contracts/my-account/investor-account';
import { amlSteps } from '@/lib/domain/investing/aml';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();

it('[H12] asks what the contract requires, step by step, and no tax id', () => {
  for (const step of amlSteps) {
    const option = amlAnswer.options.find((one) => one.shape.step.value === step);
    const fieldNames = amlForm[step].fields.map(({ name }) => name);
    expect([...fieldNames, 'step'].toSorted()).toEqual(Object.keys(option?.shape ?? {}).toSorted());
  }
  expect(JSON.stringify(amlForm)).not.toMatch(/tax|ssn|social security/i);
});

it('[H12] continues at the first unsaved step, saves each on its own, and shows errors', async () => {
  signIn('investor');
  const savedAt = '2026-11-21T12:00:00.000Z';
  const saved = amlSteps.filter((step) => step !== 'funds').map((step) => ({ step, savedAt }));
  const funds = { step: 'funds' as const, source: 'savings' as const, occupation: 'Baker' };
  mockEndpoint(contract.readAml, {
    saved,
    isComplete: false,
    answers: [
      { step: 'identity', givenName: 'Ann', familyName: 'Lee', birthDate: '1990-01-02', citizenship: 'USA' },
      { step: 'address', street: '1 Main', city: 'Austin', region: 'TX', postalCode: '73301', country: 'USA' },
      { step: 'declarations', isPublicFigure: false, isOwnMoney: true, isTrue: true },
    ],
  });
  const requests = mockEndpoint(contract.registerAml, (_, times) =>
    times === 1
      ? { status: 400, message: 'Check the fields marked below.', fields: { occupation: 'Required' } }
      : { saved: [...saved, { step: 'funds' as const, savedAt }], isComplete: true },
  );
  render(<AmlSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.selectOptions(await screen.findByLabelText('Main source'), 'savings');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Occupation'), 'Baker');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All four steps are complete.')).toBeVisible();
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual(funds);
});
