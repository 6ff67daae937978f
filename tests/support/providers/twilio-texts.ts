import type { OutgoingText } from '@/lib/server/providers/messaging/messaging';

export const statusCallback = 'https://roi.example.test/api/webhooks/twilio/status?message=abcdefghij0123456789';
export const sms: OutgoingText = {
  channel: 'sms',
  to: '+14155550132',
  body: 'The ROI: your app link: https://roi.example.test/app & more',
  variables: { '1': 'The ROI', '2': 'https://roi.example.test/app' },
  statusCallback,
};
export const whatsapp: OutgoingText = { ...sms, channel: 'whatsapp', to: '+447911123456' };
