import axios from 'axios';
import { z } from 'zod';
import { AppError } from '@/lib/server/platform/errors';
import type { TwilioSettings } from '@/lib/server/platform/settings/messaging-settings';
import { createBreaker } from '@/lib/server/providers/breaker';
import type { AcceptedText, MessagingProvider, OutgoingText } from './messaging';
import { MessageNotSentError } from './message-not-sent-error';
import { translateRefusal, translateTransport } from './twilio-errors';
import { channelsOf, signalChannelsOf, toTwilioForm, type TwilioForm } from './twilio-form';

/** Timeout for a whole request, so that a job never hangs on it. */
const totalMs = 8_000;
/** Twilio's response for a message is about 2 KB. */
const maxAnswerBytes = 64 * 1024;

const accepted = z.object({ sid: z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/), status: z.string() });

/** Calls Twilio's Messages resource directly instead of through Twilio's package (decision 26). */
export function createTwilio(settings: TwilioSettings): MessagingProvider {
  const { accountSid, authToken, apiKey, apiBase } = settings;
  const breaker = createBreaker({
    sentence: 'Calls to the messaging provider are paused after repeated failures.',
    isFailure: (error) => !(error instanceof AppError && error.code === 'unprocessable'),
  });
  const http = axios.create({
    baseURL: `${apiBase}/2010-04-01/Accounts/${accountSid}`,
    auth: apiKey ? { username: apiKey.sid, password: apiKey.secret } : { username: accountSid, password: authToken },
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    proxy: false,
    responseType: 'text',
    // Resolve for every status.
    validateStatus: () => true,
    transformResponse: (text: string) => text,
  });

  async function post(form: TwilioForm): Promise<AcceptedText> {
    const signal = AbortSignal.timeout(totalMs);
    const answer = await http
      .post<string>('/Messages.json', new URLSearchParams(form).toString(), { signal })
      .catch((error: unknown) => {
        throw translateTransport(error);
      });
    const body = parse(answer.data);
    const message = accepted.safeParse(body);
    if (answer.status === 201 && message.success) return { sid: message.data.sid };
    throw translateRefusal(answer.status, body, text(answer.headers['retry-after']));
  }

  return {
    isReal: true,
    authToken,
    accountSid,
    channels: channelsOf(settings),
    signalChannels: signalChannelsOf(settings),
    async send(message: OutgoingText) {
      const form = toTwilioForm(message, settings);
      return breaker
        .run(() => post(form))
        .catch((error: unknown) => {
          throw isRest(error)
            ? new MessageNotSentError(error.code, error.message, { retryAfterS: error.retryAfterS ?? 1 })
            : error;
        });
    },
  };
}

/** Whether the breaker rejected the call, so that no request was sent. */
const isRest = (error: unknown): error is AppError =>
  error instanceof AppError && !(error instanceof MessageNotSentError) && error.code === 'unavailable';

/** Undefined if the body is not JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
