import { z } from 'zod';

/** The response of an endpoint that answers with a file. */
export const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
