import { z } from 'zod';
import { productName } from '@/lib/content/shared/product';
import { failure } from '@/lib/contracts/shared/failure';
import { isFileEndpoint, type Endpoint } from '@/lib/contracts/shared/endpoint';
import type { Route } from './implement';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, generated from the contracts. */
export function openApiDocument(routes: Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const { endpoint } of routes) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1.0.0',
      description: 'The API this site uses.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schema(failure, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const status = String(endpoint.status ?? 200);
  const type = endpoint.produces ?? 'application/json';
  return {
    summary: endpoint.summary,
    ...(endpoint.needsRecentProof ? { description: recentProof } : {}),
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ bearer: [] }, ...(endpoint.access === 'optional' ? [{}] : [])] }),
    parameters: [
      ...pathParameters(endpoint.path),
      ...namedParameters('query', endpoint.query),
      ...namedParameters('header', endpoint.headers),
    ],
    ...requestBody(endpoint),
    responses: {
      [status]: { description: 'Success', content: { [type]: { schema: answerSchema(endpoint) } } },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const answerSchema = (endpoint: Endpoint): Json =>
  isFileEndpoint(endpoint) ? binary : schema(endpoint.response, 'output');

const recentProof =
  'Returns 403 `reauthentication_required` when the password was not confirmed in the last ten minutes. Confirm it with `POST /api/account/proof`.';

function requestBody({ body, form, file, isBodyOptional }: Endpoint): Json {
  if (file) {
    const content = Object.fromEntries(file.formats.map((format) => [format, { schema: binary }]));
    return { requestBody: { required: true, content } };
  }
  const of = body ?? form;
  const type = body ? 'application/json' : 'application/x-www-form-urlencoded';
  return of
    ? { requestBody: { required: isBodyOptional !== true, content: { [type]: { schema: schema(of, 'input') } } } }
    : {};
}

const binary = { type: 'string', format: 'binary' };

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function namedParameters(place: 'query' | 'header', of: z.ZodType | undefined): Json[] {
  if (!of) return [];
  const { properties = {}, required = [] } = schema(of, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: inner,
  }));
}

function schema(of: z.ZodType, io: 'input' | 'output'): Json {
  // Refinements have no equivalent in JSON Schema; their error messages explain them to callers.
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
