/** What a handler gets besides the payload. The id is the same for every attempt. */
export type Delivery = { id: string; createdAt: Date; attempts: number };

/** Undefined when the message is done; its subject and text when it is stored instead of sent. */
export type Delivered = undefined | { kept: { subject: string; text: string } };
