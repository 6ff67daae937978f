import { afterEach, describe, expect, it } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { readSettings, settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { liveSettings } from '@/tests/support/providers/live-settings';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const outbox = () => visitor().ask(operationContract.outbox, { query: {}, bearer: settings().opsToken });

let restore: () => void = () => undefined;

afterEach(() => restore());

describe('live mode', () => {
  it('[R39] shows the outbox in a demo and to no one in live mode', async () => {
    expect((await outbox()).status).toBe(200);
    restore = changeSettings({ mode: 'live' });
    expect((await outbox()).refusal.code).toBe('not_found');
  });

  it('[R39] sets X-Demo-Mode in a demo only', async () => {
    const health = () => visitor().ask(operationContract.health, {});
    expect((await health()).headers.get('x-demo-mode')).toBe('1');
    restore = changeSettings({ mode: 'live' });
    expect((await health()).headers.get('x-demo-mode')).toBeNull();
  });
});

describe('[R72] [R10] settings of live mode', () => {
  it('are accepted when complete', () => {
    expect(readSettings(liveSettings)).toMatchObject({ mode: 'live', siteUrl: 'https://site.example' });
  });

  it.each([
    ['SITE_URL', ''],
    ['SITE_URL', 'http://site.example'],
    ['DATABASE_URL', ''],
    ['AUTH_SECRET', ''],
    ['AUTH_SECRET', 'short'],
    ['AUTH_SECRET', 'a'.repeat(40)],
    ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
    ['OPS_TOKEN', ''],
    ['KEK_CURRENT', ''],
    ['KEK_CURRENT', 'W4x-and-Thr33'],
    ['KEK_CURRENT', 'a'.repeat(40)],
    ['KEK_CURRENT', 'v3ry-l0ng-and-Mixed-4uth-k3y-for-t3sts'],
    ['KEK_RETIRED', 'too-short'],
    ['API_BASE_URL', 'http://api.example'],
    ['FINNHUB_API_BASE', 'http://finnhub.example'],
    ['FINNHUB_API_KEY', 'a key that\nends its header'],
  ])('are refused with %s as %j, named in the error without its value', (name, value) => {
    const read = () => readSettings({ ...liveSettings, [name]: value });
    expect(read).toThrow(name);
    if (value.length > 8) expect(read).not.toThrow(value);
  });

  const sandboxes = [
    ['PLAID_API_BASE', 'https://sandbox.plaid.com'],
    ['PLAID_API_BASE', 'https://Sandbox.Plaid.com./'],
    ['PLAID_API_BASE', 'https://development.plaid.com'],
    ['ALPACA_API_BASE', 'https://broker-api.sandbox.alpaca.markets'],
    ['ALPACA_AUTH_BASE', 'https://authx.sandbox.alpaca.markets'],
    ['TRADIER_API_BASE', 'https://sandbox.tradier.com/'],
  ] as const;
  it.each(sandboxes)('[R72] are refused with %s at the test environment %s, also without keys', (name, value) => {
    const line = `${name} leads to a test environment, which live mode does not use`;
    expect(() => readSettings({ ...liveSettings, [name]: value })).toThrow(line);
    expect(readSettings({ [name]: value }).mode).toBe('demo');
  });

  it.each([
    ['PLAID_API_BASE', 'https://production.plaid.com.'],
    ['ALPACA_API_BASE', 'https://BROKER-API.alpaca.markets:443/'],
    ['TRADIER_API_BASE', 'https://api.tradier.com:8443'],
  ])('[R72] end the start of a demo with %s at %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} needs MODE=live`);
  });

  it('[I6] are refused with only a part of Twilio’s, naming each missing one', () => {
    const sid = `AC${'1'.repeat(32)}`;
    const token = 'canary-token-0123456789';
    const some = { ...liveSettings, TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token };
    expect(() => readSettings(some)).toThrow(
      'missing for Twilio: TWILIO_SMS_FROM or TWILIO_MESSAGING_SERVICE_SID or TWILIO_WHATSAPP_FROM',
    );
    expect(() => readSettings(some)).not.toThrow(token);
    const whole = {
      ...some,
      TWILIO_SMS_FROM: '+14155550100',
      TWILIO_WHATSAPP_FROM: '+14155238886',
      TWILIO_WHATSAPP_CONTENT_SID: `HX${'2'.repeat(32)}`,
    };
    expect(readSettings(whole).twilio).toMatchObject({ accountSid: sid });
    expect(() => readSettings({ ...whole, TWILIO_API_KEY_SID: `SK${'3'.repeat(32)}` })).toThrow(
      'missing for Twilio: TWILIO_API_KEY_SECRET',
    );
    expect(readSettings({ ...liveSettings, TWILIO_API_BASE: 'https://twilio.example' }).twilio).toBeUndefined();
  });

  it('[I7] allow SMS without WhatsApp and WhatsApp without SMS, but not an incomplete WhatsApp', () => {
    const account = {
      ...liveSettings,
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'canary-token-0123456789',
    };
    const twilioOf = (more: Record<string, string>) => readSettings({ ...account, ...more }).twilio;
    const service = `MG${'4'.repeat(32)}`;
    const contentSid = `HX${'2'.repeat(32)}`;
    expect(twilioOf({ TWILIO_SMS_FROM: '+14155550100' })).toMatchObject({ smsSender: { from: '+14155550100' } });
    expect(twilioOf({ TWILIO_SMS_FROM: '+14155550100' })?.whatsapp).toBeUndefined();
    expect(twilioOf({ TWILIO_MESSAGING_SERVICE_SID: service })).toMatchObject({
      smsSender: { messagingServiceSid: service },
    });
    const whatsapp = { TWILIO_WHATSAPP_FROM: '+14155238886', TWILIO_WHATSAPP_CONTENT_SID: contentSid };
    expect(twilioOf(whatsapp)).toMatchObject({ whatsapp: { from: '+14155238886', contentSid } });
    expect(twilioOf(whatsapp)?.smsSender).toBeUndefined();
    const half = { TWILIO_SMS_FROM: '+14155550100', TWILIO_WHATSAPP_FROM: '+14155238886' };
    expect(() => twilioOf(half)).toThrow('missing for Twilio: TWILIO_WHATSAPP_CONTENT_SID');
    expect(() => twilioOf({ TWILIO_WHATSAPP_CONTENT_SID: contentSid })).toThrow(
      'missing for Twilio: TWILIO_WHATSAPP_FROM',
    );
  });

  it('[R42] turn market data on by the key alone', () => {
    expect(readSettings(liveSettings).finnhub).toBeUndefined();
    expect(
      readSettings({ ...liveSettings, FINNHUB_API_BASE: 'https://finnhub.example/api/v1' }).finnhub,
    ).toBeUndefined();
    expect(readSettings({ ...liveSettings, FINNHUB_API_KEY: 'abcdefgh12345678' }).finnhub).toEqual({
      apiKey: 'abcdefgh12345678',
      apiBase: 'https://finnhub.io/api/v1',
    });
  });

  it('name every invalid one at once', () => {
    expect(() => readSettings({ ...liveSettings, AUTH_SECRET: '', OPS_TOKEN: '', SITE_URL: '' })).toThrow(
      /SITE_URL.*AUTH_SECRET.*OPS_TOKEN/,
    );
    expect(() => readSettings({ PORT: 'x', TRUST_PROXY: '-1', ACCESS_TTL_S: '90000' })).toThrow(
      /PORT.*TRUST_PROXY.*ACCESS_TTL_S/,
    );
  });

  it('name every invalid one at once, of whatever kind: format, mode, or missing for a provider', () => {
    const wrong = {
      ...liveSettings,
      PORT: 'x',
      SITE_URL: 'http://site.example',
      OPS_TOKEN: 'short',
      AUTH_SECRET: '',
      ALPACA_API_KEY: 'abcdefgh12345678',
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'no token',
      PLAID_SECRET: 'abcdefgh12345678',
    };
    const read = () => readSettings(wrong);
    for (const name of [
      'PORT',
      'SITE_URL',
      'OPS_TOKEN',
      'AUTH_SECRET',
      'ALPACA_API_SECRET',
      'TWILIO_WHATSAPP_FROM',
      'PLAID_CLIENT_ID',
    ])
      expect(read).toThrow(new RegExp(String.raw`\b${name}\b`));
    expect(read).toThrow(/^Wrong settings: .+\. Wrong settings for live mode: .+$/);
    // Each is listed once: an invalid value is not also reported as missing.
    expect(read).not.toThrow(/OPS_TOKEN.*OPS_TOKEN/);
    expect(read).not.toThrow(/http:|short|no token|abcdefgh/);
  });

  it('mention no unknown mode', () => {
    expect(() => readSettings({ MODE: 'production', PORT: 'x' })).toThrow(/^Wrong settings: MODE [^.]+; PORT [^.]+$/);
  });
});
