import type {
  FastifyContextConfig,
  FastifyInstance,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';

type RouteHooks = {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onSend?: onSendAsyncHookHandler;
};

/** Gives hooks to those routes alone that need them; a route that waits for nothing is answered in one go. */
export function addRouteHooks(
  app: FastifyInstance,
  hooksFor: (config: FastifyContextConfig) => RouteHooks | undefined,
): void {
  app.addHook('onRoute', (route) => {
    const hooks = hooksFor(route.config ?? {});
    if (hooks === undefined) return;
    route.preHandler = [route.preHandler ?? [], hooks.preHandler].flat();
    route.onSend = [route.onSend ?? [], hooks.onSend ?? []].flat();
  });
}
