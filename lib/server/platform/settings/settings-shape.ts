import { z } from 'zod';
import { bankingShape } from './banking-settings';
import { brokerageShape } from './brokerage-settings';
import { keyShape } from './key-settings';
import { marketShape } from './market-settings';
import { messagingShape } from './messaging-settings';
import { paymentShape } from './payment-settings';

const text = z.string().trim().min(1);
const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const networksOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must name addresses or networks, with commas');

export const shape = z.object({
  MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_URL: webAddress.optional(),
  API_BASE_URL: webAddress.optional(),
  PRODUCT_NAME: text.max(60).default('The ROI'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  OPS_TOKEN: text
    .min(24, 'must have at least 24 characters')
    .regex(/^[\w.~+/-]+=*$/, 'may hold letters, digits and . _ ~ + / - only')
    .optional(),
  ...keyShape,
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_TTL_S: wholeNumber(1, 900).default(900),
  REFRESH_TTL_S: wholeNumber(60, 30 * 86_400).default(14 * 86_400),
  REFRESH_GRACE_S: wholeNumber(0, 30).default(30),
  RESET_TTL_S: wholeNumber(60, 3600).default(1800),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(100_000).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SECURITY_CONTACT: z.union([z.url({ protocol: /^(https|mailto)$/ }), z.email()]).optional(),
  MAIL_FROM: text.optional(),
  NEXT_PUBLIC_SEND_EVENTS: z.string().optional(),
  TEAM_NETWORKS: z.string().transform(networksOf).pipe(z.array(network)).default([]),
  RETENTION_MONTHS: wholeNumber(1, 120).default(13),
  SAMPLE_EXPERIMENT: z.enum(['on', 'off']).default('off'),
  CONSENT_REQUIRED: z.enum(['everywhere', 'eu', 'never']).default('eu'),
  FACEBOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  TWITTER_URL: z.url({ protocol: /^https$/ }).optional(),
  LINKEDIN_URL: z.url({ protocol: /^https$/ }).optional(),
  INSTAGRAM_URL: z.url({ protocol: /^https$/ }).optional(),
  ...messagingShape,
  ...marketShape,
  ...brokerageShape,
  ...bankingShape,
  ...paymentShape,
  OPERATOR_NAME: text.max(200).optional(),
  OPERATOR_ADDRESS: text.max(300).optional(),
  OPERATOR_EMAIL: z.email().optional(),
});

export type Env = z.infer<typeof shape>;

/** The names of all settings. */
export const settingNames = Object.keys(shape.shape);
