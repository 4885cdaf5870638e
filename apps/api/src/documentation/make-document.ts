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
  const refuse = async () => err({ code: 'unavailable' } as const);
  const entries = (Object.keys(routes) as OperationId[]).map((id) => [id, refuse]); // Object.keys forgets the literal types
  return Object.fromEntries(entries);
}
