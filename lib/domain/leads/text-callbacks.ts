/** Webhook paths for delivery reports and inbound replies. */
export const textCallbacks = {
  status: (messageId: string) => `/api/webhooks/twilio/status?message=${encodeURIComponent(messageId)}`,
  inbound: '/api/webhooks/twilio/inbound',
} as const;
