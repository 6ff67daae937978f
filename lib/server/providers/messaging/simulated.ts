import { randomBytes } from 'node:crypto';
import type { TwilioSettings } from '@/lib/server/platform/settings/messaging-settings';
import type { AcceptedText, DelayedReport, MessagingProvider } from './messaging';
import { refusalOf } from './simulated-rules';
import { translateRefusal } from './twilio-errors';
import { channelsOf, signalChannelsOf, toTwilioForm, type TwilioForm } from './twilio-form';

/** The simulation's senders, which Twilio's test credentials accept. */
const pretended = {
  accountSid: `AC${'0'.repeat(32)}`,
  smsSender: { from: '+15005550006' },
  whatsapp: {
    ...{ from: '+15005550006', contentSid: `HX${'0'.repeat(32)}` },
    signals: { codeSid: `HX${'1'.repeat(32)}`, newsSid: `HX${'2'.repeat(32)}` },
  },
} as const satisfies Partial<TwilioSettings>;

/**
 * The simulated Twilio, which sends nothing over the network. It takes the form that Twilio would get, rejects what
 * Twilio rejects, including its magic numbers, and returns the reports that would follow.
 */
export function createSimulatedTwilio(authToken: string): MessagingProvider {
  return {
    isReal: false,
    authToken,
    accountSid: pretended.accountSid,
    channels: channelsOf(pretended),
    signalChannels: signalChannelsOf(pretended),
    send(message) {
      const form = toTwilioForm(message, pretended);
      const refusal = refusalOf(form);
      if (refusal) return Promise.reject(translateRefusal(refusal.status, refusal, undefined));
      return Promise.resolve(accept(form));
    },
  };
}

function accept(form: TwilioForm): AcceptedText {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const common = {
    AccountSid: pretended.accountSid,
    ApiVersion: '2010-04-01',
    From: form['From'] ?? '',
    To: form['To'] ?? '',
    MessageSid: sid,
    SmsSid: sid,
  };
  const report = (afterMs: number, status: string, error?: string): DelayedReport => ({
    afterMs,
    form: { ...common, MessageStatus: status, SmsStatus: status, ...(error ? { ErrorCode: error } : {}) },
  });
  const errorCode = lateError(form);
  return {
    sid,
    later: [report(500, 'sent'), errorCode ? report(1500, 'undelivered', errorCode) : report(1500, 'delivered')],
  };
}

/**
 * Twilio has no magic numbers for errors that are reported after acceptance. In the simulation, a number that ends in
 * one of these codes produces that error.
 */
const lateErrors = ['30003', '30005', '30007', '30034', '63003', '63016'];
const lateError = (form: TwilioForm) => lateErrors.find((code) => form['To']?.endsWith(code));
