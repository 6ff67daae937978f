import { answer, no } from './simulated-answers';
import { courseAfter } from './simulated-course';
import { isTaxId, contextError, textError } from './simulated-rules';
import type { Change, SimulatedAccount } from './simulated-account';

const formats: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG',
  'image/jpeg': '\xff\xd8\xff',
};
/** Max length of a document's content as it is sent, in base64. */
const maxContent = 10 * 1024 * 1024;

type Sent = { document_type?: string; content?: string; mime_type?: string };

/**
 * Validates documents as the broker does: an array, each document in base64 and of a known format that matches its
 * first bytes.
 */
export function receiveDocuments(one: SimulatedAccount, ageMs: number, body: unknown): Change {
  if (!Array.isArray(body) || body.length === 0)
    return { result: no(400, 40010000, 'an array of documents is required') };
  const sent = body as Sent[];
  for (const { document_type: type, content = '', mime_type: format = '' } of sent) {
    if (!type) return { result: no(422, 42210000, 'document_type is required') };
    if (content.length > maxContent) return { result: no(422, 42210000, 'document is larger than 10MB') };
    const start = formats[format];
    if (start === undefined) return { result: no(422, 42210000, 'mime_type is not supported') };
    if (!Buffer.from(content, 'base64').toString('latin1').startsWith(start))
      return { result: no(422, 42210000, 'content does not match mime_type') };
  }
  const given = sent.map(({ document_type: type = '' }) => type);
  const account = { ...one, course: courseAfter(one.course, ageMs, given) };
  return { result: { status: 204, body: undefined, text: '' }, account };
}

type Patch = {
  contact?: Record<string, unknown>;
  identity?: Record<string, unknown>;
  disclosures?: { context?: { context_type?: string }[] };
};

/** Applies changed details. As in the first application, the review rejects a new tax id that ends in 0001. */
export function applyPatch(
  one: SimulatedAccount,
  ageMs: number,
  { body, show }: { body: unknown; show: (account: SimulatedAccount) => object },
): Change {
  const { contact = {}, identity = {}, disclosures } = body as Patch;
  for (const [part, fields] of Object.entries({ contact, identity }))
    for (const [key, value] of Object.entries(fields)) {
      const wrong = textError(key, value);
      if (wrong) return { result: no(422, 42210000, `${part}.${key} ${wrong}`) };
    }
  const { tax_id: taxId = '' } = identity as { tax_id?: string };
  if (taxId !== '' && !isTaxId(taxId)) return { result: no(422, 42210000, 'tax_id is invalid') };
  if (taxId.endsWith('0422')) return { result: no(422, 42210000, 'tax_id could not be verified') };
  const wrong = contextError(disclosures?.context);
  if (wrong) return { result: no(422, 42210000, wrong) };
  const types = (disclosures?.context ?? []).map(({ context_type: type = '' }) => type);
  const given = [...Object.keys(contact), ...Object.keys(identity), ...types];
  const account = { ...one, course: courseAfter(one.course, ageMs, given, taxId.endsWith('0001')) };
  return { result: answer(200, show(account)), account };
}
