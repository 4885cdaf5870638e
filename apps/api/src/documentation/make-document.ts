import { err } from '@comanda/kernel';
import { type OperationId, routes } from '@comanda/contracts/routes';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Handlers, registerRoutes } from '../http/route';
import { addDocumentation } from './add-documentation';
import { completeDocument } from './complete-document';

/** The API document, from the route table alone: no database, no server. */
export async function makeDocument(): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await addDocumentation(app);
  registerRoutes(app, answerNothing());
  await app.ready();
  const document = JSON.parse(JSON.stringify(app.swagger()));
  await app.close();
  return `${JSON.stringify(completeDocument(document), null, 2)}\n`;
}

function answerNothing(): Handlers {
  const ids = Object.keys(routes) as OperationId[]; // Object.keys forgets the literal types
  return Object.fromEntries(ids.map((id) => [id, refuse])) as unknown as Handlers; // one per operation, by the line above
}

async function refuse() {
  return err({ code: 'unavailable' } as const);
}
