# One image for api, worker and the programs of a release: docs/operating.md, "In containers".
FROM node:26.10.0-trixie-slim AS build
WORKDIR /build
COPY . .
RUN npm run build

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIRECTORY=/data
WORKDIR /marquee
COPY --from=build /build/dist/release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/main.mjs"]
