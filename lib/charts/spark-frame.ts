/** Size of a sparkline in pixels. */
export const sparkFrame = { width: 96, height: 28, inset: 2 } as const;
