import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LeadFormPage } from '@/components/leads/lead-form-page';
import { show } from '@/lib/client/session/session';
import { contactFormCopy } from '@/lib/content/leads/contact-form';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const page = { form: 'contact', copy: contactFormCopy, done: null, source: '', place: '', ideas: null } as const;
const field = (label: string) => screen.getByLabelText(label);

describe('[S21] the contact form on its own page', () => {
  it('is the form of the contact page: filled in for a member, with the counter', async () => {
    mockEndpoint(myAccountContract.read, {
      ...{ kind: 'user', email: 'ann@example.test', isEmailConfirmed: true, pendingEmail: null },
      ...{ firstName: 'Ann', lastName: 'Lee', phone: null, createdAt: '2026-01-02T03:04:05.000Z' },
    });
    render(<LeadFormPage {...page} given={null} />);
    show({ id: 'a1', name: 'Ann Lee', kind: 'user' });
    await waitFor(() => expect(field('Email')).toHaveValue('ann@example.test'));
    expect(field('Name')).toHaveValue('Ann Lee');
    expect(field('Message')).toHaveAccessibleDescription(/0 of 2,000 characters/);
  });

  it('[U6] keeps what was sent without scripts, marks what is wrong and focuses it', () => {
    const given = {
      values: { name: 'Bo Ray', email: 'bo@example.test', topic: '', message: 'Hello there' },
      errors: { topic: 'Choose a topic' },
      failure: 'Check the fields marked below.',
    };
    const { container } = render(<LeadFormPage {...page} source="ref=abc" given={given} />);
    expect(field('Name')).toHaveValue('Bo Ray');
    expect(field('Message')).toHaveValue('Hello there');
    expect(field('Message')).toHaveAccessibleDescription(/11 of 2,000 characters/);
    expect(field('Topic')).toHaveAccessibleDescription('Choose a topic');
    expect(field('Topic')).toHaveFocus();
    expect(screen.getByText('Check the fields marked below.')).toBeVisible();
    expect(container.querySelector('form')).toHaveAttribute('action', '/forms/contact?ref=abc');
  });
});
