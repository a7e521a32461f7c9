# The server with its page, for docs/running.md. It keeps nothing inside: give it DATABASE_URL and REDIS_URL, or a volume at /data.

FROM node:20-slim AS built
WORKDIR /boneyard
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/bundle.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA=/data
WORKDIR /boneyard
COPY --from=built /boneyard/dist dist
COPY --from=built /boneyard/node_modules node_modules
COPY --from=built /boneyard/packages packages
COPY --from=built /boneyard/package.json /boneyard/LICENSE ./
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process gets SIGTERM itself, and ends in an orderly way.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server.js"]
