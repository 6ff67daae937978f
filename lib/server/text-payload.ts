import { z } from 'zod';

/** Why a phone is written to; each has words of its own. */
export const textReasons = ['Marketing page 2', 'Marketing page 3', 'Single signup'] as const;
export type TextReason = (typeof textReasons)[number];

/** A message to a phone as it waits in the outbox: put into words only when it is sent. */
export const textPayload = z.object({
  messageId: z.string(),
  to: z.string().regex(/^\+[1-9]\d{5,14}$/),
  channel: z.enum(['sms', 'whatsapp']),
  reason: z.enum(textReasons),
  link: z.url(),
});
export type TextPayload = z.infer<typeof textPayload>;

/** What the simulated provider will tell us, at its time. */
export const simulatedReport = z.object({ url: z.url(), form: z.record(z.string(), z.string()) });
export type SimulatedReport = z.infer<typeof simulatedReport>;
