# The server with its page, for docs/running.md. It keeps nothing inside: give it DATABASE_URL and REDIS_URL, or a volume at /data.
# It needs no rights and writes nowhere else: run it with --read-only --cap-drop all.

FROM node:20-slim AS built
WORKDIR /boneyard
COPY . .
RUN npm ci --no-audit --no-fund && npm run pack \
  && npm install --prefix /application --no-audit --no-fund dist/packages/boneyard-[0-9]*.tgz

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA=/data
COPY --from=built /application/node_modules /boneyard/node_modules
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process gets SIGTERM itself, and ends in an orderly way.
CMD ["node", "--max-semi-space-size=64", "/boneyard/node_modules/boneyard/bin/boneyard.mjs", "serve"]
