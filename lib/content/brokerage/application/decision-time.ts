/** How long the broker takes to decide: the same sentence wherever it is said. */
export const decisionTime = 'Most decisions take minutes, some up to two business days.';
