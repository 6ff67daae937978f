/** Text for a LIKE pattern in which no character is a placeholder. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
