import { createRequire } from 'node:module';
import type twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { isSignedByTwilio, signTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { statusCallback } from '@/tests/support/providers/twilio-texts';

describe('signatures', () => {
  const form = {
    MessageSid: `SM${'a'.repeat(32)}`,
    MessageStatus: 'delivered',
    To: '+14155550132',
    Körper: 'ü',
    Body: "it's & <b>",
  };
  const own = createRequire(import.meta.url)('twilio') as typeof twilio;

  it('[I6] match those of Twilio’s own package', () => {
    for (const url of [statusCallback, 'https://roi.example.test:8443/api/webhooks/twilio/inbound']) {
      const signature = signTwilio('a-token', url, form);
      expect(own.validateRequest('a-token', signature, url, form)).toBe(true);
      expect(isSignedByTwilio('a-token', { url, form, signature })).toBe(true);
    }
  });

  it('[I6] match with an explicit standard port, and with nothing else changed', () => {
    const url = 'https://roi.example.test/api/webhooks/twilio/inbound';
    const withPort = signTwilio('a-token', url.replace('.test/', '.test:443/'), form);
    expect(isSignedByTwilio('a-token', { url, form, signature: withPort })).toBe(true);
    const signature = signTwilio('a-token', url, form);
    const tampered = [
      { url: `${url}?x=1`, form, signature },
      { url, form: { ...form, To: '+14155550133' }, signature },
      { url, form: { ...form, More: '1' }, signature },
      { url, form, signature: '' },
      { url, form, signature: signature.slice(0, -1) },
    ];
    for (const call of tampered) expect(isSignedByTwilio('a-token', call)).toBe(false);
    expect(isSignedByTwilio('another-token', { url, form, signature })).toBe(false);
  });
});
