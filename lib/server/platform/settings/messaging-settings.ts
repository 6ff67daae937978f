import { z } from 'zod';

const number = z.string().regex(/^\+[1-9]\d{5,14}$/, 'must be a number like +14155550100');
const sid = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`), `must be ${prefix} and 32 hexadecimal characters`);

/** Countries that get text messages by default. Numbers in other countries get none, which limits the cost. */
const servedCountries =
  'US,CA,GB,GG,JE,IM,IE,FR,DE,NL,BE,LU,AT,CH,ES,PT,IT,DK,SE,NO,FI,IS,PL,CZ,GR,AU,NZ,JP,SG,KR,IN,IL,BR,MX,AR,CL,CO,ZA,NG,KE';

/** The settings of messages to phones, as environment variables. */
export const messagingShape = {
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_API_KEY_SID: sid('SK').optional(),
  TWILIO_API_KEY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_SMS_FROM: number.optional(),
  TWILIO_MESSAGING_SERVICE_SID: sid('MG').optional(),
  TWILIO_WHATSAPP_FROM: number.optional(),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX').optional(),
  TWILIO_WHATSAPP_CODE_SID: sid('HX').optional(),
  TWILIO_WHATSAPP_SIGNAL_SID: sid('HX').optional(),
  TWILIO_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  APP_LINK_URL: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .optional(),
  MESSAGE_DAILY_BUDGET: z.coerce.number().int().min(0).max(1_000_000).default(500),
  MESSAGE_COUNTRIES: z
    .string()
    .default(servedCountries)
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .refine((list) => list.every((code) => /^[A-Z]{2}$/.test(code)), 'must be two-letter codes with commas between'),
};

type MessagingEnv = z.output<z.ZodObject<typeof messagingShape>>;

export type TwilioSettings = {
  accountSid: string;
  /** Verifies Twilio's webhooks, and authenticates our requests unless there is an API key. */
  authToken: string;
  apiKey?: { sid: string; secret: string };
  /** At least one of `smsSender` and `whatsapp` is set. A channel without a sender is not used. */
  smsSender?: { from: string } | { messagingServiceSid: string };
  whatsapp?: {
    from: string;
    contentSid: string;
    /** Templates for codes and for signal updates. Without them, WhatsApp is used for neither. */
    signals?: { codeSid: string; newsSid: string };
  };
  apiBase: string;
};

/**
 * Twilio's settings if complete; undefined with no missing names if none is set, and otherwise with every missing name.
 */
export function readTwilio(env: MessagingEnv): { twilio: TwilioSettings | undefined; missing: string[] } {
  const isGiven = Object.entries<unknown>(env).some(([name, value]) => isKey(name) && value !== undefined);
  if (!isGiven) return { twilio: undefined, missing: [] };
  const missing = findMissing(env);
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_KEY_SID: keySid } = env;
  const { TWILIO_API_KEY_SECRET: keySecret, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = env;
  const { TWILIO_WHATSAPP_FROM: whatsappFrom, TWILIO_WHATSAPP_CONTENT_SID: contentSid, TWILIO_SMS_FROM: from } = env;
  const { TWILIO_WHATSAPP_CODE_SID: codeSid, TWILIO_WHATSAPP_SIGNAL_SID: newsSid } = env;
  const signals = codeSid && newsSid ? { signals: { codeSid, newsSid } } : {};
  if (missing.length > 0 || !accountSid || !authToken) return { twilio: undefined, missing };
  return {
    missing,
    twilio: {
      accountSid,
      authToken,
      ...(keySid && keySecret ? { apiKey: { sid: keySid, secret: keySecret } } : {}),
      // A messaging service takes precedence over a single number, because it picks the sender and handles A2P
      // registration.
      ...(messagingServiceSid ? { smsSender: { messagingServiceSid } } : from ? { smsSender: { from } } : {}),
      ...(whatsappFrom && contentSid ? { whatsapp: { from: whatsappFrom, contentSid, ...signals } } : {}),
      apiBase: (env.TWILIO_API_BASE ?? 'https://api.twilio.com').replace(/\/+$/, ''),
    },
  };
}

/** Whether a variable is a Twilio setting other than the base URL, which alone enables nothing. */
const isKey = (name: string) => name.startsWith('TWILIO_') && name !== 'TWILIO_API_BASE';

/** Settings that must be set together. */
const pairs = [
  ['TWILIO_API_KEY_SID', 'TWILIO_API_KEY_SECRET'],
  ['TWILIO_WHATSAPP_FROM', 'TWILIO_WHATSAPP_CONTENT_SID'],
  ['TWILIO_WHATSAPP_CODE_SID', 'TWILIO_WHATSAPP_SIGNAL_SID'],
] as const;
const senders = ['TWILIO_SMS_FROM', 'TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_WHATSAPP_FROM'] as const;

function findMissing(env: MessagingEnv): string[] {
  const missing: string[] = (['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const).filter((name) => !env[name]);
  for (const [one, other] of pairs) {
    if (env[one] && !env[other]) missing.push(other);
    if (env[other] && !env[one]) missing.push(one);
  }
  const hasSender = [...senders, 'TWILIO_WHATSAPP_CONTENT_SID' as const].some((name) => env[name]);
  return hasSender ? missing : [...missing, senders.join(' or ')];
}
