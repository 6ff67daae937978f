/**
 * Name of the honeypot field, which is hidden from people. Bots that fill it in get a normal response, but nothing is
 * stored.
 */
export const honeypotField = 'leaveEmpty';
