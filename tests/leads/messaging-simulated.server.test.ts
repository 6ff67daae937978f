import { describe, expect, it } from 'vitest';
import { createSimulatedTwilio } from '@/lib/server/providers/messaging/simulated';
import { refusalOf } from '@/lib/server/providers/messaging/simulated-rules';

const provider = createSimulatedTwilio('a-token');
const send = (to: string, changes: object = {}) =>
  provider.send({
    channel: 'sms',
    to,
    body: 'Hello',
    variables: { '1': 'The ROI', '2': 'https://roi.example.test' },
    statusCallback: 'http://localhost:3000/api/webhooks/twilio/status?message=x',
    ...changes,
  });

describe('the simulated Twilio', () => {
  it.each([
    ['+15005550001', 21211],
    ['+15005550002', 21612],
    ['+15005550003', 21408],
    ['+15005550004', 21610],
    ['+15005550009', 21614],
    ['+0123', 21211],
  ])('[R40] refuses %s with %i', async (to, providerCode) => {
    await expect(send(to)).rejects.toMatchObject({ name: 'MessageNotSentError', code: 'unprocessable', providerCode });
  });

  it('[I6] accepts a message with its own id, and reports its delivery later', async () => {
    const [one, other] = [await send('+14155550132'), await send('+14155550132')];
    expect(one.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(other.sid).not.toBe(one.sid);
    expect(one.later?.map(({ form }) => form['MessageStatus'])).toEqual(['sent', 'delivered']);
    expect(one.later?.every(({ form }) => form['MessageSid'] === one.sid)).toBe(true);
  });

  it.each([
    ['+14155563016', '63016'],
    ['+14155530007', '30007'],
  ])('[R40] reports later that %s failed with %s', async (to, code) => {
    const { later } = await send(to);
    expect(later?.at(-1)?.form).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: code });
  });

  const form = { To: '+14155550132', From: '+15005550006', Body: 'Hello' };
  it.each<[string, Record<string, string>, number | undefined]>([
    ['a form that is whole', form, undefined],
    ['no recipient', { ...form, To: '' }, 21604],
    ['no sender', { To: form.To, Body: 'Hello' }, 21603],
    ['a sender that is not ours', { ...form, From: '+15005550001' }, 21212],
    ['a sender that cannot send', { ...form, From: '+15005550007' }, 21606],
    ['no words', { To: form.To, From: form.From }, 21602],
    ['1,600 characters', { ...form, Body: 'x'.repeat(1600) }, undefined],
    ['1,601 characters', { ...form, Body: 'x'.repeat(1601) }, 21617],
    ['WhatsApp from a bare number', { ...form, To: `whatsapp:${form.To}` }, 63007],
    ['variables that are no object', { ...form, ContentSid: 'HX', ContentVariables: '[1' }, 21656],
    ['a variable with a line break', { ...form, ContentSid: 'HX', ContentVariables: '{"1":"a\\nb"}' }, 21656],
  ])('[R40] judges %s as Twilio does', (_, given, code) => {
    expect(refusalOf(given)?.code).toBe(code);
  });
});
