import { afterEach, describe, expect, it } from 'vitest';
import { changeSettings } from '@/tests/support/mail-settings';
import { leavePhone, textsTo } from '@/tests/support/texts';

const letGo: (() => void)[] = [];
afterEach(() => letGo.splice(0).forEach((restore) => restore()));

describe('routing by country', () => {
  const numbers: [typed: string, country: string | undefined, stored: string, channel: string][] = [
    ['2125550199', undefined, '+12125550199', 'sms'],
    ['(416) 555-0123', 'CA', '+14165550123', 'sms'],
    ['020 7183 8750', 'GB', '+442071838750', 'whatsapp'],
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

  it.each(numbers)('[I7] [G10] %s of %s is kept as %s and goes by %s', async (typed, country, stored, channel) => {
    expect((await leavePhone(typed, country ? { country } : {})).status).toBe(200);
    expect((await textsTo(stored)).at(-1)).toMatchObject({ channel });
  });

  it('[I7] sends +1 numbers outside of the US and Canada by WhatsApp too', async () => {
    letGo.push(changeSettings({ messageCountries: ['JM'] }));
    await leavePhone('+1 876 210 1234');
    expect(await textsTo('+18762101234')).toMatchObject([{ channel: 'whatsapp' }]);
  });
});
