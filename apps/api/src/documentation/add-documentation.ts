import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { securitySchemes } from './complete-document';
import { nameSchemas } from './name-schemas';

/** Changes when a client has to. */
const CONTRACT_VERSION = '1';

/** Collects the routes that are registered after it into an OpenAPI document. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comanda',
        version: CONTRACT_VERSION,
        description:
          'Ordering for restaurants. Money is integer cents; an error is application/problem+json with a stable code.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes },
    },
    stripBasePath: true,
    hideUntagged: true,
    transform: createJsonSchemaTransform({}),
    transformObject: createJsonSchemaTransformObject({}),
  });
}
