/** Where the messaging provider tells us what became of a message, and what somebody replied. */
export const textCallbacks = {
  status: (messageId: string) => `/api/webhooks/twilio/status?message=${encodeURIComponent(messageId)}`,
  inbound: '/api/webhooks/twilio/inbound',
} as const;
