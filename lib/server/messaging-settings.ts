import { z } from 'zod';

const number = z.string().regex(/^\+[1-9]\d{5,14}$/, 'must be a number like +14155550100');
const sid = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`), `must be ${prefix} and 32 hexadecimal characters`);

/** Countries whose numbers are messaged unless the operator says otherwise: a bill cannot grow where nobody is served. */
const servedCountries =
  'US,CA,GB,GG,JE,IM,IE,FR,DE,NL,BE,LU,AT,CH,ES,PT,IT,DK,SE,NO,FI,IS,PL,CZ,GR,AU,NZ,JP,SG,KR,IN,IL,BR,MX,AR,CL,CO,ZA,NG,KE';

/** The settings of messages to phones, as they stand in the environment. */
export const messagingShape = {
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_API_KEY_SID: sid('SK').optional(),
  TWILIO_API_KEY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_SMS_FROM: number.optional(),
  TWILIO_MESSAGING_SERVICE_SID: sid('MG').optional(),
  TWILIO_WHATSAPP_FROM: number.optional(),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX').optional(),
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
  /** Signs what Twilio tells us, and signs us in unless there is a key. */
  authToken: string;
  apiKey?: { sid: string; secret: string };
  smsSender: { from: string } | { messagingServiceSid: string };
  whatsappFrom: string;
  whatsappContentSid: string;
  apiBase: string;
};

/** Twilio's settings when they are whole, nothing when none is set, and every missing name otherwise. */
export function readTwilio(env: MessagingEnv): { twilio: TwilioSettings | undefined; missing: string[] } {
  const given = Object.entries<unknown>(env).some(([name, value]) => isKey(name) && value !== undefined);
  if (!given) return { twilio: undefined, missing: [] };
  const missing = [...needed.filter((name) => env[name] === undefined), ...missingPairs(env)];
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_KEY_SID: keySid } = env;
  const { TWILIO_API_KEY_SECRET: keySecret, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = env;
  const { TWILIO_WHATSAPP_FROM: whatsappFrom, TWILIO_WHATSAPP_CONTENT_SID: whatsappContentSid } = env;
  const from = env.TWILIO_SMS_FROM;
  if (missing.length > 0 || !accountSid || !authToken || !whatsappFrom || !whatsappContentSid) {
    return { twilio: undefined, missing };
  }
  return {
    missing,
    twilio: {
      accountSid,
      authToken,
      ...(keySid && keySecret ? { apiKey: { sid: keySid, secret: keySecret } } : {}),
      // A messaging service picks the sender itself, and knows of A2P registration: it goes before a bare number.
      smsSender: messagingServiceSid ? { messagingServiceSid } : { from: from ?? '' },
      whatsappFrom,
      whatsappContentSid,
      apiBase: (env.TWILIO_API_BASE ?? 'https://api.twilio.com').replace(/\/+$/, ''),
    },
  };
}

const needed = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_WHATSAPP_FROM',
  'TWILIO_WHATSAPP_CONTENT_SID',
] as const;

/** The address alone turns nothing on. */
const isKey = (name: string) => name.startsWith('TWILIO_') && name !== 'TWILIO_API_BASE';

function missingPairs(env: MessagingEnv): string[] {
  const missing: string[] = [];
  if (!env.TWILIO_SMS_FROM && !env.TWILIO_MESSAGING_SERVICE_SID)
    missing.push('TWILIO_SMS_FROM or TWILIO_MESSAGING_SERVICE_SID');
  if (env.TWILIO_API_KEY_SID && !env.TWILIO_API_KEY_SECRET) missing.push('TWILIO_API_KEY_SECRET');
  if (env.TWILIO_API_KEY_SECRET && !env.TWILIO_API_KEY_SID) missing.push('TWILIO_API_KEY_SID');
  return missing;
}
