/** The honeypot field, hidden from people: bots that fill it in get a normal response and nothing is stored. */
export const honeypotField = 'leaveEmpty';
