/** The picture of a public line; by itself, since pages draw it and need nothing of what worked it out. */
export const lineFrame = { width: 600, height: 240, inset: 0 };
