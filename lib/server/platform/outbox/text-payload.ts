import { z } from 'zod';

/** Why a text message is sent; each reason has its own wording. */
export const textReasons = [
  'Marketing page 2',
  'Marketing page 3',
  'Single signup',
  'Phone code',
  'Signal news',
] as const;
export type TextReason = (typeof textReasons)[number];

/** A text message in the outbox. Its text is generated when it is sent. */
export const textPayload = z.object({
  messageId: z.string(),
  to: z.string().regex(/^\+[1-9]\d{5,14}$/),
  channel: z.enum(['sms', 'whatsapp']),
  reason: z.enum(textReasons),
  link: z.url(),
  /** A code, or the line about a signal. */
  words: z.string().max(200).optional(),
});
export type TextPayload = z.infer<typeof textPayload>;

/** A delivery report that the simulated provider will send later. */
export const simulatedReport = z.object({ url: z.url(), form: z.record(z.string(), z.string()) });
export type SimulatedReport = z.infer<typeof simulatedReport>;
