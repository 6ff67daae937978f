import { randomBytes } from 'node:crypto';
import type { TwilioSettings } from '@/lib/server/messaging-settings';
import type { AcceptedText, LaterReport, MessagingProvider } from './messaging';
import { refusalOf } from './simulated-rules';
import { translateRefusal } from './twilio-errors';
import { toTwilioForm, type TwilioForm } from './twilio-form';

/** What the simulation pretends to be: the sender that Twilio's test credentials accept. */
const pretended = {
  accountSid: `AC${'0'.repeat(32)}`,
  smsSender: { from: '+15005550006' },
  whatsappFrom: '+15005550006',
  whatsappContentSid: `HX${'0'.repeat(32)}`,
} as const satisfies Partial<TwilioSettings>;

/**
 * Twilio as the demo has it: nothing leaves the house. It takes the form that Twilio would get, refuses what Twilio
 * refuses, by its magic numbers too, and knows what it will report later.
 */
export function createSimulatedTwilio(authToken: string): MessagingProvider {
  return {
    isReal: false,
    authToken,
    accountSid: pretended.accountSid,
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
  const report = (afterMs: number, status: string, error?: string): LaterReport => ({
    afterMs,
    form: { ...common, MessageStatus: status, SmsStatus: status, ...(error ? { ErrorCode: error } : {}) },
  });
  const late = lateError(form);
  return {
    sid,
    later: [report(500, 'sent'), late ? report(1500, 'undelivered', late) : report(1500, 'delivered')],
  };
}

/**
 * Errors that Twilio reports only after it took a message have no magic numbers of Twilio's: a number that ends with
 * one of these meets it.
 */
const lateErrors = ['30003', '30005', '30007', '30034', '63003', '63016'];
const lateError = (form: TwilioForm) => lateErrors.find((code) => form['To']?.endsWith(code));
