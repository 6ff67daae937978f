import { afterEach, describe, expect, it } from 'vitest';
import { freshEmail } from '@/tests/support/database/factories';
import { twilioSettings } from '@/tests/support/providers/fake-twilio';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { signUp } from '@/tests/support/api/signups';
import { leavePhone, outboxTo, textsTo } from '@/tests/support/providers/texts';

const notServed = 'We can’t message numbers in this country. Enter your email instead.';
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((restore) => restore()));

describe('routing by country', () => {
  const numbers: [typed: string, country: string | undefined, stored: string, channel: string][] = [
    ['2125550199', undefined, '+12125550199', 'sms'],
    ['(416) 555-0123', 'CA', '+14165550123', 'sms'],
    ['07400 123456', 'GB', '+447400123456', 'whatsapp'],
    ['+353 85 012 3456', undefined, '+353850123456', 'whatsapp'],
    ['06 12 34 56 78', 'FR', '+33612345678', 'whatsapp'],
    ['0151 23456789', 'DE', '+4915123456789', 'whatsapp'],
    ['04 1234 5678', 'AU', '+61412345678', 'whatsapp'],
    ['090-1234-5678', 'JP', '+819012345678', 'whatsapp'],
    ['98765 43210', 'IN', '+919876543210', 'whatsapp'],
    ['(11) 91234-5678', 'BR', '+5511912345678', 'whatsapp'],
    ['082 123 4567', 'ZA', '+27821234567', 'whatsapp'],
    ['0803 123 4567', 'NG', '+2348031234567', 'whatsapp'],
    ['55 1234 5678', 'MX', '+525512345678', 'whatsapp'],
  ];

  it.each(numbers)('[I7] [G10] %s of %s is stored as %s and served by %s', async (typed, country, stored, channel) => {
    expect((await leavePhone(typed, country ? { country } : {})).status).toBe(200);
    expect((await textsTo(stored)).at(-1)).toMatchObject({ channel });
  });

  it('[I7] with SMS alone, serves the US and Canada and says that other countries are not available', async () => {
    const { whatsapp: _, ...smsOnly } = twilioSettings();
    cleanups.push(changeSettings({ twilio: smsOnly }));
    expect((await leavePhone('+1 416 555 0199')).status).toBe(200);
    const { status, refusal } = await leavePhone('+49 1512 3456780');
    expect([status, refusal.fields?.phoneNumber]).toEqual([400, notServed]);
    expect(await textsTo('+4915123456780')).toEqual([]);
    const email = freshEmail();
    expect((await signUp({ phone: '+49 1512 3456780', email })).status).toBe(200);
    expect(await outboxTo(email)).toHaveLength(1);
    expect((await signUp({ phone: '+49 1512 3456780' })).refusal.fields?.phone).toBe(notServed);
  });

  it('[I7] with WhatsApp alone, serves other countries and says that the US is not available', async () => {
    const { smsSender: _, ...whatsappOnly } = twilioSettings();
    cleanups.push(changeSettings({ twilio: whatsappOnly }));
    expect((await leavePhone('+49 1512 3456781')).status).toBe(200);
    expect((await leavePhone('+1 416 555 0198')).refusal.fields?.phoneNumber).toBe(notServed);
  });

  it('[I7] sends +1 numbers outside of the US and Canada by WhatsApp too', async () => {
    cleanups.push(changeSettings({ messageCountries: ['JM'] }));
    await leavePhone('+1 876 210 1234');
    expect(await textsTo('+18762101234')).toMatchObject([{ channel: 'whatsapp' }]);
  });
});
