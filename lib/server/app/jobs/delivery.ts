/** What a handler gets in addition to the payload. The id is the same for every attempt. */
export type Delivery = { id: string; createdAt: Date; attempts: number };

/**
 * A handler's result: undefined for a message that was sent, or the subject and text of one that is stored instead of
 * sent.
 */
export type Delivered = undefined | { kept: { subject: string; text: string } };
