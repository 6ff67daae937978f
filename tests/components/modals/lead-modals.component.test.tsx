import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppLinkModal, SignupModal, TestDriveModal } from '@/components/modals/lead-modals';
import { Modal } from '@/components/modals/modal';
import { PhoneModal } from '@/components/modals/phone-modal';
import { SingleSignupModal } from '@/components/modals/single-signup-modal';
import { consents } from '@/lib/content/visits/consents';
import { CallError } from '@/lib/client/http/call-error';
import { phoneNumbersContract } from '@/lib/contracts/leads/phone-numbers';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';

const user = userEvent.setup();
const toasts = shownToasts();

async function fillPhone(variant: 'testDrive' | 'appLink', phone: string) {
  const send = vi.fn(() => Promise.resolve());
  render(
    <Modal isOpen onClose={() => undefined}>
      <PhoneModal variant={variant} onSubmit={send} />
    </Modal>,
  );
  await fill(phone, 'phoneNumber');
  return send;
}

async function fillSignup(phone: string, email: string, send = vi.fn(() => Promise.resolve()), hasTick = phone !== '') {
  render(
    <Modal isOpen onClose={() => undefined}>
      <SingleSignupModal onSubmit={send} />
    </Modal>,
  );
  if (email) await user.type(screen.getByLabelText(/Email/), email);
  if (hasTick) await user.click(screen.getByRole('checkbox'));
  await fill(phone, 'phone');
  return send;
}

async function fill(phone: string, name: string) {
  const dialog = screen.getByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (input && phone) await user.type(input, phone);
  const button = dialog.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) await user.click(button);
}

const sentences = () =>
  [...screen.getByRole('dialog').querySelectorAll('[aria-invalid]')].map((input) => input.getAttribute('name'));

describe('phone number modals', () => {
  it.each(['2125550123', '(212) 555-0123', '+44 20 7183 8750', '+1 212 555 0123'])(
    '[S14] [S15] accept %s',
    async (phone) => {
      const send = await fillPhone('testDrive', phone);
      const lead = { phoneNumber: phone, country: 'US', alertType: 'Marketing page 2' };
      await waitFor(() => expect(send).toHaveBeenCalledWith(lead));
    },
  );

  it.each(['', '12345', 'ten digits', '+44 123', '555-0123'])(
    '[S15] show the specified message for %j',
    async (phone) => {
      const send = await fillPhone('appLink', phone);
      await waitFor(() =>
        expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(/^Invalid phone number\./),
      );
      expect(send).not.toHaveBeenCalled();
    },
  );
});

describe('numbers of other countries', () => {
  it.each([
    ['GB', '020 7183 8750', true],
    ['GB', '2125550123', false],
    ['DE', '0151 23456789', true],
    ['DE', '+33 6 12 34 56 78', true],
    ['US', '020 7183 8750', false],
  ])('[G10] of %s: %s', async (country, phone, isRight) => {
    const send = vi.fn(() => Promise.resolve());
    render(
      <Modal isOpen onClose={() => undefined}>
        <PhoneModal variant="appLink" onSubmit={send} />
      </Modal>,
    );
    await screen.findByRole('option', { name: 'Germany (+49)' });
    await user.selectOptions(screen.getByLabelText('Country'), country);
    await fill(phone, 'phoneNumber');
    const lead = { phoneNumber: phone, country, alertType: 'Marketing page 3' };
    if (isRight) await waitFor(() => expect(send).toHaveBeenCalledWith(lead));
    else await screen.findByText('Invalid phone number.');
    expect(send).toHaveBeenCalledTimes(isRight ? 1 : 0);
  });
});

describe('a number that only the server refuses', () => {
  it('[S15] [S23] is named at its field and in a toast', async () => {
    const fields = { phoneNumber: 'Invalid phone number.' };
    mockEndpoint(phoneNumbersContract.store, { status: 400, message: 'Invalid phone number.', fields });
    render(
      <Modal isOpen onClose={() => undefined}>
        <TestDriveModal details={{}} onClose={() => undefined} />
      </Modal>,
    );
    await fill('5555555555', 'phoneNumber');
    await waitFor(() => expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(/^Invalid phone number\./));
    expect(toasts()).toEqual([['error', 'Invalid phone number.']]);
  });
});

describe('consent', () => {
  it('[I6] is shown at the field of both phone modals, word for word', async () => {
    await fillPhone('testDrive', '');
    expect(screen.getByRole('dialog')).toHaveTextContent(consents['phone-test-drive'].text);
  });

  it('[I6] is never pre-checked, and required for a number only', async () => {
    const send = await fillSignup('2125550123', '', undefined, false);
    await screen.findByText('Check the box to receive messages at this number.');
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sentences()).toEqual(['consent']);
  });
});

describe('single signup', () => {
  it.each([
    ['2125550123', ''],
    ['', 'ann@example.test'],
    ['2125550123', 'ann@example.test'],
  ])('[S15] accepts phone %j and email %j', async (phone, email) => {
    const send = await fillSignup(phone, email);
    await waitFor(() => expect(send).toHaveBeenCalledWith({ phone, email, country: 'US', consent: phone !== '' }));
  });

  it.each([
    ['', '', 'Enter your email or phone number.', ['phone']],
    ['123', 'ann@example.test', 'Invalid phone number.', ['phone']],
    ['2125550123', 'ann@', 'Please enter a valid email', ['email']],
    ['123', 'ann@', 'Invalid phone number.', ['phone', 'email']],
  ])('[S15] answers phone %j and email %j', async (phone, email, sentence, wrong) => {
    const send = await fillSignup(phone, email);
    await screen.findByText(sentence);
    expect(sentences()).toEqual(wrong);
    expect(send).not.toHaveBeenCalled();
  });

  it('[S23] [U6] shows a refusal as an error toast and keeps what was typed', async () => {
    await fillSignup(
      '2125550123',
      '',
      vi.fn(() => Promise.reject(new CallError('We have this number already.'))),
    );
    await waitFor(() => expect(toasts()).toEqual([['error', 'We have this number already.']]));
    expect(screen.getByLabelText(/Phone/)).toHaveValue('2125550123');
  });
});

describe('an accepted lead', () => {
  it.each([
    ['the first phone modal', TestDriveModal, phoneNumbersContract.store, '2125550123', 'phoneNumber', 'link'],
    ['the second phone modal', AppLinkModal, phoneNumbersContract.store, '2125550123', 'phoneNumber', 'link'],
    ['the single signup', SignupModal, simpleSignupContract.signUp, '', 'phone', ''],
  ] as const)(
    '[S23] [S28] by %s gets the welcome of section 8, also from an API that sends no sentence',
    async (...row) => {
      const [, Content, endpoint, phone, field, link] = row;
      // An external API may return such a response: the specification does not define its format.
      mockEndpoint(endpoint, {} as { message: string; notice: null });
      const onClose = vi.fn();
      render(
        <Modal isOpen onClose={onClose}>
          <Content details={{}} onClose={onClose} />
        </Modal>,
      );
      if (field === 'phone') await user.type(screen.getByLabelText(/Email/), 'ann@example.test');
      await fill(phone, field);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(toasts()).toEqual([
        ['success', link ? 'Welcome to The ROI. The App Link is on its way!' : 'Welcome to The ROI'],
      ]);
    },
  );
});
