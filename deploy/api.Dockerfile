# The api: one process, one port. Built from the project's root: docker build -f deploy/api.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV CI=1
# Of which source it is: there is no git in the image.
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
COPY . .
RUN node scripts/pnpm.mjs install --frozen-lockfile \
 && npm run artefact -- api

FROM node:24-bookworm-slim
# pg_dump and pg_restore for comanda backup and restore, of the server's version in compose.yaml.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates postgresql-client-15 \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=node --group=node /data /backups
WORKDIR /app
COPY --from=build --chown=root:root /src/artefacts/api ./
RUN printf '#!/bin/sh\nexec node /app/comanda.mjs "$@"\n' > /usr/local/bin/comanda \
 && chmod 755 /usr/local/bin/comanda
ENV HOST=0.0.0.0 PORT=4800 DATA_DIR=/data SURFACES_FILE=/app/surfaces.json
USER node
VOLUME /data /backups
EXPOSE 4800
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:4800/api/health/live').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# More memory would only be filled with what is no longer used.
CMD ["node", "--max-old-space-size=512", "start.mjs"]
