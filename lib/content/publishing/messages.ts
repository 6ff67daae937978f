export const postWithdrawn = (day: string) => `This post was withdrawn on ${day}.`;
