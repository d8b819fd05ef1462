# Builds the server from a checkout: docker build --tag notewire .
FROM node:24-bookworm-slim AS build
WORKDIR /app
# Compilers, for a machine that better-sqlite3 has no prebuilt binary for.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY . .
# Installed from its package, the server brings no development dependency.
RUN npm ci \
  && npm pack --ignore-scripts --pack-destination /tmp \
  && npm install --prefix /installed /tmp/notewire-*.tgz

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /installed/node_modules node_modules
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=sqlite:/data/notewire.db
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/notewire"]
CMD ["serve"]
