export { default } from '@/lib/server/http/next-handler';

/** The API reads bodies itself, so that every refusal is JSON. */
export const config = { api: { bodyParser: false, externalResolver: true } };
