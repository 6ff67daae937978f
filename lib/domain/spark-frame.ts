/** The room of a line the height of a word, in pixels. */
export const sparkFrame = { width: 96, height: 28, inset: 2 };
