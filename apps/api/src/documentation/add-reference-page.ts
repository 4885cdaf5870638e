import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { completeDocument, type JsonObject } from './complete-document';

/** The reference page at /api/docs, and the document it shows at /api/openapi.json. Nothing on it comes from elsewhere. */
export async function addReferencePage(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(complete(app.swagger()))),
  );

  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: withoutForeignSources,
    transformSpecification: complete,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true },
    theme: { title: 'Comanda API' },
  });
}

function complete(document: object): JsonObject {
  return completeDocument(JSON.parse(JSON.stringify(document)));
}

/** The page's own policy names other hosts, asks for https even where there is none, and forgets the styles it writes itself. */
function withoutForeignSources(policy: string): string {
  return policy
    .replaceAll(/ (?:https:|validator\.swagger\.io)(?=[ ;])/g, '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace('upgrade-insecure-requests;', '')
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'");
}
