# The web apps behind Caddy, which also shares out calls to the api. Built from the project's root:
#   docker build -f deploy/web.Dockerfile --build-arg STRIPE_PUBLISHABLE_KEY=pk_live_… --build-arg PUBLIC_URL=https://… .
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV CI=1
COPY . .
RUN node scripts/pnpm.mjs install --frozen-lockfile \
 && node scripts/pnpm.mjs exec turbo build --filter='./apps/*' --filter='!@comanda/api' --filter='!@comanda/sandbox' --filter='!@comanda/storybook'
# Pages say which card form they may load. Only that there is a key and of which kind matters; no secret is put in.
ARG STRIPE_PUBLISHABLE_KEY=
ARG PUBLIC_URL=
RUN if [ -n "$STRIPE_PUBLISHABLE_KEY" ]; then export STRIPE_SECRET_KEY=only-for-the-policy; fi; \
    node scripts/policies.mjs /policies \
 && mkdir /site \
 && for app in apps/*/dist/index.html; do name="$(basename "$(dirname "$(dirname "$app")")")"; cp -R "apps/$name/dist" "/site/$name"; done

FROM caddy:2.10-alpine
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /policies /etc/caddy/policies
COPY --from=build /site /srv/apps
EXPOSE 80 443 8080 9080
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:9080/health"]
