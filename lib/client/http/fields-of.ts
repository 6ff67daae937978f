/** The server's messages by field. Checked by shape, because the error's class comes with axios. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
