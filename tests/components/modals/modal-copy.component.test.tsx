import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordModal } from '@/components/modals/forgot-password-modal';
import { LoginModal } from '@/components/modals/login-modal';
import { Modal } from '@/components/modals/modal';
import { PhoneModal } from '@/components/modals/phone-modal';
import { SingleSignupModal } from '@/components/modals/single-signup-modal';

const none = () => undefined;
const send = () => Promise.resolve();

type Row = {
  name: string;
  modal: ReactNode;
  header: string;
  fields: string[];
  button: string;
  links: Record<string, string | null>;
  says?: RegExp[];
};

/** The table in section 2, row by row; a link without a URL opens another modal. */
const table: Row[] = [
  {
    name: 'login',
    modal: <LoginModal details={{}} onClose={none} />,
    header: 'Login',
    fields: ['email', 'password'],
    button: 'Log in',
    links: { 'Sign Up': '/sign-up', 'Forgot password?': null },
  },
  {
    name: 'forgot password',
    modal: <ForgotPasswordModal details={{}} onClose={none} />,
    header: 'Forgot Password',
    fields: ['email'],
    button: 'Send',
    links: { 'Sign Up': '/subscribe' },
  },
  {
    name: 'phone number 1',
    modal: <PhoneModal variant="testDrive" onSubmit={send} />,
    header: '30 Day Free Test Drive',
    fields: ['phoneNumber'],
    button: 'Let me See what The ROI Can Do',
    links: {},
  },
  {
    name: 'phone number 2',
    modal: <PhoneModal variant="appLink" onSubmit={send} />,
    header: 'Text me the Link to the App!',
    fields: ['phoneNumber'],
    button: 'Let me See what The ROI Can Do',
    links: {},
  },
  {
    name: 'single signup',
    modal: <SingleSignupModal onSubmit={send} />,
    header: '30 Day Free Test Drive',
    fields: ['phone', 'email'],
    button: 'Start free test drive',
    links: {},
    says: [/member-only distribution list/, /member-only discord/, /international numbers are messaged via WhatsApp/i],
  },
];

describe('the copy of the five modals', () => {
  it.each(table)('[S9] [G1] [G2] $name', ({ modal, header, fields, button, links, says = [] }) => {
    render(
      <Modal isOpen onClose={none}>
        {modal}
      </Modal>,
    );
    const shown = within(screen.getByRole('dialog', { name: header }));
    expect(shown.getByRole('heading')).toHaveTextContent(new RegExp(`^${header}$`.replace('?', '\\?')));
    const inputs = [...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
    expect(inputs.map((input) => input.name)).toEqual(fields);
    expect(inputs.every((input) => (input.labels?.length ?? 0) === 1)).toBe(true);
    expect(shown.getByRole('button', { name: button })).toHaveAttribute('type', 'submit');
    for (const [label, address] of Object.entries(links)) {
      if (address === null) shown.getByRole('button', { name: label });
      else expect(shown.getByRole('link', { name: label })).toHaveAttribute('href', address);
    }
    expect(shown.queryAllByRole('link')).toHaveLength(Object.values(links).filter(Boolean).length);
    for (const words of says) expect(screen.getByRole('dialog')).toHaveTextContent(words);
  });

  it('[S9] an investor’s sign-up stays an investor’s', () => {
    render(
      <Modal isOpen onClose={none}>
        <LoginModal details={{ kind: 'investor' }} onClose={none} />
      </Modal>,
    );
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up?as=investor');
  });
});
